import type { Page } from '@playwright/test';

import { type Credentials, OWN_REQUEST } from '../fixtures/school';
import { uniqueName } from './server';

const PASSWORD = 'segredo-do-colega';

/** Somebody else of the school whose manager is signed in, with a password of their own; afterwards they are signed in. */
export async function colleague(
  page: Page,
  schoolId: number,
  role: 'coordenador' | 'professor',
  names: { firstName: string; lastName: string },
): Promise<Credentials & { id: number }> {
  const post = async (path: string, data: object) => {
    const response = await page.request.post(path, { headers: OWN_REQUEST, data });
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
    return response;
  };
  const username = uniqueName(role);
  const made = await post('/api/users', { schoolId, username, role, email: null, ...names });
  const { id, password } = (await made.json()) as { id: number; password: string };
  await post('/api/auth/login', { username, password });
  await post('/api/auth/password', { currentPassword: password, newPassword: PASSWORD });
  return { id, username, password: PASSWORD };
}
