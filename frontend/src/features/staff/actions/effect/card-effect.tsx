import type { Action, Indicator } from '@/api/actions/actions';
import type { EffectAnswer } from '@/api/actions/effects';
import type { ActionStatus } from '@/domain/action/words';
import { Skeleton } from '@/kit/feedback/skeleton';
import { Button } from '@/kit/ui/button';

import { actionsText } from '../actions.text';
import { riseWords } from '../list/action-words';
import { changeWords, gainWords, type KnownEffect, observedWords, whereWords } from './effect-words';
import { effectText as text } from './effect.text';

import './card-effect.css';

interface CardEffectProps {
  action: Action;
  effect: KnownEffect;
  /** The school plans for more than one stage: each effect says of which it is. */
  saysStage: boolean;
  /** Opens the action's form at the indicator. */
  onLink: () => void;
}

/** What an action is to do to the index, or why nothing is said of it; never +0,00. */
export function CardEffect({ action, effect, saysStage, onLink }: CardEffectProps) {
  const { indicator, status } = action;
  if (!indicator) return <NoIndicator action={action} onLink={onLink} />;
  if (effect === 'pending' || effect === 'unknown' || !effect.effect) {
    return <NotKnown indicator={indicator} effect={effect} />;
  }
  const stage = saysStage ? indicator.stage : null;
  return (
    <p className={isUnderWay(status) ? 'card-effect' : 'card-effect card-effect-over'}>
      <b>{gainWords(effect.effect)}</b>
      <span>
        <span>{whereWords(stage)}</span> <span>{changeWords(effect.effect.way)}</span>{' '}
        <Observed effect={effect} indicator={indicator} />
      </span>
    </p>
  );
}

const isUnderWay = (status: ActionStatus): boolean => status === 'ativo' || status === 'planejada';

function Observed({ effect, indicator }: { effect: EffectAnswer; indicator: Indicator }) {
  const words = observedWords(effect, indicator);
  return words === null ? null : <span>{words}</span>;
}

function NoIndicator({ action, onLink }: Pick<CardEffectProps, 'action' | 'onLink'>) {
  return (
    <p className="card-effect card-effect-none">
      <b>{text.none}</b>
      {actionsText.noIndicator}
      {action.mayChange ? (
        <Button
          variant="text"
          className="card-effect-link"
          aria-label={actionsText.linkOf(action.title)}
          onClick={onLink}
        >
          {actionsText.link}
        </Button>
      ) : null}
    </p>
  );
}

/** On its way, not to be had, or not to be reckoned: what is aimed at stands there all the same. */
function NotKnown({ indicator, effect }: { indicator: Indicator; effect: KnownEffect }) {
  const rise = <span>{riseWords(indicator)}</span>;
  if (effect === 'pending') {
    return (
      <p className="card-effect">
        <Skeleton className="h-9 w-16" />
        <span>{rise}</span>
      </p>
    );
  }
  if (effect === 'unknown' || effect.missing === null) {
    return (
      <p className="card-effect">
        <span>{rise}</span>
      </p>
    );
  }
  return (
    <p className="card-effect card-effect-none">
      <b>{text.titles[effect.missing]}</b>
      {rise} <span>{text.reasons[effect.missing]}</span> <Observed effect={effect} indicator={indicator} />
    </p>
  );
}
