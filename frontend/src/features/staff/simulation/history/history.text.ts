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
  replaceTitle: 'Trocar os números do formulário?',
  replaceDetail: (when: string) =>
    `O que está nele não foi salvo e dá lugar aos números da simulação de ${when}.`,
  onTarget: 'Na meta',
  quick: (approval: string, saeb: string) => `Aprovação ${approval} • SAEB ${saeb}`,
  official: (mt: string, lp: string, p: string) => `MT ${mt} • LP ${lp} • P ${p}`,
  officialBare: (n: string, p: string) => `N ${n} • P ${p}`,
  dialogTitle: 'Histórico de simulações',
  dialogDescription: 'Da mais nova para a mais antiga.',
  by: (name: string) => `por ${name}`,
  caption: 'Todas as simulações salvas',
  columns: {
    date: 'Data',
    mode: 'Modo',
    stage: 'Etapa',
    inputs: 'Números',
    index: 'Índice',
    target: 'Meta',
    state: 'Situação',
    action: 'Ação',
  },
  more: 'Ver mais',
  loadingMore: 'Carregando...',
  moreFailed: (why: string) => `Não foi possível carregar mais simulações. ${why}`,
  retry: 'Tentar de novo',
  count: (count: number) => (count === 1 ? '1 simulação' : `${count} simulações`),
  newest: (count: number) => `As ${count} simulações mais recentes`,
};
