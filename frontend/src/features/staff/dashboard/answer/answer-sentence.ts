import type { OutlookAnswer } from '@/api/index/outlook';
import { decimal, formatDecimal, roundHalfUp } from '@/domain/decimal';
import { ageOfEdition } from '@/domain/index/edition-years';

import { answerText as text } from './answer.text';

/** The sentence of the card: how far, or that there is nothing left to close. */
export function answerSentence(answer: OutlookAnswer): string {
  const { goal, aim, gap, met, idebScore } = answer;
  if (goal?.met) return text.met(one(goal.ideb));
  return met ? text.highest(one(idebScore)) : text.missing(one(aim.ideb), formatDecimal(gap));
}

/** One line of why: whose goal it is, where the index stands, from where on the aim is published. */
export function answerReason(answer: OutlookAnswer, today?: Date): string {
  const { index, threshold, aim, met, year } = answer;
  const stands = met ? null : text.stands(formatDecimal(index), formatDecimal(threshold), one(aim.ideb));
  const age = ageOfEdition(year, today);
  const old = age === null ? null : text.old(year, age);
  return [goalWords(answer), stands, old].filter((part) => part !== null).join(' ');
}

function goalWords({ goal, aim, gap, met, year }: OutlookAnswer): string | null {
  if (!goal) return met ? null : text.noGoal(one(aim.ideb));
  const whose = text.goal[goal.origin](goal.year);
  if (!goal.reached) return whose;
  if (!goal.met) return text.ahead[goal.origin](one(goal.ideb), goal.year, year);
  return met ? whose : `${whose} ${text.next(one(aim.ideb), formatDecimal(gap))}`;
}

/** That the formula gives another index than the one that stands there; null where they agree. */
export function differenceWords({ agrees, index, idebScore, source }: OutlookAnswer): string | null {
  const exact = decimal(index);
  if (agrees !== false || !exact) return null;
  return text.differs[source](formatDecimal(roundHalfUp(exact, 1)), one(idebScore));
}

/** A goal that fits, where what is aimed at does not fit into one edition; null where it does. */
export function onTheWayWords({ ways, onTheWay }: OutlookAnswer): string | null {
  const fits = ways[0]?.effort?.tone === 'uma_edicao';
  if (fits || !onTheWay || onTheWay.tone === 'alem' || onTheWay.tone === null) return null;
  return text.onTheWay[onTheWay.tone](one(onTheWay.ideb));
}

const one = (ideb: string): string => formatDecimal(ideb, 1);
