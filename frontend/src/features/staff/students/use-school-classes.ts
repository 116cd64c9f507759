import { type SchoolClass, useClasses } from '@/api/classes';
import type { Pupil, PupilCounts } from '@/api/people/pupils';
import { useSignedIn } from '@/api/session/session-context';

import { archivedClass } from './students.text';

/** The school's classes; a pupil stays in one that was archived. */
export function useSchoolClasses(schoolId: number) {
  const open = useClasses(schoolId, false).data;
  const archived = useClasses(schoolId, true).data;
  return {
    open: open ?? [],
    archived: archived ?? [],
    /** What a pupil's class is called; one that was archived says so. */
    nameOf({ classId, className }: Pick<Pupil, 'classId' | 'className'>): string | null {
      const isArchived = archived?.some(({ id }) => id === classId) === true;
      return className !== null && isArchived ? archivedClass(className) : className;
    },
  };
}

const enrolledIn = (classes: readonly SchoolClass[]): number =>
  classes.reduce((sum, { totalStudents }) => sum + totalStudents, 0);

/** The active pupils in open classes, and in archived ones; null until they are known. */
export function usePlaces(schoolId: number, counts: PupilCounts | undefined) {
  const { id: own } = useSignedIn();
  const open = useClasses(schoolId, false).data;
  if (!open || !counts) return null;
  // A professor may be counted the pupils of their own classes only.
  const counted = open.length === counts.classes ? open : open.filter(({ teacherId }) => teacherId === own);
  const inOpen = enrolledIn(counted);
  return { inOpen, inArchived: Math.max(0, counts.active - counts.withoutClass - inOpen) };
}

export type Places = ReturnType<typeof usePlaces>;
