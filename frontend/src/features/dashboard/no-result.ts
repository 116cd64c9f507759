import type { About, School } from '@/api/schema';

import type { Board } from './board';

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
