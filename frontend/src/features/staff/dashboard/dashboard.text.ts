import type { Stage } from '@/domain/index/stage';

export const inStage: Record<Stage, string> = {
  anos_iniciais: 'nos Anos Iniciais',
  anos_finais: 'nos Anos Finais',
  ensino_medio: 'no Ensino Médio',
};

export const dashboardText = {
  title: 'Dashboard IDEB',
  /** What the printed page is called, and what it is of. */
  paper: 'Raio-X do IDEB',
  paperOf: (stage: string, year: number) => `${stage}, IDEB ${year}`,
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
