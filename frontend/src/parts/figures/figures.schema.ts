import { object, string } from 'yup';

import type { NewIdebRecord } from '@/api/ideb';
import { decimalText } from '@/kit/form/decimal-rule';
import { fromInput } from '@/domain/decimal';
import { isStage, type Stage, stageGrades } from '@/domain/stage';

import { figuresText } from './figures.text';

/** Rates by place, as many as the longest stage has grades. */
export const rateFields = ['rate1', 'rate2', 'rate3', 'rate4', 'rate5'] as const;

export interface FiguresValues {
  stage: Stage;
  year: string;
  idebScore: string;
  proficiencyLp: string;
  proficiencyMt: string;
  mecGoal: string;
  rate1: string;
  rate2: string;
  rate3: string;
  rate4: string;
  rate5: string;
}

const none = { idebScore: '', proficiencyLp: '', proficiencyMt: '', mecGoal: '' };
const noRates = { rate1: '', rate2: '', rate3: '', rate4: '', rate5: '' };

export const emptyFigures = (stage: Stage, year: string): FiguresValues => ({
  stage,
  year,
  ...none,
  ...noRates,
});

const proficiency = decimalText({
  max: 500,
  places: 2,
  notANumber: figuresText.prof.number,
  range: figuresText.prof.range,
  precision: figuresText.prof.places,
});

const rate = decimalText({
  max: 100,
  places: 1,
  notANumber: figuresText.rate.number,
  range: figuresText.rate.range,
  precision: figuresText.rate.places,
});

const index = (words: { number: string; range: string }) =>
  decimalText({
    max: 10,
    places: 1,
    notANumber: words.number,
    range: words.range,
    precision: figuresText.onePlace,
  });

export const figuresSchema = object({
  stage: string().required(),
  year: string().required(),
  idebScore: index(figuresText.index).test('any', figuresText.nothing, (_, context) =>
    hasAny(context.parent as Partial<FiguresValues>),
  ),
  proficiencyLp: proficiency,
  proficiencyMt: proficiency,
  mecGoal: index(figuresText.goal),
  rate1: rate,
  rate2: rate,
  rate3: rate,
  rate4: rate,
  rate5: rate,
});

export const numberFields = [
  'idebScore',
  'proficiencyLp',
  'proficiencyMt',
  'mecGoal',
  ...rateFields,
] as const;

const hasAny = (values: Partial<FiguresValues>): boolean =>
  numberFields.some((field) => (values[field] ?? '').trim() !== '');

/** What the server is sent: rates in the order of the stage's grades, nothing for what is empty. */
export function recordOf(values: FiguresValues): NewIdebRecord {
  const rates = gradesOf(values.stage).map((_, place) => fromInput(values[rateFields[place] ?? 'rate1']));
  return {
    stage: values.stage,
    year: Number(values.year),
    idebScore: fromInput(values.idebScore),
    proficiencyLp: fromInput(values.proficiencyLp),
    proficiencyMt: fromInput(values.proficiencyMt),
    approvalByGrade: rates,
    mecGoal: fromInput(values.mecGoal),
  };
}

export const gradesOf = (stage: string): readonly string[] => (isStage(stage) ? stageGrades[stage] : []);
