import { address, type Schemas } from '@/api/wire/address';
import { type Resource, useResource } from '@/api/wire/use-resource';

export type ActionEffect = Schemas['ActionEffect'];
export type EffectAnswer = Schemas['ActionEffectAnswer'];
export type EffectOfAction = Schemas['ActionEffectOf'];
export type TypedIndicator = Omit<Schemas['SaveIndicator'], 'year'> & { year: number | null };

/** What each action that has an indicator is to do to the index. */
export const useActionEffects = (school: number): Resource<EffectOfAction[]> =>
  useResource(address('/api/school/{school}/actions/effects', { school }));

/** The same of an indicator that is being typed; null waits until it can be one. */
export const useTypedEffect = (school: number, typed: TypedIndicator | null): Resource<EffectAnswer> =>
  useResource(
    typed === null ? null : address('/api/school/{school}/actions/effect', { school, ...present(typed) }),
  );

/** The query has no empty parameters. */
const present = ({ kind, stage, baseline, target, grade, year }: TypedIndicator) => ({
  kind,
  stage,
  baseline,
  target,
  ...(grade == null ? {} : { grade }),
  ...(year === null ? {} : { year }),
});
