import { useSessionActions } from '@/api/session/session';
import type { Schemas } from '@/api/wire/address';
// oxlint-disable-next-line no-restricted-imports -- Who registers is not signed in: no school is on screen yet.
import { post } from '@/api/wire/client';

export type Registration = Schemas['Register'];
export type Registered = Schemas['Registered'];

/** Registers a school. Its manager is signed in with it, whoever was signed in here before. */
export function useRegistration() {
  const { enter } = useSessionActions();
  return async (body: Registration): Promise<Registered> => {
    const registered = await post('/api/schools/register', { body });
    await enter(registered.user);
    return registered;
  };
}
