import { address, type Schemas } from '@/api/wire/address';
import { type Resource, useResource } from '@/api/wire/use-resource';

export type About = Schemas['About'];

/** What this installation is and has loaded. */
export const useAbout = (): Resource<About> => useResource(address('/api/about'));

/** The specification's, until the operator's is known. */
const SHORTEST_PASSWORD = 6;

/** How many characters a new password needs at least. */
export const useShortestPassword = (): number => useAbout().data?.shortestPassword ?? SHORTEST_PASSWORD;
