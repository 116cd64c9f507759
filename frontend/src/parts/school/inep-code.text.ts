export const inepCodeFieldText = {
  label: 'Código INEP',
  hint: '8 dígitos, por exemplo 35000000',
  invalid: 'O código INEP tem 8 dígitos.',
  searching: 'Procurando a escola nos dados do INEP...',
};
