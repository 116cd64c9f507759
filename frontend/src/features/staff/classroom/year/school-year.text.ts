export const schoolYearText = {
  open: 'Ano letivo',
  title: (year: number) => `Ano letivo de ${year}`,
  proposed:
    'Datas propostas: ajuste ao calendário da escola. A lei pede ao menos 200 dias letivos (LDB, art. 24).',
  set: 'Datas definidas pela escola. A lei pede ao menos 200 dias letivos (LDB, art. 24).',
  bimester: (number: number) => `${number}º bimestre`,
  first: 'Início',
  last: 'Fim',
  dateRequired: 'Informe a data.',
  saved: 'Bimestres salvos',
  failed: 'Erro ao salvar o ano letivo. Tente novamente.',
  year: 'Ano',
  close: 'Fechar',
};
