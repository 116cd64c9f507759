import type { Schemas } from '@/api/wire/address';
// oxlint-disable-next-line no-restricted-imports -- Who registers is not signed in: no school is on screen yet.
import { post, read } from '@/api/wire/client';

export type ReferenceSchool = Schemas['ReferenceSchool'];
export type Registration = Schemas['Register'];
export type Registered = Schemas['Registered'];

/** A school as INEP published it. */
export const findReferenceSchool = (inepCode: string): Promise<ReferenceSchool> =>
  read('/api/reference/schools/{inepCode}', { inepCode });

export const registerSchool = (body: Registration): Promise<Registered> =>
  post('/api/schools/register', { body });
