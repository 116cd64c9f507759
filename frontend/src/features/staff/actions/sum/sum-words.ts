import type { ActionSum, ActionSumAnswer } from '@/api/index/action-sum';
import {
  absolute,
  compare,
  decimal,
  type Decimal,
  formatDecimal,
  formatSigned,
  isZero,
  subtract,
} from '@/domain/decimal';

import { sumText as text } from './sum.text';

const ZERO: Decimal = { digits: 0n, scale: 2 };

const between = (to: string, from: string): Decimal => subtract(decimal(to) ?? ZERO, decimal(from) ?? ZERO);

/** "+0,13": what all of them are to do together. */
export const gainOf = ({ withAll, now }: ActionSumAnswer): string => formatSigned(between(withAll, now));

/** Whether the plan is enough, and with how much to spare, or what it lacks. */
export function sumSentence({ actions }: ActionSum, answer: ActionSumAnswer): string {
  if (actions === 0) return text.none;
  const [target, difference] = [formatDecimal(answer.aim.ideb, 1), decimal(answer.difference) ?? ZERO];
  if (!answer.reaches) return text.lacks(target, formatDecimal(difference));
  return isZero(difference) ? text.reachesExactly(target) : text.reaches(target, formatDecimal(difference));
}

/** From where to where, and what those that are late are worth of it. */
export function sumDetail(sum: ActionSum, answer: ActionSumAnswer): string {
  const { actions, late } = sum;
  const { aim, now, withAll, difference, reaches } = answer;
  const [target, from, to] = [formatDecimal(aim.ideb, 1), formatDecimal(now), formatDecimal(withAll)];
  if (actions === 0) {
    return reaches ? text.noneNeeded(target, from) : text.noneLacks(target, formatDecimal(difference), from);
  }
  const leads = aim.year === null ? text.leads(actions, from, to) : text.leadsIn(actions, from, to, aim.year);
  return late === 0 ? leads : [leads, lateWords(late, answer)].filter(Boolean).join(' ');
}

/** What is late is worth nothing where the others alone go as far as there is room. */
function lateWords(
  late: number,
  { withAll, withoutLate, threshold, reaches, reachesWithoutLate }: ActionSumAnswer,
) {
  const worth = between(withAll, withoutLate);
  if (compare(worth, ZERO) <= 0) return null;
  const left = between(withoutLate, threshold);
  const lacks = text.wouldLack(formatDecimal(absolute(left)));
  const slack = isZero(left) ? text.slackGone : text.slackFalls(formatDecimal(left));
  return text.late(late, formatSigned(worth), reaches && reachesWithoutLate ? slack : lacks);
}
