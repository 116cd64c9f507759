import type { Comparison } from '@/api/index/ideb';
import { compare, type Decimal, decimal, subtract } from '@/domain/decimal';

export type Level = 'municipal' | 'state' | 'national';

export const levels: readonly Level[] = ['municipal', 'state', 'national'];

/** How far the school stands from a level; positive above it. */
export interface Distance {
  level: Level;
  difference: Decimal;
}

export function distancesOf(comparison: Comparison): Distance[] {
  const school = decimal(comparison.school);
  if (!school) return [];
  return levels.flatMap((level) => {
    const value = decimal(comparison[level]);
    return value ? [{ level, difference: subtract(school, value) }] : [];
  });
}

export const missingLevels = (comparison: Comparison): Level[] =>
  levels.filter((level) => decimal(comparison[level]) === null);

/** -1 below, 0 equal, 1 above. */
export const signOfDifference = ({ difference }: Distance): -1 | 0 | 1 =>
  Math.sign(compare(difference, { digits: 0n, scale: 0 })) as -1 | 0 | 1;
