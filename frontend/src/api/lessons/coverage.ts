import { address, type Schemas } from '@/api/wire/address';
import { type Resource, useResource } from '@/api/wire/use-resource';
import type { Discipline } from '@/domain/bncc/discipline';

export type MetSkill = Schemas['BnccMet'];
export type CoveredSkill = Schemas['CoveredBnccSkill'];
export type Coverage = Schemas['BnccCoverage'];

export interface SoughtCoverage {
  discipline: Discipline;
  grade: string;
  /** The running one where nothing is said. */
  year: number | null;
}

/** Where the skills of a discipline and grade appeared in a year; null waits. */
export const useCoverage = (school: number, sought: SoughtCoverage | null): Resource<Coverage> =>
  useResource(sought === null ? null : address('/api/school/{school}/bncc/coverage', { school, ...sought }));
