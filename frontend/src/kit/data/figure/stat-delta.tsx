import { ArrowDown, ArrowUp, Minus } from 'lucide-react';

import {
  absolute,
  type Decimal,
  decimal,
  formatDecimal,
  isNegative,
  isZero,
  roundHalfUp,
} from '@/domain/decimal';

import { statDeltaText } from './stat-delta.text';

import './stat-delta.css';

interface StatDeltaProps {
  value: Decimal | string;
  places?: number;
  /** "p.p." after the figure. */
  unit?: string;
  /** For figures that are better when they fall. */
  lowerIsBetter?: boolean;
}

/** A change: the arrow is the direction, the colour says good or bad, the words say both. */
export function StatDelta({ value, places = 1, unit, lowerIsBetter = false }: StatDeltaProps) {
  const read = typeof value === 'string' ? decimal(value) : value;
  if (!read) return null;
  const change = roundHalfUp(read, places);
  const text = `${formatDecimal(absolute(change))}${unit ? `\u00a0${unit}` : ''}`;
  if (isZero(change)) {
    return (
      <span className="stat-delta stat-delta-same">
        <Minus className="icon" />
        {text}
      </span>
    );
  }
  const falls = isNegative(change);
  const Arrow = falls ? ArrowDown : ArrowUp;
  return (
    <span className={falls === lowerIsBetter ? 'stat-delta stat-delta-good' : 'stat-delta stat-delta-bad'}>
      <Arrow className="icon" />
      <span className="sr-only">{falls ? statDeltaText.falls : statDeltaText.rises} </span>
      {text}
    </span>
  );
}
