import type { IdebRecord } from '@/api/ideb';
import { formatDecimal } from '@/domain/decimal';
import { enumerate } from '@/domain/enumerate';
import { type Stage, stageLabels, stages } from '@/domain/index/stage';

export type CheckedRecord = IdebRecord & { check: NonNullable<IdebRecord['check']> };

/** INEP's editions that could be recalculated, newest first. */
export const checkedEditions = (records: readonly IdebRecord[]): CheckedRecord[] =>
  records
    .filter((record): record is CheckedRecord => record.source === 'inep' && record.check !== null)
    .toSorted((a, b) => b.year - a.year || stages.indexOf(a.stage) - stages.indexOf(b.stage));

const MOST_LISTED = 6;

function ofStage(records: readonly CheckedRecord[], stage: Stage): CheckedRecord[] {
  return records.filter((record) => record.stage === stage).toSorted((a, b) => a.year - b.year);
}

/** "Anos Finais 2021 (4,9) e 2023 (5,0), Ensino Médio 2019 (5,5)"; many editions only by their first and last year. */
export function editionList(records: readonly CheckedRecord[]): string {
  const short = records.length > MOST_LISTED;
  const groups = stages.flatMap((stage) => {
    const found = ofStage(records, stage);
    const [first, last] = [found[0], found.at(-1)];
    if (!first || !last) return [];
    const years = found.map((record) => `${record.year} (${formatDecimal(record.idebScore, 1)})`);
    if (!short || found.length < 3) return [`${stageLabels[stage]} ${enumerate(years)}`];
    return [`${stageLabels[stage]} de ${first.year} a ${last.year}`];
  });
  return groups.join(', ');
}
