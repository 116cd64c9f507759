import type { About } from '@/api/about';
import type { School } from '@/api/school';

import type { Board } from '../board';

/** Why a stage has no index to show. */
export type Reason = 'noCode' | 'noReference' | 'notInReference' | 'tooFew' | 'otherStage';

/** The reasons that can hold, the surest first. */
export function noResultReasons(
  school: Pick<School, 'inepCode'>,
  { records }: Pick<Board, 'records'>,
  reference: About['reference'] | undefined,
): Reason[] {
  if (records.some(({ source }) => source !== 'escola')) return ['tooFew'];
  if (reference?.schools === 0)
    return [...(school.inepCode === null ? ['noCode' as const] : []), 'noReference'];
  if (school.inepCode === null) return ['noCode'];
  return ['otherStage', 'notInReference', 'tooFew'];
}

/** Only for these does it help to load INEP's files. */
export const needsFiles = (reasons: readonly Reason[]): boolean =>
  reasons.some((reason) => reason === 'noReference' || reason === 'notInReference');

/** What there is to do about the school's code. */
export type CodeStep = 'give' | 'check';

/** A code that INEP's files know brings results with it, of whatever stage. A verified school has the right one. */
export function codeStep(school: Pick<School, 'inepCode' | 'verified'>, isKnown: boolean): CodeStep | null {
  if (school.inepCode === null) return 'give';
  return isKnown || school.verified ? null : 'check';
}
