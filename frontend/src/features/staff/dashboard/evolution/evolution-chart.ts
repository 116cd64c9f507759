import type { ChartNumbers, ChartZone, LineSeries } from '@/kit/chart/chart-types';
import { formatMonth } from '@/domain/dates';
import { compare, type Decimal, formatDecimal, toNumber } from '@/domain/decimal';

import type { Evolution } from './evolution';
import { evolutionText } from './evolution.text';
import { indexName, zoneName } from './evolution-sentence';

/** Years, then months: bare names when the zone's word says their year. */
export function categoriesOf({ years, months }: Evolution): string[] {
  const simulated = new Set(months.map(({ month }) => month.slice(0, 4)));
  const bare = simulated.size === 1 && months.length > 2;
  return [...years.map(String), ...months.map(({ month }) => formatMonth(month, bare))];
}

export const longLabels = ({ years, months }: Evolution): string[] => [
  ...years.map(String),
  ...months.map(({ month }) => formatMonth(month)),
];

export function zoneOf({ years, months }: Evolution): ChartZone | undefined {
  if (months.length === 0) return undefined;
  return { from: years.length, to: years.length + months.length - 1, label: zoneName(months) };
}

const drawn = (values: readonly (Decimal | null)[]) =>
  values.map((value) => (value ? toNumber(value) : null));

const isKnown = (values: readonly (Decimal | null)[]) => values.some((value) => value !== null);

/** Where a name stands: some way along the known points of its line. */
function along(values: readonly (Decimal | null)[], share: number): { nameAt: number } | object {
  const known = values.flatMap((value, place) => (value ? [place] : []));
  const place = known[Math.round((known.length - 1) * share)];
  return place === undefined ? {} : { nameAt: place };
}

export function seriesOf(evolution: Evolution): LineSeries[] {
  const { index, target, simulations } = evolution;
  const under = isUnder(evolution);
  const lines: (LineSeries | null)[] = [
    isKnown(index)
      ? {
          key: 'index',
          name: indexName(evolution),
          tone: 1,
          values: drawn(index),
          shape: 'circle',
          fill: true,
          side: under ? 'below' : 'above',
          ...along(index, 0.75),
        }
      : null,
    isKnown(target)
      ? {
          key: 'target',
          name: evolutionText.target,
          tone: 2,
          values: drawn(target),
          shape: 'diamond',
          line: 'dashed',
          side: under ? 'above' : 'below',
          valueLabels: [target.findLastIndex((value) => value !== null)],
          ...along(target, 0.65),
        }
      : null,
    isKnown(simulations)
      ? {
          key: 'simulations',
          name: evolutionText.simulations,
          tone: 3,
          values: drawn(simulations),
          shape: 'square',
          format: writeSimulated,
          side: 'below',
          ...along(simulations, 0.7),
        }
      : null,
    goalLine(evolution),
  ];
  return lines.filter((line) => line !== null);
}

/** The school's last index with a target lies under it. */
function isUnder({ index, target }: Evolution): boolean {
  const place = index.findLastIndex((value, at) => value !== null && target[at] != null);
  const [value, aim] = [index[place], target[place]];
  return value && aim ? compare(value, aim) < 0 : false;
}

/** The school's own goal, over the simulations or from the last index to the goal's year. */
function goalLine({ years, months, index, ownGoal }: Evolution): LineSeries | null {
  if (!ownGoal) return null;
  const length = years.length + months.length;
  const measured = Math.max(
    0,
    index.findLastIndex((value) => value !== null),
  );
  const start = months.length > 0 ? Math.min(years.length, Math.max(0, length - 3)) : measured;
  const value = toNumber(ownGoal.value);
  return {
    key: 'goal',
    name: evolutionText.ownGoal,
    tone: 4,
    values: Array.from({ length }, (_, place) => (place >= start ? value : null)),
    shape: 'none',
    line: 'dotted',
  };
}

/** The same numbers in words; the school's goal stands in its own year's row. */
export function numbersOf(evolution: Evolution, stage: string): ChartNumbers {
  const { index, target, simulations, ownGoal } = evolution;
  const labels = longLabels(evolution);
  const goalYear = ownGoal ? String(ownGoal.year) : null;
  const none = formatDecimal(null);
  const mixed = evolution.ownYears.length > 0 || evolution.invented;
  const isOwn = (place: number) => evolution.ownYears.includes(evolution.years[place] ?? 0);
  const elsewhere = evolution.invented ? 'inventado' : 'inep';
  const sourceOf = (place: number) =>
    index[place] ? evolutionText.sources[isOwn(place) ? 'escola' : elsewhere] : none;
  const rows = labels.map((label, place) => [
    label,
    formatDecimal(index[place], 1),
    formatDecimal(target[place], 1),
    formatDecimal(simulations[place], 2),
    ...(ownGoal ? [label === goalYear ? formatDecimal(ownGoal.value, 1) : none] : []),
    ...(mixed ? [sourceOf(place)] : []),
  ]);
  if (ownGoal && goalYear && !labels.includes(goalYear)) {
    const row = [goalYear, none, none, none, formatDecimal(ownGoal.value, 1), ...(mixed ? [none] : [])];
    rows.splice(evolution.years.length, 0, row);
  }
  return {
    caption: evolutionText.caption(stage),
    columns: [
      ...evolutionText.columns,
      ...(ownGoal ? [evolutionText.ownGoalColumn] : []),
      ...(mixed ? [evolutionText.sourceColumn] : []),
    ],
    rows,
  };
}

const places = (count: number) => {
  const write = new Intl.NumberFormat('pt-BR', {
    minimumFractionDigits: count,
    maximumFractionDigits: count,
  });
  return (value: number): string => write.format(value);
};

/** On the drawing only: one place as published. */
export const writeIndex = places(1);

/** On the drawing only: two places as simulated. */
const writeSimulated = places(2);
