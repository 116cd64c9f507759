import { Fragment } from 'react';

import type { OutlookAnswer, Way } from '@/api/index/outlook';
import { formatSigned } from '@/domain/decimal';
import { formatStep } from '@/domain/own-places';
import { articleOf } from '@/domain/index/stage';

import { waysLineText as text } from './ways-line.text';

/** As many as a sentence takes. */
const TOLD = 2;

/** "Bastam +0,8 p.p. de aprovação ou +2,58 pontos em Matemática.": the cheapest ways, each of which suffices alone. */
export function WaysLine({ ways }: Pick<OutlookAnswer, 'ways'>) {
  const told = ways.slice(0, TOLD).map(wayWords);
  return (
    <>
      {text.suffice(told.length)}{' '}
      {told.map((way, index) => (
        <Fragment key={way}>
          {index > 0 ? ` ${text.or} ` : null}
          <b>{way}</b>
        </Fragment>
      ))}
      .
    </>
  );
}

/** "+0,8 p.p. de aprovação", "+2,58 pontos em Matemática": no rate is told smaller than it has to be. */
function wayWords({ lever, grade, difference }: Way): string {
  if (lever === 'mt' || lever === 'lp') return text.points[lever](formatSigned(difference, 2));
  const rise = formatStep(difference, 1);
  if (grade === null) return text.approval(rise);
  return articleOf(grade) === 'a' ? text.ofSeries(rise, grade) : text.ofGrade(rise, grade);
}
