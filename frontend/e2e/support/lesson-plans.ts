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

/** A plan of whoever is signed in, without a screen. */
export async function makePlan(page: Page, fields: Record<string, unknown> = {}): Promise<{ id: number }> {
  const response = await page.request.post('/api/lesson-plans', {
    headers: OWN_REQUEST,
    data: { ...PLAN, ...fields },
  });
  if (!response.ok()) throw new Error(`a plan: ${response.status()} ${await response.text()}`);
  return response.json() as Promise<{ id: number }>;
}
