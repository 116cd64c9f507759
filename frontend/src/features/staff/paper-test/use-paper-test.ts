import { useSearchParams } from 'react-router-dom';

import { type Question, useQuestionsByIds } from '@/api/questions/questions';
import { useKept } from '@/kit/feedback/read-state';

import { testAsked } from './test-asked';

/** The questions of the test, which its address names in their order. */
export function usePaperTest(schoolId: number) {
  const [address, setAddress] = useSearchParams();
  const ids = testAsked(address);
  const read = useKept(useQuestionsByIds(schoolId, ids.length === 0 ? null : ids));
  const found = new Map((read.data ?? []).map((question) => [question.id, question]));
  const questions = ids.flatMap((id): Question[] => {
    const question = found.get(id);
    return question ? [question] : [];
  });
  return {
    read,
    ids,
    questions,
    /** Questions that are named and are no more. */
    gone: read.data && !read.stale ? ids.length - questions.length : 0,
    put(next: readonly number[]) {
      setAddress(
        (known) => {
          const changed = new URLSearchParams(known);
          if (next.length === 0) changed.delete('questoes');
          else changed.set('questoes', next.join(','));
          return changed;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}

export type PaperTest = ReturnType<typeof usePaperTest>;
