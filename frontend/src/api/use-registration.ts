import { post } from './client';
import type { About, ReferenceSchool, Registered, Registration } from './schema';
import { type Resource, useResource } from './use-resource';

/** A school as INEP published it; null asks nothing. */
export const useReferenceSchool = (inepCode: string | null): Resource<ReferenceSchool> =>
  useResource<ReferenceSchool>(inepCode === null ? null : `/api/reference/schools/${inepCode}`);

export const registerSchool = (registration: Registration): Promise<Registered> =>
  post<Registered>('/api/schools/register', registration);

export const useAbout = (): Resource<About> => useResource<About>('/api/about');
