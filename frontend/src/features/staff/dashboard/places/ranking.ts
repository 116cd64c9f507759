import type { Ranking } from '@/api/ideb';

export type Place = 'municipal' | 'state' | 'national';

export interface Standing {
  place: Place;
  position: number;
  total: number;
  /** The share of schools left behind, 0 to 100. */
  behind: number;
}

/** The positions that are known, from near to far. */
export function standingsOf(ranking: Ranking): Standing[] {
  const known: [Place, number | null, number | null][] = [
    ['municipal', ranking.municipalPosition, ranking.municipalTotal],
    ['state', ranking.statePosition, ranking.stateTotal],
    ['national', ranking.nationalPosition, ranking.nationalTotal],
  ];
  return known.flatMap(([place, position, total]) =>
    position === null || total === null || total < 1
      ? []
      : [{ place, position, total, behind: ((total - position) / total) * 100 }],
  );
}
