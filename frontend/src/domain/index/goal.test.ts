import { describe, expect, it } from 'vitest';

import { ownGoal } from './goal';

const goal = (year: number, stage = 'anos_finais' as const) => ({ stage, year });
const published = (year: number) => ({ ...goal(year), idebScore: '5.0' });

describe('the goal in force', () => {
  it('is the next one ahead of the latest index, not the farthest', () => {
    const goals = [goal(2027), goal(2021), goal(2025)];
    expect(ownGoal(goals, [published(2021), published(2023)], 'anos_finais')?.year).toBe(2025);
    expect(ownGoal(goals, [{ ...published(2025), idebScore: null }], 'anos_finais')?.year).toBe(2021);
  });

  it('is the last one set when the index has passed them all', () => {
    expect(ownGoal([goal(2021), goal(2019)], [published(2023)], 'anos_finais')?.year).toBe(2021);
  });

  it('is none without a goal of the stage', () => {
    expect(ownGoal([goal(2025)], [], 'ensino_medio')).toBeUndefined();
  });
});
