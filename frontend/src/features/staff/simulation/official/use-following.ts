import { useEffect, useRef } from 'react';

import { useSettled } from '@/kit/browser/use-settled';

import type { OfficialValues } from '../scenario/parameters.schema';
import { isSameInput, typedInput } from './official-values';
import type { Official } from './use-official';

/** In milliseconds: short enough to feel at once, longer than from one key to the next. */
const PAUSE = 300;

/**
 * The calculation follows what stands in the form, from the first on, as soon as the typing pauses on numbers that can be
 * calculated. What failed is not asked again until something changes, or somebody asks.
 */
export function useFollowing({ asked, follow }: Official, values: OfficialValues, isValid: boolean): void {
  const settled = useSettled(values, PAUSE);
  const tried = useRef<OfficialValues>(null);
  useEffect(() => {
    if (!isValid || settled !== values || tried.current === settled) return;
    tried.current = settled;
    if (asked === null || !isSameInput(typedInput(settled), asked)) follow(settled);
  }, [asked, follow, isValid, settled, values]);
}
