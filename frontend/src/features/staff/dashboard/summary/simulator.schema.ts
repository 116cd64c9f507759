import { object } from 'yup';

import { formOf } from '@/kit/form/form-of';
import { requiredDecimal } from '@/kit/form/rules';

import { simulatorText } from './simulator.text';

const { approvalNumber, saebNumber, invalid, places } = simulatorText;

export const simulatorSchema = object({
  approvalRate: requiredDecimal({
    max: 100,
    places: 2,
    notANumber: approvalNumber,
    range: invalid.approval.message,
    precision: places,
  }),
  saebScore: requiredDecimal({
    max: 10,
    places: 2,
    notANumber: saebNumber,
    range: invalid.saeb.message,
    precision: places,
  }),
});

export const simulatorForm = formOf(simulatorSchema);

/** What the toast says of refused values, in the specification's order; null when it says nothing. */
export function refusalOf(sentences: readonly string[]): { title: string; message: string } | null {
  if (sentences.includes(approvalNumber) || sentences.includes(saebNumber)) return invalid.both;
  return [invalid.approval, invalid.saeb].find(({ message }) => sentences.includes(message)) ?? null;
}
