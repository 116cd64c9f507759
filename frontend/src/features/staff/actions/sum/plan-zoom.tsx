import type { CSSProperties } from 'react';

import { compare, type Decimal, formatDecimal, roundHalfUp } from '@/domain/decimal';

import { type PlanTenths, planTenths } from './plan-tenths';
import { planZoomText as text } from './plan-zoom.text';

import '@/parts/index/rule-zoom.css';
import './plan-zoom.css';

interface PlanZoomProps {
  /** The index before rounding: now, with the whole plan, and without what is late of it; null where nothing is. */
  now: Decimal;
  all: Decimal;
  withoutLate: Decimal | null;
  /** The index to publish, one place, and from where on INEP rounds to it. */
  target: Decimal;
  threshold: Decimal;
  /** Of which edition it is now: "2023". */
  when: string;
}

const tenth = (value: number): string => formatDecimal({ digits: BigInt(Math.max(value, 0)), scale: 1 });
const zoneWords = (value: number, step: number): string =>
  step === 1 ? tenth(value) : text.zone(tenth(value), tenth(value + step - 1));
const lowerEnd = (value: number): string => formatDecimal({ digits: BigInt(value * 10 - 5), scale: 2 });

/** From here on, in percent of the width, words end where their mark stands. */
const EDGE = 70;

function sentence({ now, all, withoutLate, target, threshold, when }: PlanZoomProps): string {
  return [
    text.stands(when, formatDecimal(now)),
    text.leads(formatDecimal(all), formatDecimal(roundHalfUp(all, 1))),
    withoutLate ? text.without(formatDecimal(withoutLate)) : null,
    text.needs(formatDecimal(target, 1), formatDecimal(threshold, 2)),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The rule close up with a plan on it: where the index stands, where the plan leads, and where without what is late. */
export function PlanZoom(props: PlanZoomProps) {
  const { now, all, withoutLate, target, when } = props;
  const zoomed = planTenths(now, all, withoutLate ?? all, target);
  const mark = text.of(when, formatDecimal(now));
  const style = {
    '--x': zoomed.now,
    '--g': zoomed.all,
    '--s': zoomed.withoutLate,
    '--letters': mark.length,
  } as CSSProperties;
  const { tenths, step, goal } = zoomed;
  return (
    <div
      className={withoutLate ? 'rule-zoom plan-zoom plan-zoom-two' : 'rule-zoom plan-zoom'}
      style={style}
      role="img"
      aria-label={sentence(props)}
    >
      <div className="rule-zoom-bar">
        {tenths.map((value) => (
          <i key={value} className={zoneClass(value, zoomed)}>
            <span className="rule-zoom-word">
              <span className="rule-zoom-pub plan-zoom-pub">{text.publishes} </span>
              {zoneWords(value, step)}
            </span>
          </i>
        ))}
      </div>
      {compare(all, now) > 0 ? <span className="plan-zoom-way" /> : null}
      {withoutLate ? <span className="plan-zoom-late" /> : null}
      <span className="plan-zoom-all" />
      <span className="rule-zoom-at" />
      <span className="rule-zoom-now">{mark}</span>
      <span className={zoomed.all > EDGE ? 'plan-zoom-sum plan-zoom-end' : 'plan-zoom-sum'}>
        <span className="rule-zoom-pub">{text.withAll}</span>
        {formatDecimal(all)}
      </span>
      {withoutLate ? (
        <span className="plan-zoom-without">
          {text.withoutLate}
          {formatDecimal(withoutLate)}
        </span>
      ) : null}
      {tenths.slice(1).map((value, zone) => (
        <span
          key={value}
          className={`rule-zoom-cut plan-zoom-cut${value === goal ? '' : ' rule-zoom-cut-other'}`}
          style={{ '--c': ((zone + 1) * 100) / tenths.length } as CSSProperties}
        >
          {lowerEnd(value)}
        </span>
      ))}
    </div>
  );
}

function zoneClass(value: number, { published, goal, step, far, mid }: PlanTenths): string {
  const isMine = published >= value && published < value + step;
  const kind = value === goal ? 'rule-zoom-goal' : isMine ? 'rule-zoom-me' : 'rule-zoom-other';
  return `${kind}${far.has(value) ? ' plan-zoom-far' : ''}${mid.has(value) ? ' plan-zoom-mid' : ''}`;
}
