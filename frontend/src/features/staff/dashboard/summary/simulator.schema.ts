import { object } from 'yup';

import { decimalText } from '@/kit/form/decimal-rule';
import { compare, parseDecimal } from '@/domain/decimal';

import { simulatorText } from './simulator.text';

const { approvalNumber, saebNumber, invalid, places } = simulatorText;

export const simulatorSchema = object({
  approvalRate: decimalText({
    max: 100,
    places: 2,
    required: approvalNumber,
    notANumber: approvalNumber,
    range: invalid.approval.message,
    precision: places,
  }),
  saebScore: decimalText({
    max: 10,
    places: 2,
    required: saebNumber,
    notANumber: saebNumber,
    range: invalid.saeb.message,
    precision: places,
  }),
});

export interface SimulatorValues {
  approvalRate: string;
  saebScore: string;
}

const isWithin = (text: string, max: bigint): boolean => {
  const value = parseDecimal(text);
  const limit = { digits: max, scale: 0 };
  return value !== null && compare(value, { digits: 0n, scale: 0 }) >= 0 && compare(value, limit) <= 0;
};

/** What the toast says of refused values, in the specification's order; null when they pass. */
export function refusalOf({
  approvalRate,
  saebScore,
}: SimulatorValues): { title: string; message: string } | null {
  if (!parseDecimal(approvalRate) || !parseDecimal(saebScore)) return invalid.both;
  if (!isWithin(approvalRate, 100n)) return invalid.approval;
  return isWithin(saebScore, 10n) ? null : invalid.saeb;
}
