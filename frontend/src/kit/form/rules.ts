import { number, string } from 'yup';

import { compare, type Decimal, parseDecimal, toWire } from '@/domain/decimal';

export interface DecimalRule {
  max: number;
  places: number;
  notANumber: string;
  range: string;
  precision: string;
}

const whole = (value: number): Decimal => ({ digits: BigInt(value), scale: 0 });

/** What is wrong with a decimal between 0 and `max`; null when nothing is. */
function wrongDecimal(text: string, rule: DecimalRule): string | null {
  const value = parseDecimal(text);
  if (!value) return rule.notANumber;
  if (compare(value, whole(0)) < 0 || compare(value, whole(rule.max)) > 0) return rule.range;
  return value.scale > rule.places ? rule.precision : null;
}

/** As it travels; what is no number stays, so that the rule can refuse it. */
const toTravel = (text: string): string => {
  const value = parseDecimal(text);
  return value ? toWire(value) : text;
};

export const isBlank = (text: unknown): boolean => typeof text === 'string' && text.trim() === '';

export const checked = (rule: DecimalRule) =>
  string().test({
    name: 'decimal',
    skipAbsent: true,
    test(text, context) {
      const message = wrongDecimal(text ?? '', rule);
      return message === null || context.createError({ message });
    },
  });

/** A decimal with comma or dot, read as it travels: "94,5" gives "94.5". */
export const requiredDecimal = (rule: DecimalRule) =>
  checked(rule)
    .transform((text) => (isBlank(text) ? undefined : toTravel(text)))
    .required(rule.notANumber);

/** The same, or nothing: null. */
export const optionalDecimal = (rule: DecimalRule) =>
  checked(rule)
    .transform((text) => (isBlank(text) ? null : toTravel(text)))
    .nullable()
    .default(null);

/** Without the spaces around it; nothing is undefined. */
export const optionalText = () => string().transform((text: string) => text.trim() || undefined);

export const requiredText = (missing: string) => string().trim().required(missing);

/** A whole number chosen from a list, such as a year. */
export const requiredInteger = (missing: string) => number().typeError(missing).required(missing);

/** The same, or nothing: undefined. */
export const optionalInteger = () =>
  number().transform((value: number, typed: unknown) => (isBlank(typed) ? undefined : value));
