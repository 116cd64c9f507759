import type { Action, Indicator } from '@/api/actions/actions';
import { formatMeasure } from '@/domain/action/indicator';
import { formatDate } from '@/domain/dates';
import { differenceOf } from '@/domain/decimal';
import { stageLabels } from '@/domain/index/stage';
import { formatStep } from '@/domain/own-places';

import { actionsText as text } from '../actions.text';
import { isOnePoint } from '../effect/effect-words';
import { indicatorText } from '../indicator.text';

/** What is late of it, in words; null where nothing is. */
export function lateWords({ late }: Action): string | null {
  if (late === null) return null;
  const { milestones, days, pastEndDays } = late;
  if (pastEndDays === null) return text.lateMilestones(milestones, days);
  if (milestones === 0) return text.pastEnd(pastEndDays);
  return text.pastEndAnd(pastEndDays, text.lateMilestonesAmong(milestones));
}

/** "até 17/12/2027"; of one that is planned the whole of it. */
export function periodWords({ status, startDate, endDate, late }: Action): string {
  if (startDate === null && endDate === null) return text.noDates;
  if (endDate === null) {
    return (status === 'planejada' ? text.starts : text.from)(formatDate(startDate ?? ''));
  }
  if (late !== null && late.pastEndDays !== null) return text.ended(formatDate(endDate));
  if (status === 'ativo' || startDate === null) return text.until(formatDate(endDate));
  return wholePeriod(startDate, endDate);
}

/** "de 08/02 a 30/06/2027"; both years where they differ. */
function wholePeriod(start: string, end: string): string {
  const [from, to] = [formatDate(start), formatDate(end)];
  return text.fromTo(start.slice(0, 4) === end.slice(0, 4) ? from.slice(0, 5) : from, to);
}

/** "10/08/2026 a 17/12/2027", with a word for what is not said. */
export function datesOf({ startDate, endDate }: Action): string {
  if (startDate !== null && endDate !== null) return text.fromTo(formatDate(startDate), formatDate(endDate));
  if (startDate !== null) return text.starts(formatDate(startDate));
  return endDate === null ? text.noDates : text.until(formatDate(endDate));
}

/** "+2,58 pontos em Matemática, Anos Finais" */
export function riseWords({ kind, label, stage, baseline, target }: Indicator): string {
  const difference = differenceOf(target, baseline);
  const rise = formatStep(difference, 1);
  const place = stageLabels[stage];
  switch (kind) {
    case 'indice':
      return indicatorText.riseOfIndex(rise, place);
    case 'grade':
      // Its name says of which stage it is.
      return indicatorText.riseOfRate(rise, label);
    case 'aprovacao':
      return indicatorText.riseOfRate(rise, `${label}, ${place}`);
    default:
      return indicatorText.riseOfPoints[isOnePoint(difference) ? 'one' : 'many'](rise, `${label}, ${place}`);
  }
}

/** "de 262,70 para 265,28" */
export const fromTo = ({ kind, baseline, target }: Indicator): string =>
  indicatorText.fromTo(formatMeasure(kind, baseline), formatMeasure(kind, target));
