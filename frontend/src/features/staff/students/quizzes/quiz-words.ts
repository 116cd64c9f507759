import type { Quiz } from '@/api/pupil/quiz';
import { formatDate } from '@/domain/dates';

import { quizzesText } from './quizzes.text';

const text = quizzesText.list;

/** Its answers may be read. */
export const isOver = ({ status }: Quiz): boolean => status !== 'em_andamento';

export const subjectOf = ({ subject }: Quiz): string => subject ?? text.everySubject;

export const dayOf = ({ completedAt, startedAt }: Quiz): string => formatDate(completedAt ?? startedAt);

/** "nível misto, não terminou" */
export function aboutOf({ difficulty, review, status }: Quiz): string {
  const what = review ? text.review : text.about(text.levels[difficulty]);
  switch (status) {
    case 'concluido':
      return what;
    case 'em_andamento':
      return `${what}, ${text.running}`;
    case 'abandonado':
      return `${what}, ${text.left}`;
  }
}
