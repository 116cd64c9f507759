import type { Coverage } from '@/api/lessons/coverage';
import { type Discipline, disciplineLabels } from '@/domain/bncc/discipline';

import { coverageText as text } from './coverage.text';
import { hasAppeared } from './covered';

/** "Matemática do 6º ano" */
export const whatOf = (discipline: Discipline, grade: string): string =>
  (grade.includes('ª') ? text.ofSeries : text.ofGrade)(disciplineLabels[discipline], grade);

/** How many of the skills appeared, and how many did not. */
export function summaryOf({ skills, year, classes }: Coverage, what: string, classId: number | null): string {
  const all = skills.length;
  const known = skills.filter((skill) => hasAppeared(skill, classId)).length;
  const of = classes.find(({ id }) => id === classId);
  const when = of ? text.inClass(year, of.name) : String(year);
  if (known === 0) return all === 1 ? text.noneOfOne(what, when) : text.none(all, what, when);
  if (known === all) return all === 1 ? text.everyOfOne(what, when) : text.every(all, what, when);
  return text.some(known, all, what, when, all - known);
}
