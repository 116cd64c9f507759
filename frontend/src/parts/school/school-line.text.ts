export const schoolLineText = {
  code: (code: string) => `INEP ${code}`,
  demo: 'Escola de demonstração',
};
