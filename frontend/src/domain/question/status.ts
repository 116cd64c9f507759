export const questionStatuses = ['rascunho', 'ativa', 'inativa'] as const;
export type QuestionStatus = (typeof questionStatuses)[number];

export const statusLabels: Readonly<Record<QuestionStatus, string>> = {
  rascunho: 'Rascunho',
  ativa: 'Ativa',
  inativa: 'Inativa',
};
