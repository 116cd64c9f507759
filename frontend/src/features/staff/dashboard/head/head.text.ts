export const headText = {
  edition: (year: number) => `edição ${year}`,
  noEdition: 'sem IDEB',
  stage: (stage: string, edition: string) => `Etapa: ${stage} ${edition}. Trocar`,
  choose: 'Etapa',
  print: 'Imprimir',
};
