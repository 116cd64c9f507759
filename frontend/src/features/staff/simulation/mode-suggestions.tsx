import type { Calculation } from '@/api/index/calculation';
import { formatDecimal } from '@/domain/decimal';
import { formatLeast } from '@/domain/own-places';

import { quickSuggestions } from './quick/quick-suggestions';
import { isMet, quickGap, type QuickResult } from './quick/quick-values';
import { SuggestionsCard } from './scenario/suggestions-card';
import { suggestionsText as text } from './scenario/suggestions.text';

/** The server's suggestions towards the goal of the calculation. */
export function OfficialSuggestions({ calculation: { plan, suggestions } }: { calculation: Calculation }) {
  const target = plan ? formatDecimal(plan.target, 1) : '';
  const outlook = plan?.met ? text.wouldReach(target) : text.missing(formatDecimal(plan?.gap), target);
  return <SuggestionsCard outlook={plan ? outlook : null} suggestions={plan ? suggestions : []} />;
}

/** By the distance of the estimate to its target. */
export function QuickSuggestions({ result }: { result: QuickResult | null }) {
  const gap = result && quickGap(result);
  if (!result || !gap) return <SuggestionsCard outlook={null} suggestions={[]} />;
  const target = formatLeast(result.targetIdeb);
  return (
    <SuggestionsCard
      outlook={isMet(gap) ? text.wouldReach(target) : text.missing(formatDecimal(gap, 2), target)}
      suggestions={quickSuggestions(gap)}
    />
  );
}
