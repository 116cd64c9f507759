import { type Decimal, isNegative, isZero, roundHalfUp, subtract } from '@/domain/decimal';
import type { Stage } from '@/domain/stage';

import type { Board, Figure } from './board';

export type Direction = 'up' | 'down' | 'same';

/** What the sentence under the page's title says. */
export interface Headline {
  stage: Stage;
  year: number;
  now: Decimal;
  /** The edition before; null when there is none. */
  before: { year: number; value: Decimal } | null;
  learning: Direction | null;
  approval: Direction | null;
}

export function headlineOf(board: Board): Headline | null {
  const { stage, index } = board;
  if (!index) return null;
  const { change } = index;
  const place = change ? { now: index.year, since: change.since } : null;
  return {
    stage,
    year: index.year,
    now: index.value,
    before: change ? { year: change.since, value: subtract(index.value, change.value) } : null,
    learning: place ? directionOf(board.learning, place, 2) : null,
    approval: place ? directionOf(board.approval, place, 1) : null,
  };
}

/** Only a change between the index's own two editions counts, as it is shown. */
function directionOf(
  figure: Figure | null,
  { now, since }: { now: number; since: number },
  places: number,
): Direction | null {
  if (!figure?.change || figure.year !== now || figure.change.since !== since) return null;
  return direction(figure.change.value, places);
}

export function direction(change: Decimal, places: number): Direction {
  const shown = roundHalfUp(change, places);
  if (isZero(shown)) return 'same';
  return isNegative(shown) ? 'down' : 'up';
}
