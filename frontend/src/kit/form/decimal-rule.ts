import { string } from 'yup';

import { compare, type Decimal, parseDecimal } from '@/domain/decimal';

interface Rule {
  max: number;
  places: number;
  /** Empty passes without it. */
  required?: string;
  notANumber: string;
  range: string;
  precision: string;
}

const whole = (value: number): Decimal => ({ digits: BigInt(value), scale: 0 });

/** What is wrong with a typed decimal between 0 and `max`; null when nothing is. */
function wrongDecimal(text: string, rule: Rule): string | null {
  if (text.trim() === '') return rule.required ?? null;
  const value = parseDecimal(text);
  if (!value) return rule.notANumber;
  if (compare(value, whole(0)) < 0 || compare(value, whole(rule.max)) > 0) return rule.range;
  return value.scale > rule.places ? rule.precision : null;
}

/** An empty field reaches yup as undefined. */
export const decimalText = (rule: Rule) =>
  string().test('decimal', (text, context) => {
    const message = wrongDecimal(text ?? '', rule);
    return message === null || context.createError({ message });
  });
