export const feedbackText = {
  cancel: 'Cancelar',
  retry: 'Tentar de novo',
  stop: 'Não tentar de novo',
  loading: 'Carregando...',
  discard: {
    title: 'Descartar o que foi digitado?',
    detail: 'Ainda não foi salvo.',
    confirm: 'Descartar',
    pending: 'Descartando...',
  },
};
