import type { IdebRecord } from '@/api/index/ideb';

const basic = { name: 'basico', source: 'Todos pela Educação / QEdu', official: false } as const;

/** A published edition of Anos Finais, for tests. */
export const record = (year: number, ideb: string | null, rest: Partial<IdebRecord> = {}): IdebRecord => ({
  id: null,
  year,
  stage: 'anos_finais',
  network: 'estadual',
  source: 'inep',
  idebScore: ideb,
  approvalRate: null,
  saebScore: null,
  mecGoal: null,
  standardizedScore: null,
  performanceIndicator: null,
  printedScore: null,
  printedIndicator: null,
  line: null,
  proficiencyLp: null,
  proficiencyMt: null,
  levelLp: null,
  levelMt: null,
  approvalByGrade: [],
  check: null,
  ...rest,
});

export const edition2021 = record(2021, '4.9', {
  approvalRate: '95.2',
  standardizedScore: '5.115333',
  performanceIndicator: '0.952226',
  printedScore: '5.12',
  printedIndicator: '0.952',
  proficiencyLp: '254.88',
  proficiencyMt: '252.04',
  mecGoal: '5.4',
  approvalByGrade: [{ grade: '6º ano', rate: '95.7' }],
});

export const edition2023 = record(2023, '5.0', {
  approvalRate: '94.0',
  standardizedScore: '5.329667',
  performanceIndicator: '0.939961',
  printedScore: '5.33',
  printedIndicator: '0.940',
  line: { score: '5.32967', indicator: '0.93996', product: '5.0097', exact: null },
  proficiencyLp: '260.84',
  proficiencyMt: '258.94',
  levelLp: { from: 250, to: 275, band: basic },
  levelMt: { from: 250, to: 275, band: basic },
  approvalByGrade: [
    { grade: '6º ano', rate: '93.4' },
    { grade: '7º ano', rate: null },
  ],
});
