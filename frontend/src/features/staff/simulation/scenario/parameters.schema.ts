import { array, object, string } from 'yup';

import { formOf, type ValuesOf } from '@/kit/form/form-of';
import { optionalDecimal, optionalInteger, requiredDecimal } from '@/kit/form/rules';
import { compare, type Decimal, decimal } from '@/domain/decimal';
import { stages } from '@/domain/index/stage';

import { type Refusal, refusals, refusalsText as text } from './refusals.text';

const ZERO: Decimal = { digits: 0n, scale: 0 };

const stage = string().oneOf(stages).required();

const target = optionalDecimal({
  max: 10,
  places: 2,
  notANumber: text.targetNumber,
  range: text.targetRange,
  precision: text.places,
});

export const quickSchema = object({
  stage,
  approvalRate: requiredDecimal({
    max: 100,
    places: 2,
    notANumber: text.bothFields,
    range: text.approvalRange,
    precision: text.places,
  }),
  saebScore: requiredDecimal({
    max: 10,
    places: 2,
    notANumber: text.bothFields,
    range: text.saebRange,
    precision: text.places,
  }),
  targetIdeb: target,
});

const proficiency = requiredDecimal({
  max: 500,
  places: 2,
  notANumber: text.proficiencyMissing,
  range: text.proficiencyRange,
  precision: text.places,
});

const rate = optionalDecimal({
  max: 100,
  places: 2,
  notANumber: text.gradeNumber,
  range: text.gradeRange,
  precision: text.gradePlaces,
});

/** By place of the stage's grades. One the school does not have stays empty, but not all; 0 counts for nothing. */
const rates = array()
  .of(rate)
  .required()
  .test('some', (all, { path, createError }) => {
    const counts = all.some((one) => {
      const value = decimal(one);
      return value !== null && compare(value, ZERO) > 0;
    });
    return counts || createError({ path: `${path}[0]`, message: text.gradeMissing });
  });

export const officialSchema = object({
  stage,
  edition: optionalInteger(),
  proficiencyLp: proficiency,
  proficiencyMt: proficiency,
  approvalByGrade: rates,
  targetIdeb: target,
});

export const quickForm = formOf(quickSchema);
export const officialForm = formOf(officialSchema);

/** The forms as typed: texts with a decimal comma. An empty edition asks for the newest formula. */
export type QuickValues = ValuesOf<typeof quickForm>;
export type OfficialValues = ValuesOf<typeof officialForm>;

/** The one refusal that goes into the toast. */
export function firstRefusal(sentences: readonly string[]): Refusal | null {
  return refusals.find(({ sentence }) => sentences.includes(sentence)) ?? null;
}
