import type { Calculation, Plan, Way } from '@/api/index/calculation';

/** A thing that has to move; without a difference it does not suffice. */
export const way = (rest: Partial<Way>): Way => {
  const lever = rest.lever ?? 'mt';
  return {
    lever,
    grade: null,
    unit: lever === 'mt' || lever === 'lp' ? 'pontos' : 'p.p.',
    current: '258.94',
    start: rest.current ?? '258.94',
    needed: '261.52',
    difference: '2.58',
    pupils: null,
    effort: null,
    ...rest,
  };
};

/** What a movement takes of the school's own best advance. */
export const effort = (
  share: string,
  tone: 'uma_edicao' | 'duas_edicoes' | 'alem',
): NonNullable<Way['effort']> => ({
  share,
  tone,
  measure: { kind: 'propria', by: '3.20', fromYear: 2017, toYear: 2019, schools: null, states: [] },
});

export const pupils = (more: number): NonNullable<Way['pupils']> => ({
  more,
  of: 317,
  notApproved: 19,
  source: 'alunos',
});

export const plan: Plan = {
  target: '5.1',
  threshold: '5.05',
  gap: '0.04',
  met: false,
  single: [],
  allGrades: null,
  free: null,
  onTheWay: null,
  goals: [],
  measuredBy: null,
};

/** The school of the drawings: 5,01 publishes 5,0. */
export const calculation: Calculation = {
  stage: 'anos_finais',
  edition: 2023,
  scoreLp: '5.36',
  scoreMt: '5.30',
  standardizedScore: '5.329667',
  performanceIndicator: '0.939961',
  line: { score: '5.32967', indicator: '0.93996', product: '5.0097', exact: null },
  index: '5.01',
  calculatedIdeb: '5.01',
  ideb: '5.0',
  steps: [],
  published: null,
  plan,
  levers: [],
  suggestions: [],
};
