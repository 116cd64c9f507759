/** A row of the study of the projection, as docs/projection-study.md has it: a test keeps both the same. */
export interface StudyRow {
  model: 'knowledge tracing' | 'item response';
  of: string;
  answered: string;
  /** Answers a class. */
  answers: number;
  /** Mean of index less truth, in hundredths of a point. */
  bias: string;
  width: string;
  /** How many intervals held the truth, in per cent. */
  coverage: string;
}

export const studyRows: readonly StudyRow[] = [
  {
    model: 'knowledge tracing',
    of: 'a class',
    answered: '21 of 21',
    answers: 50,
    bias: '-0.04',
    width: '3.1',
    coverage: '91.8',
  },
  {
    model: 'knowledge tracing',
    of: 'a class',
    answered: '21 of 21',
    answers: 200,
    bias: '-0.07',
    width: '1.3',
    coverage: '90.2',
  },
  {
    model: 'knowledge tracing',
    of: 'a class',
    answered: '10 of 21',
    answers: 200,
    bias: '-0.02',
    width: '1.6',
    coverage: '92.0',
  },
  {
    model: 'knowledge tracing',
    of: 'a class',
    answered: '21 of 21',
    answers: 1000,
    bias: '-0.02',
    width: '0.7',
    coverage: '89.0',
  },
  {
    model: 'item response',
    of: 'a class',
    answered: '21 of 21',
    answers: 50,
    bias: '-0.04',
    width: '3.0',
    coverage: '93.0',
  },
  {
    model: 'item response',
    of: 'a class',
    answered: '21 of 21',
    answers: 200,
    bias: '-0.02',
    width: '1.2',
    coverage: '90.1',
  },
  {
    model: 'item response',
    of: 'a class',
    answered: '10 of 21',
    answers: 200,
    bias: '-0.01',
    width: '1.8',
    coverage: '90.5',
  },
  {
    model: 'item response',
    of: 'a class',
    answered: '21 of 21',
    answers: 1000,
    bias: '+0.00',
    width: '0.6',
    coverage: '89.6',
  },
];

/** Classes that were made for each row. */
export const STUDY_CLASSES = 1_000;
