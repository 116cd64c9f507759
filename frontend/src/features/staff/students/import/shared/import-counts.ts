import type { PupilImportReport } from '@/api/people/pupil-import';

import { pupilImportText as text } from './pupil-import.text';

type Told = Pick<PupilImportReport, 'counts'>;

/** How many lines there are, how many are well, and how many of those the import writes. */
export function countsOf({ counts }: Told): { all: number; ready: number; written: number } {
  const written = counts.new + counts.updated;
  const ready = written + counts.same;
  return { all: ready + counts.ignored + counts.wrong, ready, written };
}

/** What the dry run found. */
export function foundSentence(report: Told): string {
  const { all, ready, written } = countsOf(report);
  if (all === 0) return text.nothingYet;
  return ready > 0 && written === 0 && ready === all ? text.allKnown : text.ready(ready, all);
}

/** What the import brought in, in the specification's words. */
export const doneSentence = (report: Told): string =>
  text.done(countsOf(report).written, report.counts.wrong);
