import type { Ranking } from '@/api/index/ideb';
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

/** Among whom the place is: "de 3 escolas estaduais de Costa Marques", "única escola estadual de Costa Marques". */
export function amongWhom(standing: Standing, ranking: Ranking, school: Pick<School, 'state'>): string {
  const { place, total } = standing;
  const { kind, area } = whomOf(standing, ranking, school);
  if (total === 1) return text.only(kind, area);
  return place === 'imported' ? text.amongImported(total, kind, area) : text.among(total, kind, area);
}

/** What the place means: "Igual ou melhor que 24 de 27 escolas estaduais de Costa Marques". Never more than is known: those at
 *  the same index have the same place. */
export function standingWords(standing: Standing, ranking: Ranking, school: Pick<School, 'state'>): string {
  const { place, position, total, notAhead } = standing;
  const { kind, area } = whomOf(standing, ranking, school);
  const imported = place === 'imported' ? text.imported : '';
  if (position === 1) return text.first(total, kind, area, imported);
  if (notAhead === 0) return text.last(total - 1, kind, area, imported);
  return text.ahead(notAhead, total, kind, area, imported);
}

function whomOf({ place, total }: Standing, ranking: Ranking, school: Pick<School, 'state'>) {
  const network = ranking.network ?? 'total';
  const kind = plural(total, text.schools[network].one, text.schools[network].many);
  return { kind, area: areaOf(place, ranking, school) };
}
