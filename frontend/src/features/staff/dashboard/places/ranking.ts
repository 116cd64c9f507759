import type { Ranking } from '@/api/index/ideb';

export type Place = 'municipal' | 'state' | 'national' | 'imported';

export interface Standing {
  place: Place;
  position: number;
  total: number;
  /** How many others are not ahead: worse, or at the same index, for equals share a place. */
  notAhead: number;
  /** Where it stands from the last place to the first, 0 to 100; null among too few schools to draw it. */
  along: number | null;
}

/** Below this many schools a place is told in words alone. */
const FEWEST = 5;

/** The positions that are known, from near to far; the national one only where every state was imported. */
export function standingsOf(ranking: Ranking): Standing[] {
  const known: [Place, number | null, number | null][] = [
    ['municipal', ranking.municipalPosition, ranking.municipalTotal],
    ['state', ranking.statePosition, ranking.stateTotal],
    ['national', ranking.nationalPosition, ranking.nationalTotal],
    ['imported', ranking.importedPosition, ranking.importedTotal],
  ];
  return known.flatMap(([place, position, total]) =>
    position === null || total === null || total < 1
      ? []
      : [{ place, position, total, notAhead: total - position, along: alongOf(position, total) }],
  );
}

const alongOf = (position: number, total: number): number | null =>
  total < FEWEST ? null : ((total - position) / (total - 1)) * 100;
