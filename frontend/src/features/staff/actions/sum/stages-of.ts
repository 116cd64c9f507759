import type { Action } from '@/api/actions/actions';
import type { IdebRecord } from '@/api/index/ideb';
import { type Stage, stages } from '@/domain/index/stage';
import { chooseStage } from '@/parts/index/choose-stage';

type OfStage = Pick<IdebRecord, 'stage' | 'idebScore'>;
type WithIndicator = Pick<Action, 'status' | 'indicator'>;

/** The stages that the school has results of, or plans for. */
export const stagesOf = (records: readonly OfStage[], actions: readonly WithIndicator[]): Stage[] =>
  stages.filter(
    (stage) =>
      records.some((record) => record.stage === stage) ||
      actions.some(({ indicator }) => indicator?.stage === stage),
  );

/** The stage of the address; else the first that something is under way for, else the first with an index. */
export function plannedStage(
  asked: Stage | null,
  records: readonly OfStage[],
  actions: readonly WithIndicator[],
): Stage {
  const active = actions.filter(({ status }) => status === 'ativo');
  const moved = stages.find((stage) => active.some(({ indicator }) => indicator?.stage === stage));
  return asked ?? moved ?? chooseStage(null, records);
}
