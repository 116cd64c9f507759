import { string } from 'yup';

import { parseMoney } from '@/domain/action/money';
import { parseDay } from '@/domain/dates';
import { toWire } from '@/domain/decimal';

import { checked, type DecimalRule, isBlank } from './rules';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day typed as 17/04/2026, sent as 2026-04-17; or nothing: null. */
export const optionalDay = (wrong: string) =>
  string()
    .transform((typed: string) => (isBlank(typed) ? null : (parseDay(typed) ?? typed)))
    .nullable()
    .default(null)
    .test({ message: wrong, skipAbsent: true, test: (sent) => DAY.test(sent ?? '') });

/** Reais as people write them, "2.400,50", sent as "2400.50"; or nothing: null. */
export const optionalMoney = (rule: DecimalRule) =>
  checked(rule)
    .transform((typed: string) => {
      if (isBlank(typed)) return null;
      const value = parseMoney(typed);
      return value ? toWire(value) : typed;
    })
    .nullable()
    .default(null);
