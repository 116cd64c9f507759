import type { SchoolClass } from '@/api/classes';
import type { Subject } from '@/api/subjects';
import { testedGrades } from '@/domain/index/stage';

/** The subjects of a class's stage, and those of every stage; where there are none, all. */
export function subjectsOf(of: SchoolClass, subjects: readonly Subject[]): readonly Subject[] {
  const taught = subjects.filter(({ isActive }) => isActive);
  const own = taught.filter(({ stage }) => !stage || stage === of.stage);
  return own.length > 0 ? own : taught;
}

/** The class that is named; where none is, one's own, or one that sits the test, or the first. Null where the named one is not there. */
export function classOf(
  classes: readonly SchoolClass[],
  named: number | null,
  person: number,
): SchoolClass | null {
  if (named !== null) return classes.find(({ id }) => id === named) ?? null;
  const isTested = ({ stage, year }: SchoolClass) => testedGrades[stage] === year;
  const own = classes.filter(({ teacherId }) => teacherId === person);
  return own.find(isTested) ?? own[0] ?? classes.find(isTested) ?? classes[0] ?? null;
}

/** The subject that is named, whatever its stage; else the first of the class's. */
export const subjectOf = (
  of: SchoolClass,
  subjects: readonly Subject[],
  named: number | null,
): Subject | null => subjects.find(({ id }) => id === named) ?? subjectsOf(of, subjects)[0] ?? null;
