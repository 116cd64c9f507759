import type { Schemas } from '@/api/wire/address';
// What is recorded changes nothing on screen.
// oxlint-disable-next-line no-restricted-imports
import { ask } from '@/api/wire/client';

export type HelpMode = Schemas['HelpMode'];

/** What a pupil did with a question; answers and reviews the quiz keeps itself. */
export type Behavior =
  { type: 'explicacao_aberta' | 'leitura_em_voz_alta' | 'imagem_aberta' } | { type: 'ajuda'; help: HelpMode };

/** Once a question, however often it is sent; a school that has the analysis off records nothing. */
export const recordBehavior = (quiz: number, question: number, behavior: Behavior): Promise<void> =>
  ask('/api/quiz/{id}/behavior', { id: quiz, body: { questionId: question, ...behavior } });
