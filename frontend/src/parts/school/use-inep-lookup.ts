import { useRef, useState } from 'react';

import { codeDigits, INEP_CODE } from '@/domain/index/inep-code';

import { isProblem } from '@/api/wire/problem';
import { findReferenceSchool, type ReferenceSchool } from '@/api/reference';

export type Lookup =
  { state: 'idle' | 'searching' | 'missing' | 'failed' } | { state: 'found'; school: ReferenceSchool };

/** Looks a school up as soon as its code is complete; an answer that comes too late is dropped. */
export function useInepLookup(onFound?: (school: ReferenceSchool) => void) {
  const [lookup, setLookup] = useState<Lookup>({ state: 'idle' });
  const asked = useRef('');

  async function search(typed: string): Promise<void> {
    const code = codeDigits(typed);
    if (code === asked.current) return;
    asked.current = code;
    if (!INEP_CODE.test(code)) {
      setLookup({ state: 'idle' });
      return;
    }
    setLookup({ state: 'searching' });
    const next = await find(code);
    if (asked.current !== code) return;
    setLookup(next);
    if (next.state === 'found') onFound?.(next.school);
  }

  return { lookup, search };
}

async function find(code: string): Promise<Lookup> {
  try {
    return { state: 'found', school: await findReferenceSchool(code) };
  } catch (error) {
    return { state: isProblem(error, 404) ? 'missing' : 'failed' };
  }
}
