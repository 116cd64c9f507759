import { formatDecimal } from '@/domain/decimal';
import { formatLeast } from '@/domain/own-places';

import { quickSuggestions } from './quick/quick-suggestions';
import { isMet, quickGap } from './quick/quick-values';
import { SuggestionsCard } from './scenario/suggestions-card';
import { suggestionsText } from './scenario/suggestions.text';
import type { Official } from './official/use-official';
import type { Quick } from './quick/use-quick';

/** The server's suggestions towards the goal of the calculation. */
export function OfficialSuggestions({ official: { data } }: { official: Official }) {
  const plan = data?.plan;
  const target = plan ? formatDecimal(plan.target, 1) : '';
  const outlook = plan?.met
    ? suggestionsText.reached(target)
    : suggestionsText.missingToPublish(formatDecimal(plan?.gap), target);
  return (
    <SuggestionsCard
      outlook={plan ? outlook : null}
      suggestions={plan && data ? data.suggestions : []}
      met={plan?.met ?? false}
    />
  );
}

/** By the distance of the estimate to its target. */
export function QuickSuggestions({ quick: { result } }: { quick: Quick }) {
  const gap = result && quickGap(result);
  if (!result || !gap) return <SuggestionsCard outlook={null} suggestions={[]} met={false} />;
  const target = formatLeast(result.targetIdeb);
  const met = isMet(gap);
  return (
    <SuggestionsCard
      outlook={met ? suggestionsText.reached(target) : suggestionsText.missing(formatDecimal(gap, 2), target)}
      suggestions={quickSuggestions(gap)}
      met={met}
    />
  );
}
