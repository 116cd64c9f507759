import { address, type Schemas } from '@/api/wire/address';
import { post, read } from '@/api/wire/client';
import { type Resource, useResource } from '@/api/wire/use-resource';

export type About = Schemas['About'];
export type ReferenceSchool = Schemas['ReferenceSchool'];
export type Registration = Schemas['Register'];
export type Registered = Schemas['Registered'];

/** A school as INEP published it. */
export const findReferenceSchool = (inepCode: string): Promise<ReferenceSchool> =>
  read('/api/reference/schools/{inepCode}', { inepCode });

/** Nothing is read again: nobody is signed in yet, and the page shows nothing of a school. */
export const registerSchool = (body: Registration): Promise<Registered> =>
  post('/api/schools/register', { body });

export const useAbout = (): Resource<About> => useResource(address('/api/about'));
