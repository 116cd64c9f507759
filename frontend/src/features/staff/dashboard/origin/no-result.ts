import type { About } from '@/api/registration';
import type { School } from '@/api/school';

import type { Board } from '../board';

/** Why a stage has no index to show. */
export type Reason = 'noCode' | 'noReference' | 'notInReference' | 'tooFew' | 'otherStage';

/** The reasons that can hold, the surest first. */
export function reasonsFor(
  school: Pick<School, 'inepCode'>,
  { records }: Pick<Board, 'records'>,
  reference: About['reference'] | undefined,
): Reason[] {
  if (records.some(({ source }) => source === 'inep')) return ['tooFew'];
  if (reference?.schools === 0)
    return [...(school.inepCode === null ? ['noCode' as const] : []), 'noReference'];
  if (school.inepCode === null) return ['noCode'];
  return ['otherStage', 'notInReference', 'tooFew'];
}

/** What there is to do about the school's code. */
export type CodeStep = 'give' | 'check';

/** A code that INEP's files know brings the school's network with it. A verified school has the right one. */
export function codeStep(school: Pick<School, 'inepCode' | 'network' | 'verified'>): CodeStep | null {
  if (school.inepCode === null) return 'give';
  return school.network === null && !school.verified ? 'check' : null;
}
