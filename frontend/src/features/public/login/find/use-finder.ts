import { useState } from 'react';

import { useSchoolSearch } from '@/api/school-search';
import { useKept } from '@/kit/feedback/read-state';
import { useQueryState } from '@/kit/browser/use-query-state';
import { useSettled } from '@/kit/browser/use-settled';
import { INEP_CODE } from '@/domain/index/inep-code';

import { isSearch } from './count-sentence';

/** What the letters find, and the school that is open: the one in the address, or the only one found. */
export function useFinder(typed: string) {
  const [{ escola }, change] = useQueryState({ q: /\S/, escola: INEP_CODE });
  const [chosenFor, setChosenFor] = useState(typed);
  const settled = useSettled(typed.trim());
  const sought = isSearch(settled) ? settled : null;
  const found = useKept(useSchoolSearch(sought));
  const only = sought !== null && found.data?.total === 1 ? found.data.schools[0]?.inepCode : undefined;
  // Whoever types on looks for another one.
  const chosen = typed === chosenFor ? escola : null;
  return {
    /** Undefined while nothing is looked for. */
    found: sought === null ? undefined : found,
    open: chosen ?? only ?? null,
    choose(inepCode: string) {
      setChosenFor(typed);
      change({ q: typed.trim() === '' ? null : typed.trim(), escola: inepCode });
    },
  };
}
