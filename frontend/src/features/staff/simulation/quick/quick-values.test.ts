import { describe, expect, it } from 'vitest';

import { quickSuggestions } from './quick-suggestions';
import { quickForm } from '../scenario/parameters.schema';
import { estimate as estimateOf, isSameQuick, quickGap, quickSimulation } from './quick-values';
import { suggestionsText } from '../scenario/suggestions.text';

const values = (approvalRate: string, saebScore: string, targetIdeb = '') => ({
  stage: 'anos_finais' as const,
  approvalRate,
  saebScore,
  targetIdeb,
});

const estimate = (typed: ReturnType<typeof values>) => estimateOf(quickForm.parse(typed));

function suggestionsOf(approval: string, saeb: string, target: string) {
  const result = estimate(values(approval, saeb, target));
  const gap = result && quickGap(result);
  return gap ? quickSuggestions(gap) : null;
}

describe('the quick estimate', () => {
  it('is approval ÷ 100 × note, sent as the server wants it', () => {
    const result = estimate(values('94,5', '5.4', '5,1'));
    expect(result && quickSimulation(result)).toEqual({
      approvalRate: '94.5',
      saebScore: '5.4',
      targetIdeb: '5.1',
      stage: 'anos_finais',
    });
  });

  it('needs both fields', () => {
    expect(estimate(values('', '5'))).toBeNull();
    expect(estimate(values('94', 'abc'))).toBeNull();
  });

  it('is out of date once a number changes', () => {
    const result = estimate(values('94,5', '5,4'));
    expect(result && isSameQuick(values('94.50', '5,40'), result)).toBe(true);
    expect(result && isSameQuick(values('94,6', '5,4'), result)).toBe(false);
    expect(result && isSameQuick(values('94,5', '5,4', '6'), result)).toBe(false);
    expect(result && isSameQuick({ ...values('94,5', '5,4'), stage: 'ensino_medio' }, result)).toBe(false);
  });

  it('suggests three things far from the target, two near it, three at it', () => {
    expect(suggestionsOf('100', '5', '5,51')).toBe(suggestionsText.farAway);
    expect(suggestionsOf('100', '5', '5,5')).toBe(suggestionsText.near);
    expect(suggestionsOf('100', '5', '5')).toBe(suggestionsText.met);
    expect(suggestionsOf('100', '5', '')).toBeNull();
    expect(
      [suggestionsText.farAway, suggestionsText.near, suggestionsText.met].map((list) => list.length),
    ).toEqual([3, 2, 3]);
  });
});
