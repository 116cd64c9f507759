export const schoolYearText = {
  open: 'Ano letivo',
  title: (year: number) => `Ano letivo de ${year}`,
  proposed:
    'Datas propostas: ajuste ao calendário da escola. A lei pede ao menos 200 dias letivos (LDB, art. 24).',
  set: 'Datas definidas pela escola. A lei pede ao menos 200 dias letivos (LDB, art. 24).',
  bimester: (number: number) => `${number}º bimestre`,
  first: 'Início',
  last: 'Fim',
  dateShape: 'dd/mm/aaaa',
  dateRequired: 'Informe a data.',
  dateWrong: 'Escreva dia, mês e ano: 17/04/2026.',
  saved: 'Bimestres salvos',
  failed: 'Erro ao salvar o ano letivo. Tente novamente.',
  year: 'Ano',
  close: 'Fechar',
};
