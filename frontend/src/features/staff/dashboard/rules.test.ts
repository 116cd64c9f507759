import { expect, test } from 'vitest';

import { emptyFigures, figuresForm, figuresSchema } from '@/parts/figures/figures.schema';
import { figuresText } from '@/parts/figures/figures.text';
import { ageOfEdition, editionYears, goalYears, nextExam } from '@/domain/index/edition-years';
import { goalSchema } from './goal/goal.schema';
import { goalText } from './goal/goal.text';
import { refusalOf, simulatorSchema } from './summary/simulator.schema';

const first = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'ok',
    (error: Error) => error.message,
  );

test('the simulator refuses in the words of the specification', async () => {
  const refusal = async (approvalRate: string, saebScore: string) =>
    refusalOf(
      await simulatorSchema.validate({ approvalRate, saebScore }, { abortEarly: false }).then(
        () => [],
        ({ errors }: { errors: string[] }) => errors,
      ),
    );
  expect((await refusal('', '5,4'))?.title).toBe('Valores inválidos');
  expect((await refusal('94,5', 'abc'))?.message).toBe(
    'Por favor, preencha ambos os campos com valores válidos.',
  );
  expect((await refusal('100,1', '11'))?.title).toBe('Taxa de aprovação inválida');
  expect((await refusal('100,1', '5'))?.message).toBe('A taxa de aprovação deve estar entre 0 e 100%.');
  expect((await refusal('94.5', '10,01'))?.title).toBe('Desempenho SAEB inválido');
  expect((await refusal('94.5', '-1'))?.message).toBe('O desempenho SAEB deve estar entre 0 e 10.');
  expect(await refusal('0', '10')).toBeNull();
});

test('an empty field, which formik sends as undefined, has its own sentence', async () => {
  expect(await first(simulatorSchema.validate({ approvalRate: '94,5' }))).toBe(
    'Informe um número, como 5,4.',
  );
  expect(await first(simulatorSchema.validate({ approvalRate: '94,5', saebScore: '5,4' }))).toBe('ok');
});

test('a goal has one place between 0 and 10', async () => {
  const check = (goal: string | undefined) => first(goalSchema.validate({ year: '2025', goal }));
  expect(await check('5,1')).toBe('ok');
  expect(await check(undefined)).toBe(goalText.goalRequired);
  expect(await check('10,1')).toBe(goalText.goalRange);
  expect(await check('5,12')).toBe(goalText.goalPlaces);
});

test('goals are set from the next exam on, and those that were set stay', () => {
  const today = new Date(2026, 10, 20);
  expect(goalYears([], today)).toEqual([2027, 2029, 2031]);
  expect(goalYears([2021, 2025, 2033], today), 'no exam that is past').toEqual([2027, 2029, 2031, 2033]);
  expect([new Date(2027, 0, 1), new Date(2027, 10, 30), new Date(2027, 11, 1)].map(nextExam)).toEqual([
    2027, 2027, 2029,
  ]);
  expect(editionYears(today).slice(0, 2)).toEqual([2025, 2023]);
  expect(editionYears(today).at(-1)).toBe(2005);
});

test('an edition says how old it is once later ones have come out', () => {
  expect([2025, 2023, 2021, 2019].map((year) => ageOfEdition(year, new Date('2026-06-01')))).toEqual([
    null,
    null,
    5,
    7,
  ]);
});

test('typed figures need one number and go out in the order of the grades', async () => {
  const empty = emptyFigures('ensino_medio', '2025');
  expect(await first(figuresSchema.validate(empty))).toBe(figuresText.nothing);
  const typed = { ...empty, proficiencyLp: '276,91', approvalByGrade: ['88,9', '', '94,5', ''] };
  expect(await first(figuresSchema.validate(typed))).toBe('ok');
  expect(figuresForm.parse(typed)).toEqual({
    stage: 'ensino_medio',
    year: 2025,
    idebScore: null,
    approvalRate: null,
    proficiencyLp: '276.91',
    proficiencyMt: null,
    approvalByGrade: ['88.9', null, '94.5', null],
    mecGoal: null,
  });
});
