import { type Decimal, multiply, roundHalfUp } from '@/domain/decimal';

/** Approval rate ÷ 100 × standardised score, before any rounding. */
export function quickProduct(approvalRate: Decimal, saebScore: Decimal): Decimal {
  const product = multiply(approvalRate, saebScore);
  return { digits: product.digits, scale: product.scale + 2 };
}

/** The quick estimate: that product, half up to two places. */
export const quickIndex = (approvalRate: Decimal, saebScore: Decimal): Decimal =>
  roundHalfUp(quickProduct(approvalRate, saebScore), 2);
