import type { Calculation } from '@/api/index/calculation';
import { formatDecimal } from '@/domain/decimal';
import { formatLeast } from '@/domain/own-places';

import { quickSuggestions } from './quick/quick-suggestions';
import { quickDistance } from './quick/quick-distance';
import type { QuickResult } from './quick/quick-values';
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
  const distance = result && quickDistance(result);
  if (!result || !distance) return <SuggestionsCard outlook={null} suggestions={[]} />;
  const { aim, missing } = distance;
  const outlook = missing
    ? text.missing(formatDecimal(missing), formatDecimal(aim, 1))
    : text.wouldReach(formatLeast(result.targetIdeb));
  return <SuggestionsCard outlook={outlook} suggestions={quickSuggestions(missing)} />;
}
