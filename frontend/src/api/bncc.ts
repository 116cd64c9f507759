import { address, type Schemas } from '@/api/wire/address';
import { type Pages, usePages } from '@/api/wire/paged/use-pages';
import { type Resource, useResource } from '@/api/wire/use-resource';
import type { Discipline } from '@/domain/bncc/discipline';

export type BnccSkill = Schemas['BnccSkill'];
export type FoundSkills = Schemas['FoundBnccSkills'];
export type BnccFilters = Schemas['BnccFilters'];

/** What narrows the catalogue down; null where nothing is said. */
export interface SoughtSkills {
  discipline: Discipline | null;
  /** "6º ano": blocks of years that hold it included. */
  grade: string | null;
  unit: string | null;
  practice: string | null;
  object: string | null;
  q: string | null;
}

/** All of the catalogue. */
export const everySkill: SoughtSkills = {
  discipline: null,
  grade: null,
  unit: null,
  practice: null,
  object: null,
  q: null,
};

/** The skills of the BNCC, by their codes; null waits. */
export const useBnccSkills = (sought: SoughtSkills | null): Pages<FoundSkills> =>
  usePages((after) => (sought === null ? null : address('/api/bncc/skills', { ...sought, after })));

/** What the skills of a discipline can be narrowed down by. */
export const useBnccFilters = (discipline: Discipline | null, grade: string | null): Resource<BnccFilters> =>
  useResource(discipline === null ? null : address('/api/bncc/filters', { discipline, grade }));
