import type { IdebRecord } from '@/api/index/ideb';
import { type Stage, stages } from '@/domain/index/stage';

type OfStage = Pick<IdebRecord, 'stage' | 'idebScore'>;

/** The stage of the address, on every screen; else the first one, unless only a later one has figures. */
export function chooseStage(asked: Stage | null, records: readonly OfStage[]): Stage {
  if (asked) return asked;
  const first = (has: (record: OfStage) => boolean) =>
    stages.find((stage) => records.some((record) => record.stage === stage && has(record)));
  return first((record) => record.idebScore !== null) ?? first(() => true) ?? 'anos_iniciais';
}
