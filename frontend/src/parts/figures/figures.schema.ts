import { array, object, string } from 'yup';

import { stageGrades, stages, type Stage } from '@/domain/index/stage';
import { formOf, type ValuesOf } from '@/kit/form/form-of';
import { optionalDecimal, requiredInteger } from '@/kit/form/rules';

import { figuresText } from './figures.text';

const proficiency = optionalDecimal({
  max: 500,
  places: 2,
  notANumber: figuresText.prof.number,
  range: figuresText.prof.range,
  precision: figuresText.prof.places,
});

const rateOf = (places: number, precision: string) =>
  optionalDecimal({
    max: 100,
    places,
    notANumber: figuresText.rate.number,
    range: figuresText.rate.range,
    precision,
  });

const rate = rateOf(1, figuresText.rate.places);
const total = rateOf(2, figuresText.total.places);

const index = (words: { number: string; range: string }) =>
  optionalDecimal({
    max: 10,
    places: 1,
    notANumber: words.number,
    range: words.range,
    precision: figuresText.onePlace,
  });

/** Beside the rates. */
export const numberFields = [
  'idebScore',
  'approvalRate',
  'proficiencyLp',
  'proficiencyMt',
  'mecGoal',
] as const;

const someNumber = (figures: Readonly<Record<string, unknown>>): boolean =>
  [...numberFields.map((field) => figures[field]), ...listIn(figures)].some((one) => one != null);

const listIn = ({ approvalByGrade }: Readonly<Record<string, unknown>>): readonly unknown[] =>
  Array.isArray(approvalByGrade) ? approvalByGrade : [];

export const figuresSchema = object({
  stage: string().oneOf(stages).required(),
  year: requiredInteger(figuresText.yearRequired),
  idebScore: index(figuresText.index).test({
    name: 'any',
    message: figuresText.nothing,
    test: (_, { parent }) => someNumber(parent),
  }),
  approvalRate: total,
  proficiencyLp: proficiency,
  proficiencyMt: proficiency,
  /** By place of the stage's grades. */
  approvalByGrade: array().of(rate).required(),
  mecGoal: index(figuresText.goal),
});

export const figuresForm = formOf(figuresSchema);
export type FiguresValues = ValuesOf<typeof figuresForm>;

export const emptyFigures = (stage: Stage, year: string): FiguresValues => ({
  stage,
  year,
  idebScore: '',
  approvalRate: '',
  proficiencyLp: '',
  proficiencyMt: '',
  approvalByGrade: stageGrades[stage].map(() => ''),
  mecGoal: '',
});
