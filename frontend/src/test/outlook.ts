import type { Measure, OutlookAnswer } from '@/api/index/outlook';

const best = (by: string): Measure => ({
  kind: 'propria',
  by,
  fromYear: 2021,
  toYear: 2023,
  schools: null,
  states: [],
});

/** What stands between the editions of `records.ts` and a goal of the school, for tests. */
export const outlookAnswer: OutlookAnswer = {
  year: 2023,
  source: 'inep',
  idebScore: '5.0',
  agrees: true,
  index: '5.01',
  goal: { ideb: '5.1', year: 2027, origin: 'escola', reached: false, met: false },
  aim: { ideb: '5.1', year: 2027, origin: 'escola' },
  threshold: '5.05',
  gap: '0.04',
  met: false,
  ways: [
    {
      lever: 'aprovacao',
      grade: null,
      unit: 'p.p.',
      current: '94.00',
      start: '94.00',
      needed: '94.80',
      difference: '0.80',
      pupils: { more: 3, of: 317, notApproved: 19, source: 'informada' },
      effort: { share: '0.25', tone: 'uma_edicao', measure: best('3.20') },
    },
    {
      lever: 'mt',
      grade: null,
      unit: 'pontos',
      current: '258.94',
      start: '258.94',
      needed: '261.52',
      difference: '2.58',
      pupils: null,
      effort: { share: '0.37', tone: 'uma_edicao', measure: best('6.90') },
    },
  ],
  onTheWay: null,
  measuredBy: 'propria',
};
