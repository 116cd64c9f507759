import { useState } from 'react';

import { useSchoolSearch } from '@/api/reference';
import { useKept } from '@/kit/feedback/read-state';
import { useQueryState } from '@/kit/browser/use-query-state';
import { useSettled } from '@/kit/browser/use-settled';
import { INEP_CODE } from '@/domain/index/inep-code';

import { LEAST } from './count-sentence';

/** What is typed, what it finds, and the school that is open: the one in the address, or the only one found. */
export function useFinder() {
  const [{ q, escola }, change] = useQueryState({ q: /\S/, escola: INEP_CODE });
  const [typed, setTyped] = useState(q ?? '');
  const settled = useSettled(typed.trim());
  const sought = settled.length < LEAST ? null : settled;
  const found = useKept(useSchoolSearch(sought));
  const only = sought !== null && found.data?.total === 1 ? found.data.schools[0]?.inepCode : undefined;
  return {
    typed,
    /** Undefined while nothing is looked for. */
    found: sought === null ? undefined : found,
    open: escola ?? only ?? null,
    type(next: string) {
      setTyped(next);
      if (escola !== null) change({ q: null, escola: null });
    },
    choose: (inepCode: string) => change({ q: typed.trim(), escola: inepCode }),
  };
}
