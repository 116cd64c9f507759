import type { IdebRecord } from '@/api/ideb';
import {
  type Decimal,
  decimal,
  formatDecimal,
  isNegative,
  isZero,
  roundHalfUp,
  subtract,
} from '@/domain/decimal';
import { enumerate } from '@/domain/enumerate';
import type { Stage } from '@/domain/index/stage';

import type { Board } from './board';
import { dashboardText } from './dashboard.text';

const text = dashboardText.headline;

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
    learning: place ? directionOf(board, (record) => record.standardizedScore, place, 2) : null,
    approval: place ? directionOf(board, (record) => record.approvalRate, place, 2) : null,
  };
}

/** Only a change between the index's own two editions counts, as it is shown. */
function directionOf(
  { records }: Board,
  read: (record: IdebRecord) => string | null,
  { now, since }: { now: number; since: number },
  places: number,
): Direction | null {
  const valueOf = (year: number) => {
    const record = records.find((one) => one.year === year);
    return record ? decimal(read(record)) : null;
  };
  const [value, earlier] = [valueOf(now), valueOf(since)];
  return value && earlier ? direction(subtract(value, earlier), places) : null;
}

export function direction(change: Decimal, places: number): Direction {
  const shown = roundHalfUp(change, places);
  if (isZero(shown)) return 'same';
  return isNegative(shown) ? 'down' : 'up';
}

/** What learning and approval did; null when neither is known. */
function movementWords({ learning, approval }: Headline): string | null {
  if (learning && learning === approval) return text.learningAndApproval(text.bothMoved[learning]);
  const words = [
    learning ? text.learning(text.moved[learning]) : null,
    approval ? text.approval(text.moved[approval]) : null,
  ].filter((part) => part !== null);
  return words.length > 0 ? enumerate(words) : null;
}

export function headlineSentence(headline: Headline): string {
  const { stage, year, before } = headline;
  const now = formatDecimal(headline.now, 1);
  if (!before) return text.onlyEdition(year, stage, now);
  const earlier = formatDecimal(before.value, 1);
  const index = earlier === now ? text.unchanged(now) : text.changed(earlier, now);
  const span = text.span(before.year, year, stage);
  const movement = movementWords(headline);
  return movement ? text.withMovement(span, movement, index) : text.withoutMovement(span, index);
}
