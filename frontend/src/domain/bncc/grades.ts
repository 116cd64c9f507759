import { stageGrades, stages } from '@/domain/index/stage';

/** The grades that codes of the BNCC are of, from the 1st year to the last of the ensino médio. */
export const bnccGrades: readonly string[] = stages.flatMap((stage) => stageGrades[stage]);

export const gradeOptions = bnccGrades.map((grade) => ({ value: grade, label: grade }));

/** The years of a code in words: "EF05MA07" is of one, "EF35LP01" of a block, "EM13MAT101" of the ensino médio. */
export function gradesOf(code: string): string {
  const [, stage, from, to] = /^(E[IFM])(\d)(\d)/.exec(code) ?? [];
  if (stage === 'EM') return 'Ensino Médio';
  if (stage === 'EI') return 'Educação Infantil';
  if (from === undefined || to === undefined) return '';
  return from === '0' ? `${to}º ano` : `${from}º ao ${to}º ano`;
}
