// What `ideb verify` says of the lines of a file, beside what the formula says of them here.
import { mayBePerformance, mayBeScore, product, productOfArea, verdict } from './rules/formula.mjs';

/** 'agrees', 'differs', or 'open' where something is missing, was not read or has too few digits. */
function judge({ kind, stage, figures, lost }) {
  const own = kind === 'school' || kind === 'municipality';
  const made = own ? product(stage, figures) : productOfArea(figures);
  if (!made || figures.ideb === undefined || lost) return 'open';
  const said = verdict(figures.ideb, made);
  if (said === 'undecided') return 'open';
  // Of larger areas INEP publishes N and P of their own, which the rules of schools do not give.
  const may = !own || (mayBeScore(figures.n, stage, figures) && mayBePerformance(figures.p, figures.grades));
  return said === 'agrees' && may ? 'agrees' : 'differs';
}

export function compareVerified(files, told, ledger) {
  files.forEach(({ file, tables }, at) => {
    const lines = tables.flatMap(({ results }) => results).map((result) => ({ result, said: judge(result) }));
    const count = (...words) => lines.filter(({ said }) => words.includes(said)).length;
    const answer = told[at];
    ledger.compare('verified', file, 'resultados lidos', lines.length, answer.read);
    ledger.compare('verified', file, 'comparados', count('agrees', 'differs'), answer.compared);
    ledger.compare('verified', file, 'conferem', count('agrees'), answer.agreeing);
    const lost = (kind) => tables.reduce((sum, table) => sum + table[kind].length, 0);
    ledger.compare('verified', file, 'linhas ilegíveis', lost('lostLines'), answer.unreadableLines?.length);
    ledger.compare('verified', file, 'células ilegíveis', lost('lostCells'), answer.unreadableCells?.length);
    const differing = lines.filter(({ said }) => said === 'differs').map(({ result }) => result);
    const key = (line, stage, year) => `linha ${line}, ${stage} ${year}`;
    ledger.compare(
      'verified',
      file,
      'diferem',
      differing.map(({ line, stage, year }) => key(line, stage, year)).sort(),
      answer.differing?.map(({ line, stage, edition }) => key(line, stage, edition)).sort(),
    );
  });
}
