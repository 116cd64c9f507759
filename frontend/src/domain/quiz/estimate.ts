import { compare, type Decimal, isNegative, multiply, parseDecimal } from '@/domain/decimal';
import { quickIndex } from '@/domain/index/quick-index';

export interface Estimate {
  approval: Decimal;
  saeb: Decimal;
  target: Decimal | null;
  index: Decimal;
  /** The index is the product itself: nothing was rounded. */
  isExact: boolean;
}

/** A field that keeps something from being calculated: no number, or outside its range. */
export type Wrong = Partial<Record<'approval' | 'saeb' | 'target', 'invalid' | 'range'>>;

interface Typed {
  approval: string;
  saeb: string;
  target: string;
}

const whole = (value: bigint): Decimal => ({ digits: value, scale: 0 });
const isWithin = (value: Decimal, most: bigint): boolean =>
  !isNegative(value) && compare(value, whole(most)) <= 0;

/** What is wrong with what is typed; nothing where it can be calculated. */
export function wrongIn({ approval, saeb, target }: Typed): Wrong {
  const of = (typed: string, most: bigint): 'invalid' | 'range' | null => {
    const value = parseDecimal(typed);
    return value === null ? 'invalid' : isWithin(value, most) ? null : 'range';
  };
  const [inApproval, inSaeb] = [of(approval, 100n), of(saeb, 10n)];
  const inTarget = target.trim() === '' ? null : of(target, 10n);
  return {
    ...(inApproval && { approval: inApproval }),
    ...(inSaeb && { saeb: inSaeb }),
    ...(inTarget && { target: inTarget }),
  };
}

/** The quick estimate of what is typed; null while something is wrong. */
export function estimateOf(typed: Typed): Estimate | null {
  const [approval, saeb] = [parseDecimal(typed.approval), parseDecimal(typed.saeb)];
  if (!approval || !saeb || Object.keys(wrongIn(typed)).length > 0) return null;
  const index = quickIndex(approval, saeb);
  const isExact = compare(multiply(approval, saeb), multiply(index, whole(100n))) === 0;
  return { approval, saeb, target: parseDecimal(typed.target), index, isExact };
}
