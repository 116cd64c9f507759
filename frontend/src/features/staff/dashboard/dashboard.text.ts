import type { Stage } from '@/domain/index/stage';

export const inStage: Record<Stage, string> = {
  anos_iniciais: 'nos Anos Iniciais',
  anos_finais: 'nos Anos Finais',
  ensino_medio: 'no Ensino Médio',
};

export const dashboardText = {
  title: 'Dashboard IDEB',
  print: 'Imprimir',
  /** What the printed page is called, and what it is of. */
  paper: 'Raio-X do IDEB',
  paperOf: (stage: string, year: number) => `${stage}, IDEB ${year}`,
  headline: {
    span: (from: number, to: number, stage: Stage) => `De ${from} para ${to}, ${inStage[stage]}`,
    withMovement: (span: string, movement: string, index: string) => `${span}, ${movement}. O ${index}`,
    withoutMovement: (span: string, index: string) => `${span}, o ${index}`,
    changed: (from: string, to: string) => `IDEB foi de ${from} para ${to}.`,
    unchanged: (index: string) => `IDEB ficou em ${index}.`,
    onlyEdition: (year: number, stage: Stage, index: string) =>
      `Em ${year}, ${inStage[stage]}, o IDEB foi ${index}. Ainda não há edição anterior para comparar.`,
    learning: (verb: string) => `a aprendizagem ${verb}`,
    approval: (verb: string) => `a aprovação ${verb}`,
    learningAndApproval: (verb: string) => `a aprendizagem e a aprovação ${verb}`,
    moved: { up: 'subiu', down: 'caiu', same: 'ficou igual' },
    bothMoved: { up: 'subiram', down: 'caíram', same: 'ficaram iguais' },
  },
  noHeadline: (stage: Stage) => `Ainda não há IDEB publicado para a escola ${inStage[stage]}.`,
  loading: 'Carregando dados da escola...',
  failed: 'Erro ao carregar dados da escola',
  failedDetail: 'Tente recarregar a página',
  cardFailed: 'Não foi possível carregar esta parte.',
  editorsOnly: 'Só gestor ou coordenador pode importar dados.',
  actions: {
    title: 'Ações Rápidas',
    import: 'Importar Dados',
    importDetail: 'CSV/Excel',
    importWhat: 'O que importar',
    importPupils: 'Alunos',
    importIndex: 'IDEB da escola',
    classes: 'Gerenciar Turmas',
    classesDetail: 'Turmas e disciplinas',
  },
};
