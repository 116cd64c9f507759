/** From a spreadsheet or by hand; the address says which. */
export const importWays = ['planilha', 'numeros'] as const;
export type ImportWay = (typeof importWays)[number];
