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
  const [times, setTimes] = useState(0);
  const [isWhole, setWhole] = useState(false);
  const settled = useSettled(typed.trim());
  const sought = isSearch(settled) ? settled : null;
  const found = useKept(useSchoolSearch(sought));
  const only = sought !== null && found.data?.total === 1 ? found.data.schools[0]?.inepCode : undefined;
  // Whoever types on looks for another one.
  const chosen = typed === chosenFor ? escola : null;
  const schools = found.data?.schools ?? [];
  const others = schools.filter((school) => school.inepCode !== chosen);
  const isFolded = chosen !== null && !isWhole && others.length < schools.length && others.length > 0;
  return {
    /** What the list shows: of one that was chosen among several, that one alone until the others are asked for. */
    schools: isFolded ? schools.filter((school) => school.inepCode === chosen) : schools,
    /** How many there are to see again; null where all of them are seen. */
    folded: isFolded ? schools.length : null,
    unfold: () => setWhole(true),
    /** How often one was chosen here: each time, what is said of it is looked at. */
    times,
    /** Undefined while nothing is looked for. */
    found: sought === null ? undefined : found,
    open: chosen ?? only ?? null,
    choose(inepCode: string) {
      setChosenFor(typed);
      setWhole(false);
      setTimes((before) => before + 1);
      change({ q: typed.trim() === '' ? null : typed.trim(), escola: inepCode });
    },
  };
}
