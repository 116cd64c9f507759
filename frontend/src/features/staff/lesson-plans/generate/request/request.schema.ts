import { number, object, string } from 'yup';

import type { PlanRequest } from '@/api/lessons/generate-plan';
import { type Discipline, disciplines } from '@/domain/bncc/discipline';
import { LONGEST_PLAN } from '@/domain/lesson/limits';
import { bnccGrades } from '@/domain/bncc/grades';
import { LONGEST_TOPIC, type PlanSeed } from '@/domain/lesson/plan-for';
import { formOf, type ValuesOf } from '@/kit/form/form-of';
import { isBlank, requiredText } from '@/kit/form/rules';

import { contextOf } from './reason-words';
import { requestText as text } from './request.text';

/** A choice begins with nothing, which the schema refuses. */
const NOTHING_CHOSEN = '' as never;

const LONGEST_ASIDE = 1_000;

/** Minutes of a lesson. */
const USUAL = '50';

const aside = () => string().trim().max(LONGEST_ASIDE, text.asideTooLong).default('');

export const requestForm = formOf(
  object({
    subject: string().required(text.subjectRequired).oneOf(disciplines, text.subjectRequired),
    grade: string().required(text.gradeRequired).oneOf(bnccGrades, text.gradeRequired),
    duration: number()
      .transform((value: number, typed: unknown) => (isBlank(typed) ? undefined : value))
      .required(text.durationTooShort)
      .typeError(text.durationWhole)
      .min(1, text.durationTooShort)
      .max(LONGEST_PLAN, text.durationTooLong)
      .integer(text.durationWhole),
    topic: requiredText(text.topicRequired).max(LONGEST_TOPIC, text.topicTooLong),
    schoolContext: aside(),
    targetAudience: aside(),
    specificRequirements: aside(),
    writer: string()
      .required()
      .oneOf(['ia', 'modelo'] as const),
  }),
);

export type RequestValues = ValuesOf<typeof requestForm>;
export type RequestRead = ReturnType<typeof requestForm.parse>;

/** What the form begins with; what an address says and is no choice of it is left out. */
export const valuesOf = ({ subject, grade, topic, classId, reason }: PlanSeed): RequestValues => ({
  subject: disciplines.find((one) => one === subject) ?? NOTHING_CHOSEN,
  grade: bnccGrades.find((one) => one === grade) ?? NOTHING_CHOSEN,
  duration: USUAL,
  topic: topic ?? '',
  schoolContext: reason ? contextOf(reason, classId !== undefined) : '',
  targetAudience: '',
  specificRequirements: '',
  writer: 'ia',
});

/** Who is to write: without a service the template does; null leaves it to the server, which knows. */
export function writerOf(asked: RequestRead['writer'], ai: boolean | null): PlanRequest['writer'] {
  if (asked === 'modelo' || ai === false) return 'modelo';
  return ai === null ? null : 'ia';
}

/** What was read, as it is sent. */
export const bodyOf = (
  { writer, ...read }: RequestRead,
  codes: readonly string[],
  ai: boolean | null,
): PlanRequest => ({ ...read, bnccAlignment: [...codes], writer: writerOf(writer, ai) });

/** What the fields say at this moment, for what is asked before all of them are right. */
export const disciplineIn = ({ subject }: RequestValues): Discipline | null =>
  disciplines.find((one) => one === subject) ?? null;

export const gradeIn = ({ grade }: RequestValues): string | null =>
  bnccGrades.find((one) => one === grade) ?? null;
