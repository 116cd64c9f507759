import type { ReferenceSchool } from '@/api/reference';
import { formatDecimal } from '@/domain/decimal';

import { registerText } from './register.text';

const text = registerText.school;

/** "Vale do Saber, SP • INEP 35999001 • IDEB 2023: 5,0": as it is written in the form, with the newest index. */
export function foundLine(
  { municipality, state }: { municipality: string; state: string },
  { inepCode, results }: ReferenceSchool,
): string {
  const published = results.filter(({ idebScore }) => idebScore !== null);
  const newest = published.toSorted((a, b) => b.year - a.year)[0];
  const index = newest ? text.ideb(newest.year, formatDecimal(newest.idebScore, 1)) : text.noIdeb;
  return [`${municipality}, ${state}`, text.inep(inepCode), index].join(' • ');
}
