import { type Address, fill } from '@/api/wire/address';
import { type Resource, useResource } from '@/api/wire/use-resource';
import type { Discipline } from '@/domain/bncc/discipline';

/** Lesson plans of the year for a skill; of no class, and without a day, where nothing is said. */
export interface PlannedSkill {
  classId: number | null;
  bimester: number | null;
  count: number;
}

/** What simulations of a class asked of a skill. */
export interface AskedSkill {
  classId: number;
  bimester: number | null;
  questions: number;
  hits: number;
  answers: number;
}

export interface CoveredSkill {
  code: string;
  description: string;
  plans: PlannedSkill[];
  asked: AskedSkill[];
  /** Of the bank, with its code. */
  questions: number;
}

export interface Coverage {
  /** Whether a catalogue was loaded. */
  loaded: boolean;
  year: number;
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
