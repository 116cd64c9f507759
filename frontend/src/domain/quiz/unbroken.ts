/** An amount keeps its sign on its line: "R$ 50,00", "25 %". */
export const unbroken = (text: string): string =>
  text.replaceAll(/R\$ (?=\d)/g, 'R$\u00a0').replaceAll(/(\d) %/g, '$1\u00a0%');
