import type { IdebRecord } from '@/api/index/ideb';
import { formatDecimal } from '@/domain/decimal';
import { enumerate } from '@/domain/enumerate';
import { type Stage, stageLabels, stages } from '@/domain/index/stage';

export type CheckedRecord = IdebRecord & { [K in 'check' | 'line']: NonNullable<IdebRecord[K]> };

/** The editions that could be recalculated, INEP's or invented in their stead, newest first. */
export const checkedEditions = (records: readonly IdebRecord[]): CheckedRecord[] =>
  records
    .filter(
      (record): record is CheckedRecord =>
        record.source !== 'escola' && record.check !== null && record.line !== null,
    )
    .toSorted((a, b) => b.year - a.year || stages.indexOf(a.stage) - stages.indexOf(b.stage));

/** The editions by what the formula says of them; those with too few places say nothing. */
export const byCheck = (checked: readonly CheckedRecord[]) => ({
  agreeing: checked.filter(({ check }) => check.agrees === true),
  differing: checked.filter(({ check }) => check.agrees === false),
  open: checked.filter(({ check }) => check.agrees === null),
});

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
