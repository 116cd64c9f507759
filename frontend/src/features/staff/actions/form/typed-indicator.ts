import type { TypedIndicator } from '@/api/actions/effects';
import { endOfScale } from '@/domain/action/indicator';
import { compare, type Decimal, decimal } from '@/domain/decimal';

import { actionForm, type ActionValues, fieldsOf } from './action.schema';

const whole = (value: number): Decimal => ({ digits: BigInt(value), scale: 0 });

/** The indicator as it is typed at this moment, once it can be one; null before. */
export function typedIndicator(values: ActionValues): TypedIndicator | null {
  const { indicator } = fieldsOf(actionForm.parse(values));
  if (!indicator) return null;
  const { kind, grade, year = null } = indicator;
  const [baseline, target] = [decimal(indicator.baseline), decimal(indicator.target)];
  if (!baseline || !target || (kind === 'grade' && !grade)) return null;
  const fits =
    compare(target, baseline) > 0 &&
    compare(target, whole(endOfScale[kind])) <= 0 &&
    baseline.scale <= 2 &&
    target.scale <= 2;
  return fits ? { ...indicator, year } : null;
}
