/** From a spreadsheet or by hand; the address says which. */
export type ImportWay = 'planilha' | 'numeros';
