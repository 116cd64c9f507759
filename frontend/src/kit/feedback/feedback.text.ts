export const feedbackText = {
  cancel: 'Cancelar',
  retry: 'Tentar de novo',
  loading: 'Carregando...',
};
