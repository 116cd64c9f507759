import type { ListedPlan } from '@/api/lessons/lesson-plans';
import { formatDate } from '@/domain/dates';

import { lessonPlansText as text } from '../lesson-plans.text';

/** Who wrote it, and when: "Carlos Lima, 12/11/2026". */
export function authorWords({ own, status, authorName, createdAt }: ListedPlan): string {
  const day = formatDate(createdAt);
  if (!own) return text.byOther(authorName, day);
  return status === 'rascunho' ? text.onlyYou(day) : text.byYou(day);
}

/** For whom and when it is taught; null while nobody knows. */
export function lessonWords({ className, day }: Pick<ListedPlan, 'className' | 'day'>): string | null {
  if (className === null) return day === null ? null : text.onDay(formatDate(day));
  return day === null ? text.forClass(className) : text.forClassOn(className, formatDate(day));
}
