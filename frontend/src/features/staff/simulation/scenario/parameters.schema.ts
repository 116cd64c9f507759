import { object, string } from 'yup';

import { decimalText } from '@/kit/form/decimal-rule';
import { compare, type Decimal, parseDecimal } from '@/domain/decimal';
import { isStage } from '@/domain/stage';

import { gradeFieldsOf } from '../official/official-values';
import { type Refusal, refusals, refusalsText as text } from './refusals.text';

const ZERO: Decimal = { digits: 0n, scale: 0 };

const target = decimalText({
  max: 10,
  places: 2,
  notANumber: text.targetNumber,
  range: text.targetRange,
  precision: text.places,
});

export const quickSchema = object({
  stage: string(),
  approvalRate: decimalText({
    max: 100,
    places: 2,
    required: text.bothFields,
    notANumber: text.bothFields,
    range: text.approvalRange,
    precision: text.places,
  }),
  saebScore: decimalText({
    max: 10,
    places: 2,
    required: text.bothFields,
    notANumber: text.bothFields,
    range: text.saebRange,
    precision: text.places,
  }),
  targetIdeb: target,
});

const proficiency = decimalText({
  max: 500,
  places: 2,
  required: text.proficiencyMissing,
  notANumber: text.proficiencyMissing,
  range: text.proficiencyRange,
  precision: text.places,
});

const rate = decimalText({
  max: 100,
  places: 2,
  notANumber: text.gradeNumber,
  range: text.gradeRange,
  precision: text.gradePlaces,
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
