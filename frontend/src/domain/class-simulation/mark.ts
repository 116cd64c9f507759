import { type Letter, letters } from '@/domain/question/letter';

/** What a pupil did with a question on paper; null as long as nobody typed it. */
export type Mark = Letter | 'branco' | null;

/** Whether something from a browser's storage is one. */
export const isMark = (value: unknown): value is Mark =>
  value === null || value === 'branco' || letters.some((letter) => letter === value);
