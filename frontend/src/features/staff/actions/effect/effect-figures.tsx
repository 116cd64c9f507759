import type { ReactNode } from 'react';

import type { Action, Indicator } from '@/api/actions/actions';
import type { ActionEffect, EffectAnswer } from '@/api/actions/effects';
import type { Way } from '@/api/index/outlook';
import { formatMeasure } from '@/domain/action/indicator';
import { formatCount } from '@/domain/decimal';
import { formatStep } from '@/domain/own-places';
import { Loading, Skeleton } from '@/kit/feedback/skeleton';
import { Button } from '@/kit/ui/button';
import { Tone } from '@/parts/effort/tone';
import { effortWords } from '@/parts/effort/way-sentence';

import { actionsText } from '../actions.text';
import { gainWords, type KnownEffect, observedDetail } from './effect-words';
import { effectText as text } from './effect.text';

import '@/kit/data/figure/figure.css';
import './effect-figures.css';

interface EffectFiguresProps {
  action: Action;
  effect: KnownEffect;
  /** Opens the action's form at the indicator. */
  onLink: () => void;
}

/** What the action is to do to the index, from where to where, what that takes, and what became of it. */
export function EffectFigures({ action, effect, onLink }: EffectFiguresProps) {
  const { indicator } = action;
  if (!indicator) {
    return (
      <NoEffect title={text.none} detail={actionsText.noIndicator}>
        {action.mayChange ? (
          <Button variant="text" flush onClick={onLink}>
            {text.linkIndicator}
          </Button>
        ) : null}
      </NoEffect>
    );
  }
  if (effect === 'pending') {
    return (
      <Loading quiet text={text.calculating}>
        <Skeleton className="mb-6 h-20 w-full" />
      </Loading>
    );
  }
  // A note on the page says so, and reads it again.
  if (effect === 'unknown') return null;
  const observed = <Observed answer={effect} indicator={indicator} />;
  if (!effect.effect) {
    const missing = effect.missing ?? 'sem_dados';
    return (
      <NoEffect title={text.titles[missing]} detail={text.reasons[missing]}>
        {effect.observed ? <dl className="effect-figures">{observed}</dl> : null}
      </NoEffect>
    );
  }
  return (
    <Figures indicator={indicator} effect={effect.effect}>
      {observed}
    </Figures>
  );
}

interface NoEffectProps {
  title: string;
  detail: string;
  children?: ReactNode;
}

const NoEffect = ({ title, detail, children }: NoEffectProps) => (
  <div className="effect-figures-none">
    <b>{title}</b>
    <p>{detail}</p>
    {children}
  </div>
);

function Observed({ answer: { observed }, indicator }: { answer: EffectAnswer; indicator: Indicator }) {
  // Without the edition that the baseline stands on nothing is observed.
  if (!observed || indicator.year === null) return null;
  return (
    <div>
      <dt>{text.observedIn(observed.year)}</dt>
      <dd className="effect-figures-change">{formatStep(observed.change, 1)}</dd>
      <dd>{observedDetail(indicator, indicator.year)}</dd>
    </div>
  );
}

interface FiguresProps {
  indicator: Indicator;
  effect: ActionEffect;
  /** What was observed, where there is something. */
  children: ReactNode;
}

function Figures({ indicator, effect, children }: FiguresProps) {
  const { kind, label, baseline, target } = indicator;
  const { way, year } = effect;
  return (
    <>
      <dl className="effect-figures">
        <div>
          <dt>{text.expected}</dt>
          <dd className="effect-figures-gain">{gainWords(effect)}</dd>
          <dd>{text.from(year)}</dd>
        </div>
        <div>
          <dt>{label}</dt>
          <dd className="effect-figures-change">
            {formatMeasure(kind, baseline)} <small>{text.to}</small> {formatMeasure(kind, target)}
          </dd>
          <Pupils way={way} />
        </div>
        {children}
      </dl>
      <Takes way={way} />
    </>
  );
}

function Pupils({ way: { pupils } }: { way: Way }) {
  if (pupils === null) return null;
  const { more, of } = pupils;
  return <dd>{text.morePupils(text.pupils(more), text.approved(more), formatCount(of))}</dd>;
}

/** What it takes beside what was ever done; without a measure there is nothing to say. */
export function Takes({ way: { effort, unit } }: { way: Way }) {
  if (!effort) return null;
  return (
    <p className="effect-figures-takes">
      <Tone tone={effort.tone} kind={effort.measure.kind} /> <span>{effortWords(effort, unit)}</span>
    </p>
  );
}
