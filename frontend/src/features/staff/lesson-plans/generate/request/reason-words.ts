import { percentOf, type PlanReason } from '@/domain/lesson/plan-reason';
import { percentText } from '@/domain/percent';

import { reasonText as text } from './request.text';

/** "42 % de acerto em D12, de 24 respostas." */
function factOf(reason: PlanReason): string {
  switch (reason.kind) {
    case 'gap':
      return text.gap(percentText(percentOf(reason)), reason.skill, reason.answers);
    case 'mastery':
      return text.toStrengthen(reason.toStrengthen, reason.answered, reason.skill);
    case 'missing':
      return text.missing(reason.code, reason.year);
  }
}

/** Why a plan is asked for, for whoever asks; of which class, where it is known. */
export const whyOf = (reason: PlanReason, className: string | null): string =>
  className === null ? factOf(reason) : text.inClass(className, factOf(reason));

/** The same as what a plan says of its class. */
export function contextOf(reason: PlanReason, isOfClass: boolean): string {
  if (reason.kind === 'gap') return text.contextOfGap(factOf(reason));
  if (reason.kind === 'mastery') return text.contextOfClass(factOf(reason));
  return isOfClass ? text.contextOfClass(factOf(reason)) : factOf(reason);
}
