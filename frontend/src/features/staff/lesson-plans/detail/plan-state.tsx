import type { LessonPlan } from '@/api/lessons/lesson-plans';
import { formatDate, formatDateTime } from '@/domain/dates';
import { Note } from '@/kit/ui/note';

import { lessonWords } from '../list/plan-words';
import { StatusBadge } from '../list/status-badge';
import { sectionsText as text } from './detail.text';

/** Where a plan stands, who wrote it, and the last word on it. */
export function PlanState({ plan }: { plan: LessonPlan }) {
  const { status, sentAt, notes, notice } = plan;
  const lesson = lessonWords(plan);
  const verdict = verdictWords(plan);
  return (
    <div className="grid gap-3 mb-5">
      <p className="row text-sm text-muted">
        <StatusBadge status={status} />
        {[
          writtenWords(plan),
          ...(status === 'enviado' && sentAt !== null ? [text.sentAt(formatDateTime(sentAt))] : []),
          ...(lesson === null ? [] : [`${lesson}.`]),
        ].join(' ')}
      </p>
      {notice === '' ? null : <Note tone="info">{notice}</Note>}
      {verdict === null ? null : (
        <Note tone={status === 'devolvido' ? 'warn' : status === 'aprovado' ? 'ok' : 'neutral'}>
          <p className="font-bold">{verdict}</p>
          {notes === '' ? null : <p className="whitespace-pre-line">{notes}</p>}
        </Note>
      )}
    </div>
  );
}

/** Who wrote it, and when it was changed. */
function writtenWords({ authorName, createdAt, changedAt }: LessonPlan): string {
  const written = text.written(authorName, formatDate(createdAt));
  return changedAt === null ? `${written}.` : `${written}, ${text.changed(formatDateTime(changedAt))}.`;
}

/** The last word on it; null where nobody said one. */
function verdictWords({ status, judgedAt, judgedByName }: LessonPlan): string | null {
  if (judgedAt === null) return null;
  const said = {
    aprovado: text.approvedBy,
    devolvido: text.returnedBy,
    enviado: text.saidBy,
    rascunho: text.saidBy,
  };
  return said[status](judgedByName ?? text.someone, formatDateTime(judgedAt));
}
