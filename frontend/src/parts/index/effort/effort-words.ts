import type { Schemas } from '@/api/wire/address';
import { compare, decimal, type Decimal, formatCount, formatPercent } from '@/domain/decimal';
import { enumerate } from '@/domain/enumerate';
import { formatLeast } from '@/domain/own-places';

import { effortText as text } from './effort.text';

export type Effort = Schemas['Effort'];
export type Measure = Schemas['Measure'];
export type MeasureKind = Schemas['MeasureKind'];
export type Tone = Schemas['Tone'];

const ONE: Decimal = { digits: 1n, scale: 0 };
const TWO: Decimal = { digits: 2n, scale: 0 };

/** "dá em uma edição" */
export const toneWords = (tone: Tone, kind: MeasureKind): string => text.tones[kind][tone];

/** "24 % do maior avanço", "1,3 vez o maior avanço", "2,5 vezes o avanço típico" */
export function shareWords({ share, measure: { kind } }: Effort): string {
  const read = decimal(share);
  if (!read) return '';
  if (compare(read, ONE) <= 0) {
    return text.percent[kind](formatPercent({ digits: read.digits * 100n, scale: read.scale }, 0));
  }
  return (compare(read, TWO) < 0 ? text.once : text.times)[kind](formatLeast(read));
}

/** "de 2017 a 2019", "avanço típico de 412 escolas (RO e SP)" */
export function measureWords({ fromYear, toYear, schools, states }: Measure): string {
  if (fromYear !== null && toYear !== null) return text.fromTo(fromYear, toYear);
  return schools === null ? '' : text.typicalOf(schools, formatCount(schools), enumerate(states));
}
