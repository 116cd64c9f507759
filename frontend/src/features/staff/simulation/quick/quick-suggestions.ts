import type { Advice } from '@/api/index/calculation';
import { compare, type Decimal } from '@/domain/decimal';

import { isMet } from './quick-values';
import { suggestionsText } from '../scenario/suggestions.text';

const LARGE_GAP: Decimal = { digits: 5n, scale: 1 };

/** Three while the gap is above 0.5, two milder ones below, three that say what it asks for when the target would be met. */
export function quickSuggestions(gap: Decimal): readonly Advice[] {
  if (isMet(gap)) return suggestionsText.met;
  return compare(gap, LARGE_GAP) > 0 ? suggestionsText.farAway : suggestionsText.near;
}
