import type { ReferenceSchool } from '@/api/reference';
import type { FoundSchool } from '@/api/school-search';

/** A school of the mock's, for tests. */
export const alzira: FoundSchool = {
  inepCode: '35999001',
  name: 'E. E. Profª Alzira Moura Campos',
  municipality: 'Vale do Saber',
  state: 'SP',
  network: 'estadual',
  results: [{ stage: 'anos_finais', year: 2023, idebScore: '5.0' }],
};

export const bento: FoundSchool = {
  ...alzira,
  inepCode: '35999014',
  name: 'E. M. Alzira Bento',
  municipality: 'Monte Claro',
  network: 'municipal',
  results: [],
};

type Outlook = ReferenceSchool['outlooks'][number];
type Way = NonNullable<Outlook['answer']>['ways'][number];

const way = (lever: Way['lever'], difference: string, grade: string | null = null): Way => ({
  lever,
  grade,
  unit: lever === 'mt' || lever === 'lp' ? 'pontos' : 'p.p.',
  current: '90.00',
  start: '90.00',
  needed: '95.00',
  difference,
  pupils: null,
  effort: null,
});

export const ways = {
  approval: way('aprovacao', '0.80'),
  mathematics: way('mt', '2.58'),
  grade: way('grade', '3.10', '6º ano'),
};

export const outlook: Outlook = {
  stage: 'anos_finais',
  missing: null,
  answer: {
    year: 2023,
    source: 'inep',
    idebScore: '5.0',
    agrees: true,
    index: '5.01',
    goal: null,
    aim: { ideb: '5.1', year: null, origin: 'proximo' },
    threshold: '5.05',
    gap: '0.04',
    met: false,
    ways: [ways.approval, ways.mathematics, ways.grade],
    onTheWay: null,
    measuredBy: null,
  },
};

/** The same school with its history and what it lacks. */
export const alziraWhole: ReferenceSchool = {
  inepCode: alzira.inepCode,
  name: alzira.name,
  municipality: alzira.municipality,
  municipalityCode: '3599997',
  state: 'SP',
  network: 'estadual',
  results: [
    { stage: 'anos_finais', year: 2013, idebScore: '4.1' },
    { stage: 'anos_finais', year: 2023, idebScore: '5.0' },
  ],
  outlooks: [outlook],
};
