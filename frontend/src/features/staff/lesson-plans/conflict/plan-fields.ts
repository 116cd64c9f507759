import type { ExitQuestion, LessonPlan } from '@/api/lessons/lesson-plans';
import { disciplineLabels } from '@/domain/bncc/discipline';
import { formatDate } from '@/domain/dates';
import { conflictText } from '@/parts/conflict/conflict.text';
import type { Keys } from '@/parts/conflict/merge';

import type { PlanFields } from '../form/plan.schema';
import { planConflictText as text } from './plan-conflict.text';

export const planKeys = [
  'title',
  'subject',
  'grade',
  'duration',
  'bnccAlignment',
  'objectives',
  'content',
  'methodology',
  'resources',
  'evaluation',
  'quiz',
  'classId',
  'day',
  'targetAudience',
  'schoolConsiderations',
] as const satisfies Keys<PlanFields>;

/** Texts of which both may stay. */
export const joinableKeys = [
  'objectives',
  'content',
  'methodology',
  'resources',
  'evaluation',
  'targetAudience',
  'schoolConsiderations',
] as const satisfies Keys<PlanFields>;

/** What people say of a plan, as it would be sent. */
export const fieldsOfPlan = (plan: LessonPlan): PlanFields => ({
  title: plan.title,
  subject: plan.subject,
  grade: plan.grade,
  duration: plan.duration,
  bnccAlignment: plan.bnccAlignment,
  objectives: plan.objectives,
  content: plan.content,
  methodology: plan.methodology,
  resources: plan.resources,
  evaluation: plan.evaluation,
  // Which of them the bank has is not theirs to say.
  quiz: plan.quiz.map((question) => ({ ...question, questionId: null })),
  classId: plan.classId,
  day: plan.day,
  targetAudience: plan.targetAudience,
  schoolConsiderations: plan.schoolConsiderations,
});

export type ClassNames = ReadonlyMap<number, string>;

const questionWords = ({ statement, correctAnswer }: ExitQuestion, place: number): string =>
  correctAnswer === null
    ? text.question(place + 1, statement)
    : text.right(place + 1, statement, correctAnswer);

/** The value of a field as people read it. */
export function planWords(key: keyof PlanFields, fields: PlanFields, classes: ClassNames): string {
  switch (key) {
    case 'subject':
      return disciplineLabels[fields.subject];
    case 'duration':
      return fields.duration === null ? conflictText.nothing : text.minutes(fields.duration);
    case 'bnccAlignment':
      return fields.bnccAlignment.join(', ') || conflictText.nothing;
    case 'quiz':
      return fields.quiz.map(questionWords).join('\n') || conflictText.nothing;
    case 'classId':
      return fields.classId === null
        ? text.noClass
        : (classes.get(fields.classId) ?? text.class(fields.classId));
    case 'day':
      return fields.day === null ? conflictText.nothing : formatDate(fields.day);
    default:
      return fields[key] || conflictText.nothing;
  }
}
