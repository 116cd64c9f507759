import type { Stage } from './stage';

interface OfEdition {
  stage: Stage;
  year: number;
}

/** The school's own goal in force: the next one ahead of the stage's latest index, else the last one set. */
export function ownGoal<G extends OfEdition>(
  goals: readonly G[],
  records: readonly (OfEdition & { idebScore: string | null })[],
  stage: Stage,
): G | undefined {
  const own = goals.filter((goal) => goal.stage === stage).toSorted((a, b) => a.year - b.year);
  const measured = records
    .filter((record) => record.stage === stage && record.idebScore !== null)
    .map((record) => record.year);
  return own.find((goal) => goal.year > Math.max(...measured)) ?? own.at(-1);
}
