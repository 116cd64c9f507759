import { absolute, formatDecimal } from '@/domain/decimal';
import { enumerate } from '@/domain/enumerate';

import { type Distance, type Level, signOfDifference } from './comparison';
import { comparisonText as text } from './comparison.text';

function distanceWords(distance: Distance): string {
  const amount = formatDecimal(absolute(distance.difference), 1);
  switch (signOfDifference(distance)) {
    case 0:
      return text.equal(distance.level);
    case 1:
      return text.above(amount, distance.level);
    case -1:
      return text.below(amount, distance.level);
  }
}

/** "IDEB 2023: 0,2 acima do município e igual ao Brasil." */
export const comparisonSentence = (year: number, distances: readonly Distance[]): string =>
  distances.length === 0 ? text.edition(year) : text.distances(year, enumerate(distances.map(distanceWords)));

/** "Município e Brasil: sem dados de referência." */
export const missingSentence = (levels: readonly Level[]): string =>
  text.missing(enumerate(levels.map(text.bare)).replace(/^./, (letter) => letter.toUpperCase()));
