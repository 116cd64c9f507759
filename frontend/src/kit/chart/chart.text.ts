export const chartText = {
  numbers: 'Ver os números',
  csv: 'Baixar CSV',
  loading: 'Carregando gráfico...',
};
