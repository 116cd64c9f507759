import { type Address, fill } from '@/api/wire/address';
import { type Resource, useResource } from '@/api/wire/use-resource';
import type { Discipline } from '@/domain/bncc/discipline';

/** So often a skill was met in a part of the year; in no class, and on no day, where nothing is said. */
export interface MetSkill {
  classId: number | null;
  bimester: number | null;
  count: number;
}

export interface CoveredSkill {
  code: string;
  description: string;
  /** Lesson plans that the person sees. */
  plans: MetSkill[];
  /** Questions that ended simulations of classes asked. */
  asked: MetSkill[];
  /** Active ones of the bank, with its code. */
  questions: number;
}

export interface Coverage {
  /** Whether a catalogue was loaded. */
  loaded: boolean;
  year: number;
  /** Of the grade, in that year. */
  classes: { id: number; name: string }[];
  skills: CoveredSkill[];
}

export interface SoughtCoverage {
  discipline: Discipline;
  grade: string;
  /** The running one where nothing is said. */
  year: number | null;
}

/** Where the skills of a discipline and grade appeared in a year; null waits. */
export const useCoverage = (school: number, sought: SoughtCoverage | null): Resource<Coverage> =>
  useResource(sought === null ? null : coverageAddress(school, sought));

const coverageAddress = (school: number, sought: SoughtCoverage) =>
  fill('/api/school/{school}/bncc/coverage', { school, ...sought }).address as Address<Coverage>;
