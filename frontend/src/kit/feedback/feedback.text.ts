export const feedbackText = {
  cancel: 'Cancelar',
  retry: 'Tentar de novo',
  loading: 'Carregando...',
  save: 'Salvar',
  saving: 'Salvando...',
  edit: 'Editar',
  remove: 'Excluir',
  removing: 'Excluindo...',
  more: (name: string) => `Mais ações para ${name}`,
  discard: {
    title: 'Descartar o que foi digitado?',
    detail: 'Ainda não foi salvo.',
    confirm: 'Descartar',
    pending: 'Descartando...',
  },
};
