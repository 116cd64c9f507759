import { get, post } from '@/api/wire/client';
import type { About, ReferenceSchool, Registered, Registration } from './schema';
import { type Resource, useResource } from '@/api/wire/use-resource';

/** A school as INEP published it. */
export const findReferenceSchool = (inepCode: string): Promise<ReferenceSchool> =>
  get<ReferenceSchool>(`/api/reference/schools/${inepCode}`);

export const registerSchool = (registration: Registration): Promise<Registered> =>
  post<Registered>('/api/schools/register', registration);

export const useAbout = (): Resource<About> => useResource<About>('/api/about');
