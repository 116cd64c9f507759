function shown(count: number): string {
  return count === 1
    ? 'Mostrando a simulação mais recente'
    : `Mostrando as ${count} simulações mais recentes`;
}

export const historyText = {
  title: 'Histórico',
  list: 'Simulações mais recentes',
  compare: 'Comparar cenários',
  loading: 'Carregando o histórico...',
  failed: 'Erro ao carregar o histórico',
  emptyTitle: 'Nenhuma simulação salva',
  empty: 'Calcule e use Salvar simulação: ela aparece aqui para comparar depois.',
  note: (count: number, more: number) =>
    more > 0 ? `${shown(count)} • ${more} mais no histórico` : shown(count),
  all: 'Ver todo o histórico',
  reuse: 'Usar estes números',
  reuseThis: (index: string, when: string) => `Usar estes números: ${index}, ${when}`,
  reuseHint: 'Escolha uma para usar estes números de novo.',
  onTarget: 'Na meta',
  quick: (approval: string, saeb: string) => `Aprovação ${approval} • SAEB ${saeb}`,
  official: (mt: string, lp: string, p: string) => `MT ${mt} • LP ${lp} • P ${p}`,
  officialBare: (n: string, p: string) => `N ${n} • P ${p}`,
  dialogTitle: 'Histórico de simulações',
  dialogDescription: 'Da mais nova para a mais antiga.',
  caption: 'Todas as simulações salvas',
  columns: {
    date: 'Data',
    mode: 'Modo',
    stage: 'Etapa',
    inputs: 'Números',
    index: 'Índice',
    target: 'Meta',
    state: 'Situação',
    by: 'Por',
    action: 'Ação',
  },
  more: 'Ver mais',
  moreAgain: 'Tentar de novo',
  moreFailed: 'Não foi possível ler mais simulações.',
  loadingMore: 'Carregando...',
  count: (count: number) => (count === 1 ? '1 simulação' : `${count} simulações`),
};
