import type { ReferenceSchool } from '@/api/reference';
import { formatSigned } from '@/domain/decimal';
import { articleOf } from '@/domain/index/stage';

import { answerText as text } from './answer.text';

type Way = NonNullable<ReferenceSchool['outlooks'][number]['answer']>['ways'][number];

/** As many as a sentence takes. */
const TOLD = 2;

/** "+0,8 p.p. de aprovação", "+2,58 pontos em Matemática": points as they are published, rates in tenths. */
function wayWords({ lever, grade, difference }: Way): string {
  if (lever === 'mt' || lever === 'lp') return text.points[lever](formatSigned(difference, 2));
  const rise = formatSigned(difference, 1);
  if (grade === null) return text.approval(rise);
  return articleOf(grade) === 'a' ? text.ofSeries(rise, grade) : text.ofGrade(rise, grade);
}

/** The cheapest ways, each of which suffices alone. */
export const waysOf = (ways: readonly Way[]): string[] => ways.slice(0, TOLD).map(wayWords);
