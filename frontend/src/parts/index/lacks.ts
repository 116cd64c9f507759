import type { IdebRecord } from '@/api/index/ideb';
import { type Stage, stageGrades } from '@/domain/index/stage';

/** What an edition has to say before its index follows. */
export type Lack = 'lp' | 'mt' | 'rates';

/** The 4th grade of ensino médio exists in few schools. */
export const neededGrades = (stage: Stage): readonly string[] =>
  stage === 'ensino_medio' ? stageGrades[stage].slice(0, 3) : stageGrades[stage];

/** What is missing for the index to be calculated; nothing when the server calculates it. */
export function lacksOf({ stage, proficiencyLp, proficiencyMt, approvalByGrade }: IdebRecord): Lack[] {
  const hasRates = neededGrades(stage).every((name) =>
    approvalByGrade.some(({ grade, rate }) => grade === name && rate !== null),
  );
  const missing: [Lack, boolean][] = [
    ['lp', proficiencyLp === null],
    ['mt', proficiencyMt === null],
    ['rates', !hasRates],
  ];
  return missing.flatMap(([lack, isMissing]) => (isMissing ? [lack] : []));
}
