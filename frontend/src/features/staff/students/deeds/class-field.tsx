import { type SchoolClass, useClasses } from '@/api/classes';
import type { Pupil } from '@/api/people/pupils';
import { shiftLabels } from '@/domain/shift';

import { deedsText as text } from './deeds.text';
import { NO_CLASS } from './pupil.schema';

const labelOf = ({ name, shift }: SchoolClass): string => `${name}, ${shiftLabels[shift]}`;

/** Where pupils may be moved to: every place but theirs, of which none is one. */
export function useMoveOptions(schoolId: number, from: number | 'several' | null) {
  const { options, hint } = useClassOptions(schoolId);
  const places = [...options, { value: NO_CLASS, label: text.noClass }];
  return { hint, options: places.filter(({ value }) => value !== String(from ?? NO_CLASS)) };
}

/** The classes a pupil may be put into; who is in one that was archived may stay there. */
export function useClassOptions(schoolId: number, pupil?: Pupil) {
  const classes = useClasses(schoolId, false).data;
  const options = (classes ?? []).map((it) => ({ value: String(it.id), label: labelOf(it) }));
  const own = pupil?.classId == null ? null : String(pupil.classId);
  const isListed = own === null || options.some(({ value }) => value === own);
  return {
    /** What to do first where there is none. */
    hint: classes?.length === 0 ? text.noClasses : undefined,
    options:
      isListed || !classes
        ? options
        : [{ value: own, label: text.archived(pupil?.className ?? '') }, ...options],
  };
}
