import type { ReferenceSchool } from '@/api/reference';
import { formatDecimal } from '@/domain/decimal';

import { registerText } from './register.text';

const text = registerText.school;

/**
 * "Vale do Saber, SP • INEP 35999001 • IDEB 2023: 5,0": as it is written in the form, with the newest index; before it INEP's name,
 * where another was typed.
 */
export function foundLine(
  { schoolName, municipality, state }: { schoolName: string; municipality: string; state: string },
  { inepCode, name, results }: ReferenceSchool,
): string {
  const published = results.filter(({ idebScore }) => idebScore !== null);
  const newest = published.toSorted((a, b) => b.year - a.year)[0];
  const index = newest ? text.ideb(newest.year, formatDecimal(newest.idebScore, 1)) : text.noIdeb;
  const other = schoolName.trim() === name ? [] : [text.inInep(name)];
  return [...other, `${municipality}, ${state}`, text.inep(inepCode), index].join(' • ');
}
