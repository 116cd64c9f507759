import type { CurrentUser } from '@/api/session/session';

/** A signed-in manager, for tests; what she may do is the test's to say. */
export const marina: CurrentUser = {
  id: 1,
  schoolId: 7,
  username: 'marina',
  firstName: 'Marina',
  lastName: 'Souza',
  name: 'Marina Souza',
  role: 'gestor',
  rights: [],
  mustChange: false,
  shortestPassword: 6,
  email: null,
};
