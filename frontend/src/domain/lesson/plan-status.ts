/** Where a plan stands between whoever writes it and whoever approves it. */
export const planStatuses = ['rascunho', 'enviado', 'aprovado', 'devolvido'] as const;

export type PlanStatus = (typeof planStatuses)[number];

export const planStatusLabels: Readonly<Record<PlanStatus, string>> = {
  rascunho: 'Rascunho',
  enviado: 'Enviado',
  aprovado: 'Aprovado',
  devolvido: 'Devolvido',
};

export const planStatusOptions = planStatuses.map((value) => ({ value, label: planStatusLabels[value] }));
