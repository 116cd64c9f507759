import { object, string, type StringSchema } from 'yup';

import { compare, type Decimal, parseDecimal } from '@/domain/decimal';
import { isStage } from '@/domain/stage';

import { gradeFieldsOf } from './official-values';
import { type Refusal, refusals, refusalsText as text } from './refusals.text';

interface DecimalRule {
  most: number;
  number: string;
  range: string;
  places?: string;
  /** The sentence for an empty field; without it the field may stay empty. */
  missing?: string;
}

const ZERO: Decimal = { digits: 0n, scale: 0 };

function refused(typed: string, rule: DecimalRule): string | null {
  if (typed.trim() === '') return rule.missing ?? null;
  const value = parseDecimal(typed);
  if (!value) return rule.number;
  if (compare(value, ZERO) < 0 || compare(value, { digits: BigInt(rule.most), scale: 0 }) > 0)
    return rule.range;
  return value.scale > 2 ? (rule.places ?? text.places) : null;
}

const decimalText = (rule: DecimalRule): StringSchema<string | undefined> =>
  string().test('decimal', (typed, context) => {
    const sentence = refused(typed ?? '', rule);
    return sentence === null || context.createError({ message: sentence });
  });

const target = decimalText({ most: 10, number: text.targetNumber, range: text.targetRange });

export const quickSchema = object({
  approvalRate: decimalText({
    most: 100,
    number: text.bothFields,
    missing: text.bothFields,
    range: text.approvalRange,
  }),
  saebScore: decimalText({
    most: 10,
    number: text.bothFields,
    missing: text.bothFields,
    range: text.saebRange,
  }),
  targetIdeb: target,
});

const proficiency = decimalText({
  most: 500,
  number: text.proficiencyMissing,
  missing: text.proficiencyMissing,
  range: text.proficiencyRange,
});

const rate = decimalText({
  most: 100,
  number: text.gradeNumber,
  range: text.gradeRange,
  places: text.gradePlaces,
});

/** A grade the school does not have stays empty, but not all of them; a rate of 0 counts for nothing. */
const firstRate = rate.test('some', text.gradeMissing, (_, { parent }) => {
  const values = parent as Record<string, string | undefined>;
  const stage = values['stage'];
  if (!isStage(stage)) return true;
  return gradeFieldsOf(stage).some((field) => {
    const value = parseDecimal(values[field] ?? '');
    return value !== null && compare(value, ZERO) > 0;
  });
});

export const officialSchema = object({
  stage: string(),
  edition: string(),
  proficiencyLp: proficiency,
  proficiencyMt: proficiency,
  grade0: firstRate,
  grade1: rate,
  grade2: rate,
  grade3: rate,
  grade4: rate,
  targetIdeb: target,
});

/** The one refusal that goes into the toast. */
export function firstRefusal(errors: Readonly<Record<string, unknown>>): Refusal | null {
  const sentences = new Set(Object.values(errors));
  return refusals.find(({ sentence }) => sentences.has(sentence)) ?? null;
}
