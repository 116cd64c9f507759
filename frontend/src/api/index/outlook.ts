import type { Stage } from '@/domain/index/stage';

import { address, type Schemas } from '@/api/wire/address';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { useWrite } from '@/api/wire/use-write';

export type Outlook = Schemas['Outlook'];
export type OutlookAnswer = Schemas['OutlookAnswer'];
export type Way = Schemas['Way'];
export type Effort = Schemas['Effort'];
export type Measure = Schemas['Measure'];
export type Tone = Schemas['Tone'];
export type Enrolment = Schemas['Enrolment'];
export type NewEnrolment = Schemas['SetEnrolment'];

/** How far a stage is from what is aimed at, and what would close it; without a stage, of the first that has an index. */
export const useOutlook = (school: number, stage: Stage | null): Resource<Outlook> =>
  useResource(address('/api/school/{school}/outlook', { school, stage }));

/** The country's outlook of a stage: what a school without an index is shown as an example. */
export const useCountryOutlook = (school: number, stage: Stage): Resource<Outlook> =>
  useResource(address('/api/school/{school}/country-outlook/{stage}', { school, stage }));

/** How many pupils each grade has, by stage: so percentage points become pupils. */
export const useEnrolments = (school: number): Resource<Enrolment[]> =>
  useResource(address('/api/school/{school}/enrolments', { school }));

export function useEnrolmentActions(school: number) {
  const { put } = useWrite();
  return {
    set: (body: NewEnrolment): Promise<void> => put('/api/school/{school}/enrolments', { school, body }),
  };
}
