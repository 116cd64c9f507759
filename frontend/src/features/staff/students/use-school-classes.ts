import { useClasses } from '@/api/classes';
import type { Pupil } from '@/api/people/pupils';

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
