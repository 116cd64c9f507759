// What was read and compared, for whoever runs this by hand.
import { KINDS } from './comparing.mjs';

const many = (count) => count.toLocaleString('pt-BR');
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

const cellsOf = ({ figures: { grades, ...figures } }) =>
  Object.keys(figures).length + Object.keys(grades).length;

function tellTable({ sheet, results, missing, lostLines, lostCells }, say) {
  const marks = [...missing]
    .filter(([mark]) => mark !== '')
    .map(([mark, count]) => `${mark} (${many(count)})`);
  say(
    `  ${sheet ? `${sheet}: ` : ''}${many(results.length)} resultados, ${many(sum(results.map(cellsOf)))} números`,
  );
  if (marks.length) say(`  sem número: ${marks.join(', ')}`);
  for (const { line, why } of [...lostLines, ...lostCells]) say(`  linha ${line}: ${why}`);
  const areas = results.filter(({ kind }) => kind !== 'school');
  const aside = [
    [
      'resultados sem código INEP: só "ideb verify" os mostra',
      results.filter(({ kind, code }) => kind === 'school' && !code).length,
    ],
    [
      'resultados de regiões: só "ideb verify" os mostra',
      results.filter(({ kind }) => kind === 'region').length,
    ],
    [
      'números de municípios, estados ou Brasil além do IDEB: só "ideb verify" os usa',
      sum(areas.map(cellsOf)) - areas.filter(({ figures }) => figures.ideb !== undefined).length,
    ],
  ];
  for (const [words, count] of aside) if (count) say(`  ${many(count)} ${words}`);
}

export function tellFiles(files, say) {
  for (const { file, tables } of files) {
    say(file);
    if (tables.length === 0) say('  nenhuma tabela do IDEB: o programa deve recusar este arquivo');
    for (const table of tables) tellTable(table, say);
  }
}

/** 0 where all agrees, 1 on a difference, 2 where nothing was compared. */
export function tellResult(ledger, say) {
  say('');
  for (const [kind, { compared, different }] of Object.entries(ledger.counts)) {
    if (compared)
      say(`${many(compared).padStart(12)} ${KINDS[kind]}${different ? `: ${many(different)} DIFEREM` : ''}`);
  }
  const verdict = ledger.different ? `${many(ledger.different)} diferem.` : 'Tudo confere.';
  say(
    `${many(ledger.compared).padStart(12)} comparações. ${ledger.compared ? verdict : 'Nada foi comparado.'}`,
  );
  if (ledger.compared === 0) return 2;
  return ledger.different ? 1 : 0;
}
