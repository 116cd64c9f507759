import { object, string, type TestContext } from 'yup';

import type { Action, ActionFields } from '@/api/actions/actions';
import { endOfScale, type IndicatorKind, indicatorKinds, isIndicatorKind } from '@/domain/action/indicator';
import type { ActionSeed } from '@/domain/action/action-for';
import { actionTypes, priorities } from '@/domain/action/words';
import { formatDate } from '@/domain/dates';
import { compare, parseDecimal, toInput } from '@/domain/decimal';
import { isStage, type Stage } from '@/domain/index/stage';
import { formOf, type ValuesOf } from '@/kit/form/form-of';
import { optionalDay, optionalMoney } from '@/kit/form/day-and-money';
import { optionalDecimal, optionalInteger, optionalText, requiredText } from '@/kit/form/rules';

import { formText as text } from './form.text';

/** A choice begins with nothing, which the schema refuses. */
const NOTHING_CHOSEN = '' as never;

const STUDENTS = /^(?:\d{1,6}|\d{1,3}\.\d{3})$/;

// To the last centavo the server decides.
const money = {
  max: 100_000_000,
  places: 2,
  notANumber: text.notMoney,
  range: text.moneyRange,
  precision: text.moneyPlaces,
};

const onScale = {
  max: 500,
  places: 2,
  notANumber: text.measureRequired,
  range: text.measureRange(500),
  precision: text.measurePlaces,
};

/** What stands beside a value of the indicator; texts, as they were read. */
const besides = ({
  parent,
}: TestContext): Partial<Record<'kind' | 'baseline' | 'startDate', string | null>> => parent as object;

const kindOf = (context: TestContext): IndicatorKind | null => {
  const { kind } = besides(context);
  return kind && isIndicatorKind(kind) ? kind : null;
};

/** Needed once an indicator is chosen, and on its scale. */
const measure = () =>
  optionalDecimal(onScale).test('measure', (value, context) => {
    const kind = kindOf(context);
    if (kind === null) return true;
    const read = parseDecimal(value ?? '');
    if (read === null) return context.createError({ message: text.measureRequired });
    const end = { digits: BigInt(endOfScale[kind]), scale: 0 };
    return compare(read, end) <= 0 || context.createError({ message: text.measureRange(endOfScale[kind]) });
  });

const isAboveBaseline = (value: string | null | undefined, context: TestContext): boolean => {
  const [target, baseline] = [parseDecimal(value ?? ''), parseDecimal(besides(context).baseline ?? '')];
  return kindOf(context) === null || !target || !baseline || compare(target, baseline) > 0;
};

export const actionForm = formOf(
  object({
    title: requiredText(text.titleRequired),
    description: string().trim().max(2_000, text.descriptionTooLong).default(''),
    type: string().required(text.typeRequired).oneOf(actionTypes),
    priority: string().required().oneOf(priorities),
    /** Of a new one alone. */
    status: string()
      .required()
      .oneOf(['ativo', 'planejada'] as const),
    startDate: optionalDay(text.dayWrong),
    endDate: optionalDay(text.dayWrong).test('order', text.endBeforeStart, (end, context) => {
      const { startDate } = besides(context);
      return !end || !startDate || end >= startDate;
    }),
    expectedBudget: optionalMoney(money),
    actualBudget: optionalMoney(money),
    targetStudents: optionalText().matches(STUDENTS, text.studentsWrong),
    responsibleUserId: optionalInteger(),
    indicator: object({
      kind: string()
        .default('')
        .oneOf(['', ...indicatorKinds]),
      stage: string()
        .default('')
        .test('stage', text.stageRequired, (stage, context) => kindOf(context) === null || isStage(stage)),
      grade: string()
        .default('')
        .test('grade', text.gradeRequired, (grade, context) => kindOf(context) !== 'grade' || grade !== ''),
      baseline: measure(),
      target: measure().test('above', text.targetBelow, isAboveBaseline),
      /** The edition that the baseline stands on. */
      year: optionalInteger(),
    }),
  }),
);

export type ActionValues = ValuesOf<typeof actionForm>;
export type ActionRead = ReturnType<typeof actionForm.parse>;

const dayOf = (day: string | null | undefined): string => (day ? formatDate(day) : '');

/** An action as it stands in the form, or a new one; an indicator that it does not have yet would be of this stage. */
export const valuesOf = (
  known: Action | null,
  stage: Stage,
  seed: ActionSeed | null = null,
): ActionValues => ({
  title: known?.title ?? seed?.title ?? '',
  description: known?.description ?? seed?.description ?? '',
  type: known?.type ?? seed?.type ?? NOTHING_CHOSEN,
  priority: known?.priority ?? 'media',
  status: 'ativo',
  startDate: dayOf(known?.startDate),
  endDate: dayOf(known?.endDate),
  expectedBudget: toInput(known?.expectedBudget),
  actualBudget: toInput(known?.actualBudget),
  targetStudents: String(known?.targetStudents ?? seed?.students ?? ''),
  responsibleUserId: String(known?.responsible?.id ?? ''),
  indicator: {
    kind: known?.indicator?.kind ?? '',
    stage: known?.indicator?.stage ?? stage,
    grade: known?.indicator?.grade ?? '',
    baseline: toInput(known?.indicator?.baseline),
    target: toInput(known?.indicator?.target),
    year: String(known?.indicator?.year ?? ''),
  },
});

/** What was read, as it is sent. */
export function fieldsOf({ status: _, ...read }: ActionRead): ActionFields {
  const { targetStudents, responsibleUserId, indicator, ...plain } = read;
  return {
    ...plain,
    targetStudents: targetStudents === undefined ? null : Number(targetStudents.replace('.', '')),
    responsibleUserId: responsibleUserId ?? null,
    indicator: indicatorOf(indicator),
  };
}

function indicatorOf({ kind, stage, grade, baseline, target, year }: ActionRead['indicator']) {
  if (!isIndicatorKind(kind) || !isStage(stage) || baseline === null || target === null) return null;
  return { kind, stage, grade: kind === 'grade' ? grade : null, baseline, target, year: year ?? null };
}
