import { enumerate } from '@/domain/enumerate';

import { projectionText as text } from './projection.text';

/** What a class has done: the questions that it passed over are no answers. */
export interface Done {
  answers: number;
  skipped: number;
}

/** "2 respostas e 1 questão pulada" */
export const doneWords = ({ answers, skipped }: Done): string =>
  enumerate([...(answers > 0 ? [text.answers(answers)] : []), ...(skipped > 0 ? [text.skips(skipped)] : [])]);
