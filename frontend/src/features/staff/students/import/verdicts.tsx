import { CircleAlert, CircleMinus } from 'lucide-react';

import type { PupilImportLine, PupilImportReport } from '@/api/people/pupil-import';
import { type VerdictBadge, verdictBadges } from '@/parts/import/check/verdict-badges';

export type Verdict = PupilImportLine['verdict'];

/** How each verdict looks, and by which of the counts it is counted. */
export const verdicts: Record<
  Verdict,
  {
    badge: Omit<VerdictBadge, 'tone'> & { tone: VerdictBadge['tone'] | 'bad' };
    count: keyof PupilImportReport['counts'];
  }
> = {
  novo: { badge: verdictBadges.created, count: 'new' },
  atualiza: { badge: verdictBadges.updated, count: 'updated' },
  igual: { badge: verdictBadges.unchanged, count: 'same' },
  ignorada: { badge: { tone: 'neutral', icon: <CircleMinus className="icon" /> }, count: 'ignored' },
  errada: { badge: { tone: 'bad', icon: <CircleAlert className="icon" /> }, count: 'wrong' },
};

export const verdictOrder: readonly Verdict[] = ['novo', 'atualiza', 'igual', 'ignorada', 'errada'];
