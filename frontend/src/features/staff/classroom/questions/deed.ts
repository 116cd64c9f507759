import type { Question } from '@/api/questions/questions';

/** What is done with a question, or to have another. */
export type QuestionDeed = { what: 'create' } | { what: 'edit' | 'copy' | 'remove'; question: Question };
