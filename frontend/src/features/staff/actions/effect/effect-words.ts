import type { Indicator } from '@/api/actions/actions';
import type { ActionEffect, EffectAnswer, EffectOfAction } from '@/api/actions/effects';
import type { Way } from '@/api/index/outlook';
import type { Resource } from '@/api/wire/use-resource';
import { compare, decimal, type Decimal, differenceOf, formatSigned } from '@/domain/decimal';
import { articleOf, type Stage, stageLabels } from '@/domain/index/stage';
import { formatStep } from '@/domain/own-places';

import { effectText as text } from './effect.text';

/** What is known of an action's effect: on its way, not to be had, or the answer. */
export type KnownEffect = EffectAnswer | 'pending' | 'unknown';

/** The effect of each action, by its id. */
export function effectsOf({ data, error }: Resource<EffectOfAction[]>): (action: number) => KnownEffect {
  if (data === undefined) return () => (error ? 'unknown' : 'pending');
  const known = new Map(data.map((effect) => [effect.actionId, effect]));
  // One that was just linked is not among those that were read before.
  return (action) => known.get(action) ?? 'unknown';
}

/** "+0,04" */
export const gainWords = ({ gain }: ActionEffect): string => formatSigned(gain);

const TWO: Decimal = { digits: 2n, scale: 0 };

/** "1,9 ponto", and "2 pontos" from there on. */
export const isOnePoint = (rise: Decimal | null): boolean => rise !== null && compare(rise, TWO) < 0;

/** "+3,1 p.p. no 6º ano = 2 alunos", "+2,58 pontos em Matemática": what the lever is raised by. */
export function changeWords({ lever, grade, difference, pupils }: Way): string {
  const rise = formatStep(difference, 1);
  if (lever === 'mt' || lever === 'lp') {
    return text.points[isOnePoint(decimal(difference)) ? 'one' : 'many'](rise, text.subjects[lever]);
  }
  const what = grade === null ? text.rate(rise) : text.rateIn(rise, articleOf(grade), grade);
  return pupils === null ? what : text.inPupils(what, text.pupils(pupils.more));
}

/** "no índice"; with the stage where the school plans for several. */
export const whereWords = (stage: Stage | null): string =>
  stage === null ? text.onIndex : text.onIndexOf(stageLabels[stage]);

/** "observado em 2025: +1,9 p.p."; null where there is no later edition. */
export function observedWords({ observed }: EffectAnswer, { kind }: Indicator): string | null {
  if (!observed) return null;
  return text.observed(observed.year, `${formatStep(observed.change, 1)}\u00a0${text.units[kind]}`.trim());
}

/** Under the observed change: since which edition, and what the action was to bring. */
export function observedDetail({ kind, baseline, target }: Indicator, since: number): string {
  return text.observedSince(text.units[kind], since, formatStep(differenceOf(target, baseline), 1));
}
