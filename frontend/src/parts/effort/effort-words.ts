import type { Effort, Measure, Tone } from '@/api/index/outlook';
import { compare, decimal, type Decimal, formatCount, formatPercent } from '@/domain/decimal';
import { formatLeast } from '@/domain/own-places';

import { effortText as text } from './effort.text';
import { areaOf } from './measured-area';
import { toneText } from './tone.text';

const ONE: Decimal = { digits: 1n, scale: 0 };
const TWO: Decimal = { digits: 2n, scale: 0 };

/** "dá em uma edição" */
export const toneWords = (tone: Tone, kind: Measure['kind']): string => toneText.tones[tone][kind];

/** "24 % do maior avanço", "1,3 vez o maior avanço", "2,5 vezes o avanço típico" */
export function shareWords({ share, measure: { kind } }: Effort): string {
  const read = decimal(share);
  if (!read) return '';
  if (compare(read, ONE) <= 0) {
    return text.percent[kind](formatPercent({ digits: read.digits * 100n, scale: read.scale }, 0));
  }
  return (compare(read, TWO) < 0 ? text.once : text.times)[kind](formatLeast(read));
}

/** "de 2017 a 2019", "avanço típico de 412 escolas de RO e SP" */
export function measureWords({ fromYear, toYear, schools, states }: Measure): string {
  if (fromYear !== null && toYear !== null) return text.fromTo(fromYear, toYear);
  return schools === null ? '' : text.typicalOf(schools, formatCount(schools), areaOf(states));
}
