import type { LessonPlan } from '@/api/lessons/lesson-plans';
import { formatDate, formatDateTime } from '@/domain/dates';

import { sectionsText as text } from './detail.text';

/** Who wrote it, and when it was changed. */
export function writtenWords({ authorName, createdAt, changedAt }: LessonPlan): string {
  const written = text.written(authorName, formatDate(createdAt));
  return changedAt === null ? `${written}.` : `${written}, ${text.changed(formatDateTime(changedAt))}.`;
}

/** The last word on it; null where nobody said one. */
export function verdictWords({ status, judgedAt, judgedByName }: LessonPlan): string | null {
  if (judgedAt === null) return null;
  const said = {
    aprovado: text.approvedBy,
    devolvido: text.returnedBy,
    enviado: text.saidBy,
    rascunho: text.saidBy,
  };
  return said[status](judgedByName ?? text.someone, formatDateTime(judgedAt));
}
