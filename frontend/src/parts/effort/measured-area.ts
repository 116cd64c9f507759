import type { Measure } from '@/api/index/outlook';
import { enumerate } from '@/domain/enumerate';
import { states } from '@/domain/labels';

import { effortText as text } from './effort.text';

/** States are named as long as they are few. */
const MOST_NAMED = 5;

/** Where the schools of a typical advance are: " de RO e SP", " de 6 estados", " do Brasil". */
export function areaOf(of: Measure['states']): string {
  if (of.length === 0) return '';
  if (of.length === states.length) return text.country;
  return of.length > MOST_NAMED ? text.manyStates(of.length) : text.states(enumerate(of));
}
