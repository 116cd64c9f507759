import { formatMonth } from '@/domain/dates';
import { type Decimal, formatDecimal } from '@/domain/decimal';
import { enumerate } from '@/domain/enumerate';

import type { AgainstTarget, Evolution, SimulatedRange, Trend } from './evolution';
import { evolutionText as text } from './evolution.text';

function trendWords(trend: Trend): string {
  switch (trend.kind) {
    case 'single':
      return text.trend.single(trend.to);
    case 'every':
      return text.trend.every;
    default:
      return text.trend[trend.kind](trend.from, trend.to);
  }
}

/** In the years that have a target: INEP set the last ones long ago. */
const targetWords = ({ kind, from, to }: AgainstTarget): string =>
  text.againstTarget[kind](from === to ? text.inYear(to) : text.inYears(from, to));

/** The sentence under the title: how the index moved, and how it stands against INEP's targets. */
export function evolutionSentence(trend: Trend | null, target: AgainstTarget | null): string | null {
  const parts = [trend ? trendWords(trend) : null, target ? targetWords(target) : null];
  const known = parts.filter((part) => part !== null);
  return known.length > 0 ? text.sentence(enumerate(known)) : null;
}

/** Only what INEP published is called published. */
export function indexName({ index, ownYears, invented }: Evolution): string {
  if (ownYears.length === 0) return invented ? text.index.invented : text.index.published;
  const count = index.filter((value) => value !== null).length;
  return count === ownYears.length ? text.index.own : text.index.mixed;
}

/** What the panel of months shows: with their year when it is one. */
export function monthsTitle(months: Evolution['months']): { title: string; shortTitle: string } {
  const year = onlyYear(months);
  return year
    ? { title: text.monthsOfYear(year), shortTitle: text.monthsShortOfYear(year) }
    : { title: text.months, shortTitle: text.monthsShort };
}

/** The year that all months are of. */
export function onlyYear(months: Evolution['months']): string | null {
  const [year, ...others] = new Set(months.map(({ month }) => month.slice(0, 4)));
  return year && others.length === 0 ? year : null;
}

type Series = readonly (Decimal | null)[];

/** The first and the last point of a line; null for a line without any. */
function spanWords(name: string, labels: readonly string[], values: Series, places: number): string | null {
  const points = values.flatMap((value, place) =>
    value ? [text.summary.point(formatDecimal(value, places), labels[place] ?? '')] : [],
  );
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  return points.length === 1 ? text.summary.single(name, first) : text.summary.span(name, first, last);
}

/** The drawing in words. */
export function evolutionSummary(evolution: Evolution): string {
  const { years, months, index, target, simulations, range, ownGoal, ownYears } = evolution;
  const editions = years.map(String);
  const parts = [
    spanWords(indexName(evolution), editions, index, 1),
    spanWords(text.target, editions, target, 1),
    ownGoal ? text.summary.ownGoal(ownGoal.year, formatDecimal(ownGoal.value, 1)) : null,
    range ? text.summary.range(range.count, rangeWords(range)) : null,
    spanWords(
      text.summary.simulations,
      months.map(({ month }) => formatMonth(month)),
      simulations,
      2,
    ),
    ownYears.length > 0 ? text.summary.ownYears(enumerate(ownYears)) : null,
  ];
  return text.summary.whole(parts.filter((part) => part !== null).join('; '));
}

/** "4,86 a 5,21"; one figure where all are the same. */
export function rangeWords({ least, most }: SimulatedRange): string {
  const [from, to] = [formatDecimal(least, 2), formatDecimal(most, 2)];
  return from === to ? from : text.range(from, to);
}
