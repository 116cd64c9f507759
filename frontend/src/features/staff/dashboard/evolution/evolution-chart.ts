import type { ChartBand, ChartGoal, ChartLine, ChartNumbers, ChartPanel } from '@/kit/chart/chart-types';
import { formatMonth } from '@/domain/dates';
import { compare, type Decimal, formatDecimal, toNumber } from '@/domain/decimal';

import type { Evolution } from './evolution';
import { evolutionText } from './evolution.text';
import { indexName, monthsTitle, onlyYear, rangeWords } from './evolution-sentence';

/** The bands of the rule, beside the axis: the empty part above means "Boa". */
export const bands: readonly ChartBand[] = [
  { key: 'low', from: 0, to: 4 },
  { key: 'mid', from: 4, to: 6 },
  { key: 'high', from: 6, to: 10 },
];

/** Places of an axis that it has however few there are, and the most that count. */
const YEARS = 6;
const MONTHS = { fewest: 3, most: 6 };

/** The editions, and beside them the months: a month is not an edition. */
export function panelsOf(evolution: Evolution): ChartPanel[] {
  const panels = [editionsOf(evolution), monthsOf(evolution)];
  return panels.filter((panel) => panel.ticks.length > 0);
}

function editionsOf(evolution: Evolution): ChartPanel {
  const { years, index, target, range } = evolution;
  const under = isUnder(evolution);
  const pointsOf = (values: readonly (Decimal | null)[]) =>
    years.flatMap((year, place) => pointAt(year, values[place], String(year), 1));
  const lines: ChartLine[] = [
    {
      key: 'target',
      name: evolutionText.target,
      tone: 2,
      shape: 'diamond',
      dashed: true,
      points: pointsOf(target),
      values: 'last',
      side: under ? 'above' : 'below',
      nameAt: 0.6,
    },
    {
      key: 'index',
      name: indexName(evolution),
      tone: 1,
      shape: 'circle',
      points: pointsOf(index),
      values: 'ends',
      side: under ? 'below' : 'above',
      nameAt: 0.6,
    },
  ];
  return {
    key: 'editions',
    weight: Math.max(YEARS, years.length),
    ticks: years.map((year) => ({ x: year, label: String(year) })),
    lines: lines.filter(({ points }) => points.length > 0),
    goal: goalOf(evolution),
    range: range
      ? {
          x: range.year,
          least: toNumber(range.least),
          most: toNumber(range.most),
          tone: 3,
          name: evolutionText.simulations,
          value: rangeWords(range),
        }
      : null,
  };
}

function monthsOf({ months, simulations }: Evolution): ChartPanel {
  const bare = onlyYear(months) !== null;
  const points = months.flatMap(({ month }, place) =>
    pointAt(monthNumber(month), simulations[place], formatMonth(month), 2),
  );
  const [first, last] = [points[0], points.at(-1)];
  const span = first && last ? last.x - first.x + 1 : 0;
  return {
    key: 'months',
    ...monthsTitle(months),
    weight: Math.min(MONTHS.most, Math.max(MONTHS.fewest, span)),
    ticks: Array.from({ length: span }, (_, step) => {
      const x = (first?.x ?? 0) + step;
      return { x, label: formatMonth(monthOf(x), bare) };
    }),
    lines: [
      {
        key: 'months',
        name: null,
        tone: 3,
        shape: 'square',
        points,
        values: 'ends',
        side: 'above',
        nameAt: 0,
      },
    ],
  };
}

/** Months on a scale, so that one without a simulation keeps its place. */
const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
const monthOf = (number: number): string =>
  `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;

const pointAt = (x: number, value: Decimal | null | undefined, when: string, places: number) =>
  value ? [{ x, y: toNumber(value), value: formatDecimal(value, places), when }] : [];

/** The school's last index with a target lies under it. */
function isUnder({ index, target }: Evolution): boolean {
  const place = index.findLastIndex((value, at) => value !== null && target[at] != null);
  const [value, aim] = [index[place], target[place]];
  return value && aim ? compare(value, aim) < 0 : false;
}

/** The school's own goal at its year, and the way there from the last index before it. */
function goalOf({ years, index, ownGoal }: Evolution): ChartGoal | null {
  if (!ownGoal) return null;
  const place = index.findLastIndex((value) => value !== null);
  const [year, value] = [years[place], index[place]];
  return {
    x: ownGoal.year,
    y: toNumber(ownGoal.value),
    value: formatDecimal(ownGoal.value, 1),
    when: String(ownGoal.year),
    name: evolutionText.ownGoal,
    shortName: evolutionText.ownGoalShort,
    from: year !== undefined && year < ownGoal.year && value ? { x: year, y: toNumber(value) } : null,
  };
}

/** The same numbers in words; goal and simulations stand in the row of their edition. */
export function numbersOf(evolution: Evolution, stage: string): ChartNumbers {
  const { years, months, index, target, simulations, range, ownGoal } = evolution;
  const none = formatDecimal(null);
  const mixed = evolution.ownYears.length > 0 || evolution.invented;
  const elsewhere = evolution.invented ? 'inventado' : 'inep';
  const sourceOf = (year: number) =>
    evolutionText.sources[evolution.ownYears.includes(year) ? 'escola' : elsewhere];
  const columns = [
    ...evolutionText.columns,
    ownGoal ? evolutionText.ownGoalColumn : null,
    mixed ? evolutionText.sourceColumn : null,
  ];
  /** Without the columns that nothing stands in. */
  const told = (cells: readonly (string | null)[]) =>
    cells.flatMap((cell, place) => (columns[place] == null ? [] : [cell ?? none]));
  const editions = years.map((year, place) =>
    told([
      String(year),
      formatDecimal(index[place], 1),
      formatDecimal(target[place], 1),
      range?.year === year ? rangeWords(range) : null,
      ownGoal?.year === year ? formatDecimal(ownGoal.value, 1) : null,
      index[place] ? sourceOf(year) : null,
    ]),
  );
  const byMonth = months.map(({ month }, place) =>
    told([formatMonth(month), null, null, formatDecimal(simulations[place], 2), null, null]),
  );
  return {
    caption: evolutionText.caption(stage),
    columns: told(columns),
    rows: [...editions, ...byMonth],
  };
}
