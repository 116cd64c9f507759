import type { Advice } from '@/api/index/calculation';
import { compare, type Decimal } from '@/domain/decimal';

import { suggestionsText } from '../scenario/suggestions.text';

const LARGE_GAP: Decimal = { digits: 5n, scale: 1 };

/** Three while more than 0.5 is missing, two milder ones below, three that say what it asks for when the target would be met. */
export function quickSuggestions(missing: Decimal | null): readonly Advice[] {
  if (!missing) return suggestionsText.met;
  return compare(missing, LARGE_GAP) > 0 ? suggestionsText.farAway : suggestionsText.near;
}
