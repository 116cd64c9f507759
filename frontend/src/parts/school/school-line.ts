import type { School } from '@/api/school';
import { networkLabel } from '@/domain/labels';

import { schoolLineText as text } from './school-line.text';

/** Where a school is, its network and its code: "Costa Marques, RO • rede estadual • INEP 11005823". */
export function schoolLine(school: School): string {
  const place = [school.municipality, school.state].filter(Boolean).join(', ');
  const code = school.inepCode ? text.code(school.inepCode) : null;
  const demo = school.demo ? text.demo : null;
  return [place, networkLabel(school.network), code, demo].filter(Boolean).join(' • ');
}
