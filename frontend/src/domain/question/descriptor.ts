/** The grades whose Saeb matrix a descriptor may be of. */
export const saebGrades = ['5', '9', 'em'] as const;
export type SaebGrade = (typeof saebGrades)[number];

export const saebGradeLabels: Readonly<Record<SaebGrade, string>> = {
  '5': '5º ano',
  '9': '9º ano',
  em: 'Ensino Médio',
};
