import type { Plan, Way } from '@/api/index/calculation';
import { formatStep } from '@/domain/own-places';
import { articleOf } from '@/domain/index/stage';
import { effortText } from '@/parts/effort/effort.text';

import { isRate, leverName } from '../plan/plan-sentence';
import { answerText as text } from './answer.text';

/** "+0,8 p.p.", "+2,58 pontos" */
export const differenceOf = (way: Way): string =>
  `${formatStep(way.difference ?? '0', isRate(way) ? 1 : 2)}\u00a0${way.unit}`;

/** "aprovando mais 3 alunos", "com +3,1 p.p. de aprovação no 6º ano", "com +2,58 pontos em Matemática" */
export function wayClause(way: Way): string {
  if (!isRate(way)) return text.withPoints(differenceOf(way), leverName(way));
  const where = way.grade === null ? '' : text.inGrade(articleOf(way.grade), way.grade);
  const how =
    way.pupils === null
      ? text.withApproval(differenceOf(way))
      : text.approving(effortText.pupils(way.pupils.more));
  return how + where;
}

/** The cheapest way, and after it the cheapest of another kind: approval, or a subject. */
export function cheapestWays({ single }: Plan): Way[] {
  const ways = single.filter((way) => way.needed !== null);
  const [first] = ways;
  if (!first) return [];
  const other = ways.find((way) => isRate(way) !== isRate(first));
  return other ? [first, other] : [first];
}
