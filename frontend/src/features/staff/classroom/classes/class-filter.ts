import type { SchoolClass } from '@/api/classes';
import type { Stage } from '@/domain/index/stage';
import { plain } from '@/domain/plain';
import type { Shift } from '@/domain/shift';

export interface ClassFilter {
  stage: Stage | null;
  shift: Shift | null;
  /** Part of a class's or a teacher's name, in any case, with or without accents. */
  search: string;
}

export function matches({ stage, shift, search }: ClassFilter) {
  const wanted = plain(search.trim());
  return (it: SchoolClass): boolean =>
    (stage === null || it.stage === stage) &&
    (shift === null || it.shift === shift) &&
    plain(`${it.name} ${it.teacherName ?? ''}`).includes(wanted);
}

export const enrolledIn = (classes: readonly SchoolClass[]): number =>
  classes.reduce((sum, { totalStudents }) => sum + totalStudents, 0);
