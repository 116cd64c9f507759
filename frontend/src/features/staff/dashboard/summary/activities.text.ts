export const activitiesText = {
  title: 'Atividades Recentes',
  empty: 'Nenhuma atividade ainda',
  emptyDetail: 'Simulações, importações e metas da escola aparecem aqui.',
  failed: 'Não foi possível carregar as atividades.',
  loading: 'Carregando as atividades...',
};
