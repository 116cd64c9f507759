import type { Ranking } from '@/api/ideb';
import type { School } from '@/api/school';
import { enumerate } from '@/domain/enumerate';
import { plural } from '@/domain/plural';

import type { Place, Standing } from './ranking';
import { rankingText as text } from './ranking.text';

/** States are named as long as they are few. */
const MOST_NAMED = 5;

function areaOf(place: Place, { municipality, scope }: Ranking, { state }: Pick<School, 'state'>): string {
  switch (place) {
    case 'municipal':
      return municipality ? text.of.named(municipality) : text.of.municipality;
    case 'state':
      return text.of.named(state);
    case 'national':
      return text.of.country;
    case 'imported':
      return scope.length > MOST_NAMED ? text.of.states(scope.length) : text.of.named(enumerate(scope));
  }
}

/** Among whom the place is: "de 27 escolas estaduais de Costa Marques", "única escola estadual de Costa Marques". */
export function amongWhom(standing: Standing, ranking: Ranking, school: Pick<School, 'state'>): string {
  const { place, total } = standing;
  const network = ranking.network ?? 'total';
  const kind = plural(total, text.schools[network].one, text.schools[network].many);
  const area = areaOf(place, ranking, school);
  if (total === 1) return text.only(kind, area);
  return place === 'imported' ? text.amongImported(total, kind, area) : text.among(total, kind, area);
}
