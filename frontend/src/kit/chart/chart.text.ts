export const chartText = {
  numbers: 'Ver os números',
  csv: 'Baixar CSV',
};
