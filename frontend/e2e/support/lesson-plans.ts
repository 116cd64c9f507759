import type { Page } from '@playwright/test';

import { OWN_REQUEST } from '../fixtures/school';

/** What a plan needs at least. */
const PLAN = {
  title: 'Frações no dia a dia',
  subject: 'matematica',
  grade: '5º ano',
  duration: 50,
  objectives: 'Comparar frações.',
  content: 'Frações de um inteiro.',
  methodology: '10 min, Retomada: duas questões de memória.\n40 min, Prática',
  resources: 'Quadro.',
  evaluation: 'Quiz de saída.',
};

export interface MadePlan {
  id: number;
  version: number;
}

async function send(page: Page, method: 'POST' | 'PUT', path: string, data: object): Promise<MadePlan> {
  const response = await page.request.fetch(path, { method, headers: OWN_REQUEST, data });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return response.json() as Promise<MadePlan>;
}

/** A plan of whoever is signed in, without a screen. */
export const makePlan = (page: Page, fields: Record<string, unknown> = {}): Promise<MadePlan> =>
  send(page, 'POST', '/api/lesson-plans', { ...PLAN, ...fields });

/** Somebody else changes it meanwhile. */
export const changePlan = (
  page: Page,
  { id, version }: MadePlan,
  fields: Record<string, unknown>,
): Promise<MadePlan> => send(page, 'PUT', `/api/lesson-plans/${id}`, { ...PLAN, ...fields, version });
