import { describe, expect, it } from 'vitest';

import { formatDecimal } from '@/domain/decimal';

import { quickSuggestions } from './quick-suggestions';
import { quickForm } from '../scenario/parameters.schema';
import { quickDistance } from './quick-distance';
import { estimate as estimateOf, isSameQuick, quickSimulation } from './quick-values';
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
  const distance = result && quickDistance(result);
  return distance ? quickSuggestions(distance.missing) : null;
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

  it('is measured by what would be published, as everything else is', () => {
    const lacks = (score: string, target: string) => {
      const result = estimate(values('94', score, target));
      const distance = result && quickDistance(result);
      return distance && [distance.aim, distance.missing].map((value) => formatDecimal(value));
    };
    expect(lacks('5,33', '5,1')).toEqual(['5,1', '0,04']);
    expect(lacks('5,38', '5,1')).toEqual(['5,1', '–']);
    // Nothing between two tenths is published.
    expect(lacks('5,38', '5,11')).toEqual(['5,2', '0,09']);
    expect(lacks('5,38', '')).toBeNull();
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
