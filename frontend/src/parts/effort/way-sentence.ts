import type { Effort, Measure, Way } from '@/api/index/outlook';
import { decimal, formatDecimal, toNumber } from '@/domain/decimal';
import { formatLeast, formatRate } from '@/domain/own-places';
import { articleOf, type Stage, testedGrades } from '@/domain/index/stage';

import { areaOf } from './measured-area';
import { waysText as text } from './ways.text';

/** Of what edition the figures are. */
export interface WayOf {
  stage: Stage;
  year: number;
}

/** A thing alone that suffices, in words: what to do, and what that is in figures. */
export interface WayWords {
  title: string;
  detail: string;
}

export function wayWords(way: Way, of: WayOf): WayWords {
  return way.lever === 'mt' || way.lever === 'lp' ? subjectWords(way, way.lever, of) : approvalWords(way, of);
}

function subjectWords(way: Way, subject: 'mt' | 'lp', { stage }: WayOf): WayWords {
  const below = way.start === way.current ? '' : text.belowScale(formatDecimal(way.start));
  return {
    title: text.points(formatDecimal(way.difference), text.subjects[subject]),
    detail:
      text.proficiencies(testedGrades[stage], formatDecimal(way.current), formatDecimal(way.needed)) + below,
  };
}

function approvalWords({ grade, current, needed, difference, pupils }: Way, { year }: WayOf): WayWords {
  const where = grade ? text.inGrade(articleOf(grade), grade) : '';
  const rise = formatLeast(difference);
  if (!pupils) {
    return { title: text.rise(rise, where), detail: text.rates(formatRate(current), formatRate(needed)) };
  }
  const { more, of, notApproved, source } = pupils;
  return {
    title: text.pupils(more, where),
    detail:
      text.riseInPupils(rise, where, more, of, text.pupilsOf[source]) +
      (notApproved === 0 ? '' : text.notApproved(year, notApproved)),
  };
}

/** From which share on, in hundredths, a word says it. */
const SHARES: readonly (readonly [number, string])[] = [
  [100, text.share.equal],
  [90, text.share.almost],
  [54, text.share.moreThanHalf],
  [47, text.share.half],
  [28, text.share.lessThanHalf],
  [23, text.share.quarter],
  [0, text.share.lessThanQuarter],
];

/** "menos da metade do maior avanço da escola, 6,90", "1,4 vezes o avanço típico de 412 escolas de RO e SP, 2,1 p.p." */
export function effortWords({ share, measure }: Effort, unit: Way['unit']): string {
  const hundredths = Math.round(toNumber(decimal(share) ?? { digits: 0n, scale: 0 }) * 100);
  const word =
    hundredths > 100
      ? text.share[hundredths < 200 ? 'once' : 'times'](formatLeast(share))
      : (SHARES.find(([from]) => hundredths >= from)?.[1] ?? '');
  return word + measureWords(measure, unit);
}

function measureWords({ kind, by, schools, states: of }: Measure, unit: Way['unit']): string {
  const amount = unit === 'p.p.' ? text.percentagePoints(formatLeast(by)) : formatDecimal(by);
  if (kind === 'propria') return text.best(amount);
  return text.typical(amount, text.among(schools ?? 0, areaOf(of)));
}
