export const answerText = {
  loading: 'Carregando o IDEB da escola...',
  failed: 'Não foi possível carregar o IDEB desta escola.',
  gone: 'Esta escola não está nos dados carregados.',
  index: 'IDEB',
  stages: 'Etapa',
  /** "E. E. Alzira • Anos Finais, IDEB 2023" */
  of: (name: string, stage: string, year: number) => `${name} • ${stage}, IDEB ${year}`,
  ofStage: (name: string, stage: string) => `${name} • ${stage}`,
  lacks: (aim: string, gap: string) => `Para publicar ${aim} faltam ${gap}`,
  highest: 'Já publica o índice mais alto',
  noWay: 'Nenhuma mudança sozinha chega lá: com a conta, o plano divide o esforço.',
  published: (index: string, year: number) => `Publicou ${index} em ${year}`,
  incomplete:
    'Os dados carregados não trazem tudo de que a conta precisa, as proficiências e a aprovação: sem isso não se diz o que falta.',
  none: 'Sem IDEB publicado',
  noneWhy:
    'Isso acontece com menos de 10 alunos na prova ou participação baixa. Com a sua conta, a escola pode acompanhar um índice próprio.',
  old: (year: number, newest: number) =>
    `É o resultado de ${year}: depois dele, até ${newest}, o INEP não publicou outro desta etapa.`,
  register: 'Registrar esta escola',
  minute: 'Leva dois minutos.',
  since: (year: number) => `Leva dois minutos. O histórico desde ${year} vem pronto.`,
};
