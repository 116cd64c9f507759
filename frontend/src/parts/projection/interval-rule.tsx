import type { CSSProperties } from 'react';

import type { ProjectionIndex } from '@/api/learning/projection';
import { formatDecimal } from '@/domain/decimal';

import { intervalRuleText as text } from './interval-rule.text';

import './interval-rule.css';

const TICKS = [0, 2, 4, 6, 8, 10];

const at = (x: number): CSSProperties => ({ '--x': x }) as CSSProperties;

/** A projection on its own scale: the interval as a frame, the figure as a square. It has none of the bands of the IDEB. */
export function IntervalRule({ index, low, high }: ProjectionIndex) {
  return (
    <div
      className="interval-rule"
      role="img"
      aria-label={text.rule(formatDecimal(index), formatDecimal(low), formatDecimal(high))}
    >
      <span className="interval-rule-bar" />
      <span
        className="interval-rule-frame"
        style={{ '--x': Number(low), '--w': Number(high) - Number(low) } as CSSProperties}
      />
      <span className="interval-rule-mark" style={at(Number(index))} />
      {TICKS.map((tick) => (
        <span key={tick} className="interval-rule-tick" style={at(tick)}>
          {tick}
        </span>
      ))}
    </div>
  );
}
