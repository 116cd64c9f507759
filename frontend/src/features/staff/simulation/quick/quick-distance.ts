import { decimal } from '@/domain/decimal';
import { type Distance, distanceTo } from '@/domain/index/distance';
import { quickProduct } from '@/domain/index/quick-index';

import type { QuickInput } from './quick-values';

/** How far the estimate is from publishing its target; null without a target. */
export function quickDistance({ approvalRate, saebScore, targetIdeb }: QuickInput): Distance | null {
  const [approval, score, target] = [approvalRate, saebScore, targetIdeb].map(decimal);
  return approval && score && target ? distanceTo(target, quickProduct(approval, score)) : null;
}
