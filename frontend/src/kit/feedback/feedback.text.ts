export const feedbackText = {
  cancel: 'Cancelar',
  retry: 'Tentar de novo',
  loading: 'Carregando...',
  discard: {
    title: 'Descartar o que foi digitado?',
    detail: 'Ainda não foi salvo.',
    confirm: 'Descartar',
    pending: 'Descartando...',
  },
};
