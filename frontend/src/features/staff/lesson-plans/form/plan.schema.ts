import { array, number, object, string, type TestContext } from 'yup';

import type { ExitQuestion, LessonPlan, SavePlan } from '@/api/lessons/lesson-plans';
import { disciplines } from '@/domain/bncc/discipline';
import { formatDate } from '@/domain/dates';
import { letters } from '@/domain/question/letter';
import { optionalDay } from '@/kit/form/day-and-money';
import {
  type TextAreaFieldProps,
  TextAreaField as AnyTextAreaField,
} from '@/kit/form/fields/text-area-field';
import { formOf, type ValuesOf } from '@/kit/form/form-of';
import { LONGEST_METHODOLOGY, LONGEST_PLAN, LONGEST_TEXT, MOST_CODES } from '@/domain/lesson/limits';
import { isBlank, optionalInteger, requiredText } from '@/kit/form/rules';
import type { FieldName } from '@/kit/form/typed';

import { formText as text, quizText, skillsText } from './form.text';

/** A choice begins with nothing, which the schema refuses. */
const NOTHING_CHOSEN = '' as never;

export const USUAL_DURATION = 50;
export const MOST_QUESTIONS = 6;

/** A code of the BNCC, of any of its stages. */
const CODE = /^E(?:I|F|M)\d{2}[A-Z]{2,3}\d{2,3}[A-Z]?$/;

/** The codes of a text in which people part them by commas, spaces or lines. */
export const codesOf = (typed: string): string[] => [
  ...new Set(
    typed
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter((code) => code !== ''),
  ),
];

const required = (missing: string, most = LONGEST_TEXT, tooLong = text.most5000) =>
  requiredText(missing).max(most, tooLong);

const aside = () => string().trim().max(1_000, text.most1000).default('');

const isToChoose = ({ parent }: TestContext): boolean => (parent as { kind?: string }).kind === 'escolha';

const question = object({
  /** By which its fields stay its own when it is moved. */
  key: string().default(''),
  kind: string()
    .required()
    .oneOf(['escolha', 'aberta'] as const),
  statement: requiredText(quizText.statementRequired).max(2_000, quizText.statementMost),
  options: array(string().trim().default('').max(500, quizText.optionMost))
    .default([])
    .test('options', (options, context) => {
      if (!isToChoose(context)) return true;
      const missing = letters.findIndex((_, place) => isBlank(options[place] ?? ''));
      const at = (place: number, message: string) =>
        context.createError({ path: `${context.path}[${place}]`, message });
      if (missing >= 0) return at(missing, quizText.optionRequired);
      const twin = options.findIndex((option, place) => options.indexOf(option) < place);
      return twin < 0 || at(twin, quizText.alike);
    }),
  correct: string()
    .default('')
    .oneOf(['', ...letters], quizText.keyRequired)
    .test('key', quizText.keyRequired, (correct, context) => correct !== '' || !isToChoose(context)),
  explanation: string()
    .trim()
    .default('')
    .max(2_000, quizText.statementMost)
    .when('kind', ([kind], rule) =>
      rule.required(kind === 'aberta' ? quizText.answerRequired : quizText.explanationRequired),
    ),
});

export const planForm = formOf(
  object({
    title: requiredText(text.titleRequired).max(200, text.titleMost),
    subject: string().required(text.subjectRequired).oneOf(disciplines, text.subjectRequired),
    grade: requiredText(text.gradeRequired),
    duration: number()
      .transform((value: number, typed: unknown) => (isBlank(typed) ? undefined : value))
      .typeError(text.durationWhole)
      .required(text.durationRequired)
      .integer(text.durationWhole)
      .min(1, text.durationRequired)
      .max(LONGEST_PLAN, text.durationMost),
    objectives: required(text.objectivesRequired),
    /** Parted by commas. */
    bnccAlignment: string()
      .default('')
      .test('codes', skillsText.wrong, (typed) => codesOf(typed).every((code) => CODE.test(code)))
      .test('most', skillsText.most, (typed) => codesOf(typed).length <= MOST_CODES),
    content: required(text.contentRequired),
    methodology: required(text.methodologyRequired, LONGEST_METHODOLOGY, text.most12000),
    resources: required(text.resourcesRequired),
    evaluation: required(text.evaluationRequired),
    targetAudience: aside(),
    schoolConsiderations: aside(),
    classId: optionalInteger(),
    day: optionalDay(text.dayWrong),
    quiz: array(question).default([]).max(MOST_QUESTIONS, quizText.most),
  }),
);

export type PlanValues = ValuesOf<typeof planForm>;
export type PlanRead = ReturnType<typeof planForm.parse>;
export type QuestionValues = PlanValues['quiz'][number];

type Named<P> = (props: Omit<P, 'name'> & { name: FieldName<PlanValues> }) => React.ReactNode;
export const TextAreaField: Named<TextAreaFieldProps> = AnyTextAreaField;

let made = 0;
const newKey = (): string => `q${(made += 1)}`;

export const newQuestion = (kind: QuestionValues['kind']): QuestionValues => ({
  key: newKey(),
  kind,
  statement: '',
  options: letters.map(() => ''),
  correct: '',
  explanation: '',
});

const questionValues = ({
  statement,
  options,
  correctAnswer,
  explanation,
}: ExitQuestion): QuestionValues => ({
  ...newQuestion(correctAnswer === null ? 'aberta' : 'escolha'),
  statement,
  options: letters.map((_, place) => options[place] ?? ''),
  correct: letters.find((letter) => letter === correctAnswer) ?? '',
  explanation,
});

/** A plan as it stands in the form, or a new one. */
export const valuesOf = (known: LessonPlan | null): PlanValues => ({
  title: known?.title ?? '',
  subject: known?.subject ?? NOTHING_CHOSEN,
  grade: known?.grade ?? '',
  duration: String(known?.duration ?? USUAL_DURATION),
  objectives: known?.objectives ?? '',
  bnccAlignment: (known?.bnccAlignment ?? []).join(', '),
  content: known?.content ?? '',
  methodology: known?.methodology ?? '',
  resources: known?.resources ?? '',
  evaluation: known?.evaluation ?? '',
  targetAudience: known?.targetAudience ?? '',
  schoolConsiderations: known?.schoolConsiderations ?? '',
  classId: String(known?.classId ?? ''),
  day: known?.day ? formatDate(known.day) : '',
  quiz: (known?.quiz ?? []).map(questionValues),
});

/** What people say of a plan; who wrote it first is not theirs to say. */
export type PlanFields = Omit<SavePlan, 'origin'>;

/** What was read, as it is sent. */
export const fieldsOf = ({ bnccAlignment, classId, quiz, ...read }: PlanRead): PlanFields => ({
  ...read,
  bnccAlignment: codesOf(bnccAlignment),
  classId: classId ?? null,
  quiz: quiz.map(({ kind, statement, options, correct, explanation }) => ({
    statement,
    options: kind === 'escolha' ? letters.map((_, place) => options[place] ?? '') : [],
    correctAnswer: kind === 'escolha' ? correct : null,
    explanation,
    questionId: null,
  })),
});
