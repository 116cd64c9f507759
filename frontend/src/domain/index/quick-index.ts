import { type Decimal, multiply, roundHalfUp } from '@/domain/decimal';

/** The quick estimate: approval rate ÷ 100 × standardised score, half up to two places. */
export function quickIndex(approvalRate: Decimal, saebScore: Decimal): Decimal {
  const product = multiply(approvalRate, saebScore);
  return roundHalfUp({ digits: product.digits, scale: product.scale + 2 }, 2);
}
