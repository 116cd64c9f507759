import type { Page } from '@playwright/test';

import { OWN_REQUEST } from '../fixtures/school';

/** A day so many days from today: "2026-11-14". */
/** Where the schools of these tests are it is three hours earlier than in UTC. */
const BEHIND_UTC = 3 * 3_600_000;

export const dayFromToday = (days: number): string =>
  new Date(Date.now() - BEHIND_UTC + days * 86_400_000).toISOString().slice(0, 10);

async function send<T>(page: Page, method: 'POST' | 'PUT' | 'PATCH', path: string, data: object): Promise<T> {
  const response = await page.request.fetch(path, { method, headers: OWN_REQUEST, data });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return response.json() as Promise<T>;
}

export interface MadeAction {
  id: number;
  version: number;
  title: string;
}

/** An action of whoever is signed in, without a screen. */
export async function makeAction(
  page: Page,
  schoolId: number,
  fields: { title: string; [field: string]: unknown },
  milestones: readonly { title: string; dueDate?: string }[] = [],
): Promise<MadeAction> {
  const path = `/api/school/${schoolId}/strategic-actions`;
  const action = await send<MadeAction>(page, 'POST', path, { type: 'gestao', ...fields });
  for (const milestone of milestones) {
    // In this order.
    // oxlint-disable-next-line no-await-in-loop
    await send(page, 'POST', `/api/actions/${action.id}/milestones`, milestone);
  }
  return action;
}

/** Somebody else changes it meanwhile. */
export const changeAction = (
  page: Page,
  { id, version, ...known }: MadeAction,
  fields: Record<string, unknown>,
): Promise<MadeAction> =>
  send(page, 'PUT', `/api/actions/${id}`, { type: 'gestao', ...known, ...fields, version });
