import type { Stage } from '@/domain/index/stage';

import { address, type Schemas } from '@/api/wire/address';
import { type Resource, useResource } from '@/api/wire/use-resource';

export type Outlook = Schemas['Outlook'];
export type OutlookAnswer = Schemas['OutlookAnswer'];
export type Way = Schemas['Way'];
export type Effort = Schemas['Effort'];
export type Measure = Schemas['Measure'];
export type Tone = Schemas['Tone'];
export type Reach = Schemas['Reach'];

/** How far a stage is from what is aimed at, and what would close it; without a stage, of the first that has an index. */
export const useOutlook = (school: number, stage: Stage | null): Resource<Outlook> =>
  useResource(address('/api/school/{school}/outlook', { school, stage }));
