import { formatMonth } from '@/domain/dates';
import { type Decimal, formatDecimal } from '@/domain/decimal';

import type { AgainstTarget, Evolution, Trend } from './evolution';
import { list } from '../list';

function trendWords(trend: Trend): string {
  switch (trend.kind) {
    case 'single':
      return `tem só o IDEB de ${trend.to}`;
    case 'every':
      return 'cresce a cada edição';
    case 'up':
      return `subiu de ${trend.from} para ${trend.to}`;
    case 'down':
      return `caiu de ${trend.from} para ${trend.to}`;
    case 'same':
      return `repetiu em ${trend.to} o índice de ${trend.from}`;
  }
}

function targetWords({ kind, since, single }: AgainstTarget): string {
  const when = single ? `em ${since}` : `desde ${since}`;
  return kind === 'below' ? `ficou abaixo da Meta MEC ${when}` : `atingiu a Meta MEC ${when}`;
}

interface Point {
  label: string;
  value: Decimal;
}

const span = (name: string, points: readonly Point[], places: number): string | null => {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const write = (point: Point) => `${formatDecimal(point.value, places)} em ${point.label}`;
  return first === last ? `${name} ${write(first)}` : `${name} de ${write(first)} a ${write(last)}`;
};

const pointsOf = (labels: readonly string[], values: readonly (Decimal | null)[]): Point[] =>
  values.flatMap((value, place) => (value ? [{ label: labels[place] ?? '', value }] : []));

/** Only what INEP published is called published. */
function indexName({ index, ownYears }: Evolution): string {
  if (ownYears.length === 0) return 'IDEB publicado';
  const known = index.filter((value) => value !== null).length;
  return known === ownYears.length ? 'IDEB da escola' : 'IDEB';
}

export const evolutionText = {
  title: 'Evolução IDEB + Simulações',
  stage: 'Etapa',
  sentence: (trend: Trend | null, target: AgainstTarget | null) => {
    const parts = [trend ? trendWords(trend) : null, target ? targetWords(target) : null].filter(Boolean);
    return parts.length > 0 ? `A escola ${parts.join(' e ')}.` : null;
  },
  onlySimulations: 'Só há simulações nesta etapa; o IDEB publicado aparece quando existir.',
  index: indexName,
  target: 'Meta MEC',
  simulations: 'Média mensal',
  ownGoal: 'Meta da escola',
  zone: (months: readonly { month: string }[]) => {
    const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))];
    return years.length === 1 && months.length > 2 ? `simulações, ${years[0]}` : 'simulações';
  },
  summary: (evolution: Evolution, labels: readonly string[]) => {
    const parts = [
      span(indexName(evolution), pointsOf(labels, evolution.index), 1),
      span('Meta MEC', pointsOf(labels, evolution.target), 1),
      span('média mensal das simulações', pointsOf(labels, evolution.simulations), 2),
      evolution.ownGoal
        ? `meta da escola para ${evolution.ownGoal.year}: ${formatDecimal(evolution.ownGoal.value, 1)}`
        : null,
      evolution.ownYears.length > 0 ? `informado pela escola: ${list(evolution.ownYears)}` : null,
    ];
    return `${parts.filter(Boolean).join('; ')}.`;
  },
  columns: ['Ano ou mês', 'IDEB', 'Meta MEC', 'Simulações'],
  ownGoalColumn: 'Meta da escola',
  sourceColumn: 'Fonte do IDEB',
  source: ({ years, ownYears }: Evolution, place: number) =>
    ownYears.includes(years[place] ?? 0) ? 'Escola' : 'INEP',
  ownIndex: (years: readonly number[]) =>
    `O IDEB de ${list(years)} foi informado pela escola; o INEP ainda não o publicou.`,
  caption: (stage: string) => `Evolução IDEB + Simulações, ${stage}`,
  csvName: (stage: string) => `evolucao-ideb-${stage.replaceAll('_', '-')}`,
  month: (month: string) => formatMonth(month),
  unpublished: (year: number) =>
    `Em ${year} o INEP não publicou o IDEB da escola nesta etapa: ele só sai com pelo menos 10 alunos na prova e a participação mínima, ou quando a escola pede a divulgação.`,
};
