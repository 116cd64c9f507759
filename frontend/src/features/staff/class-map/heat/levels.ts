import type { MapCell } from '@/api/learning/mastery-map';
import type { MasteryLevel } from '@/domain/quiz/mastery';

/** From what most needs work; no answer is no level, and never 0. */
export const mapLevels: readonly MasteryLevel[] = ['treinar', 'quase', 'domina', 'sem_resposta'];

export const levelOf = (cell: MapCell | null | undefined): MasteryLevel => cell?.level ?? 'sem_resposta';

/** How many cells there are of each. */
export function countsOf(cells: readonly (MapCell | null | undefined)[]): Record<MasteryLevel, number> {
  const counts: Record<MasteryLevel, number> = { treinar: 0, quase: 0, domina: 0, sem_resposta: 0 };
  for (const cell of cells) counts[levelOf(cell)] += 1;
  return counts;
}
