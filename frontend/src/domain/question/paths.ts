import { staffPaths, staffScreenPaths } from '@/domain/staff-paths';

/** The school's questions. */
export const questionBank = `${staffPaths.classroom}?aba=questoes`;

/** A test on paper of these questions. */
export const testOf = (questions: readonly number[]): string =>
  `${staffScreenPaths['staff/paper-test'][0]}?questoes=${questions.join(',')}`;

/** The import into the bank, of a subject where one is named. */
export const importInto = (subjectId: number | null): string =>
  `${questionBank}${subjectId === null ? '' : `&disciplina=${subjectId}`}&importar=questoes`;
