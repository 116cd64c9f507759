// Two figures beside each other: counted by kind, and told where they differ.

/** The kinds, in the order of the report, and the words for them. */
export const KINDS = {
  file: 'arquivos sem tabela do IDEB, recusados',
  record: 'resultados de escolas (etapa e edição)',
  value: 'valores publicados, célula a célula',
  n: 'N',
  p: 'P',
  ideb: 'IDEB',
  check: 'conferências (índice, conclusão)',
  line: 'contas N × P impressas, refeitas à mão',
  network: 'redes',
  place: 'posições',
  total: 'totais de escolas',
  scope: 'estados entre os quais se compara',
  next: 'próximas posições no município',
  comparison: 'valores da comparação por níveis',
  verified: 'números de "ideb verify"',
};

export class Ledger {
  constructor(tell) {
    this.tell = tell;
    this.counts = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, { compared: 0, different: 0 }]));
  }

  /** `where` and `what` are said only of a difference. */
  compare(kind, where, what, expected, told) {
    const count = this.counts[kind];
    count.compared += 1;
    if (same(expected, told)) return;
    count.different += 1;
    this.tell(`${where}: ${what}: calculado ${written(expected)}, o programa diz ${written(told)}`);
  }

  get compared() {
    return Object.values(this.counts).reduce((sum, { compared }) => sum + compared, 0);
  }

  get different() {
    return Object.values(this.counts).reduce((sum, { different }) => sum + different, 0);
  }
}

const written = (value) => (value === undefined ? 'nada' : JSON.stringify(value));
const same = (one, other) => written(one) === written(other);
