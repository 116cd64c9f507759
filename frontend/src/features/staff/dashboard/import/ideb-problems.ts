import type { ImportProblem, ImportReport } from '@/api/file-import';

import { idebImportText } from './ideb-import.text';

type Told = Pick<ImportReport, 'problems' | 'rejected' | 'cellProblems' | 'unreadableCells'>;

/** What is wrong with the file, in its order: lines left out, and cells of lines that count all the same. */
export const problemsOf = ({ problems, cellProblems }: Told): ImportProblem[] =>
  [...problems, ...cellProblems].toSorted((a, b) => a.line - b.line);

/** How many lines and cells are left out, of which only the first are listed. */
export const problemCount = ({ rejected, unreadableCells }: Told): number => rejected + unreadableCells;

/** "1 linha com erro fica de fora. 2 células ilegíveis ficam de fora; o resto da linha vale." */
export function problemSentence({ rejected, unreadableCells }: Told): string {
  const { lines, cells } = idebImportText.leftOut;
  return [rejected > 0 ? lines(rejected) : null, unreadableCells > 0 ? cells(unreadableCells) : null]
    .filter((sentence) => sentence !== null)
    .join(' ');
}
