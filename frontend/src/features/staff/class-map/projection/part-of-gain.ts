import { type Decimal, decimal, roundHalfUp } from '@/domain/decimal';

/** What a gain comes to where only some of those learn who have the skill to strengthen: it grows evenly with them. */
export function partOfGain(gain: string, learners: number, of: number): Decimal {
  const whole = decimal(gain) ?? { digits: 0n, scale: 2 };
  if (of === 0) return { digits: 0n, scale: 2 };
  // Enough places that the rounding to two is that of the exact part.
  const scaled = (whole.digits * BigInt(learners) * 1_000_000n) / BigInt(of);
  return roundHalfUp({ digits: scaled, scale: whole.scale + 6 }, 2);
}
