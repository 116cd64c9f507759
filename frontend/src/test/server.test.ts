import { afterEach, expect, it, vi } from 'vitest';

import { type Answers, refuse, serve } from './server';

const goal = {
  stage: 'anos_finais',
  year: 2025,
  goal: '5.1',
  setBy: 'Ana',
  setAt: '2025-03-10T13:00:00Z',
} as const;

afterEach(() => vi.unstubAllGlobals());

it('answers the calls of the document, and a path without a gap before one with', async () => {
  serve({
    'GET /api/school/{school}/goals': () => [goal],
    'DELETE /api/school/{school}/goals/{stage}/{year}': () => undefined,
    'GET /api/school/{school}/simulations': () => refuse(503, 'Ocupado.'),
  });
  expect(await (await fetch('/api/school/7/goals')).json()).toEqual([goal]);
  expect((await fetch('/api/school/7/goals/anos_finais/2025', { method: 'DELETE' })).status).toBe(204);
  expect(await (await fetch('/api/school/7/simulations?limit=4')).json()).toMatchObject({
    status: 503,
    detail: 'Ocupado.',
  });
  expect((await fetch('/api/about')).status).toBe(404);
});

it('does not compile with a call, an answer or a field of the body that the document does not have', () => {
  const wrong: Answers[] = [
    // @ts-expect-error: no such path
    { 'GET /api/school/{school}/goal': () => [goal] },
    // @ts-expect-error: no such method
    { 'PATCH /api/school/{school}/goals': () => undefined },
    // @ts-expect-error: a field is misspelt
    { 'GET /api/school/{school}/goals': () => [{ ...goal, set_by: 'Ana', setBy: undefined }] },
    // @ts-expect-error: a number where the document has text
    { 'GET /api/school/{school}/goals': () => [{ ...goal, goal: 5.1 }] },
    // @ts-expect-error: the body has no such field
    { 'PUT /api/school/{school}/goals': ({ body }) => ({ ...goal, year: body.edition }) },
  ];
  expect(wrong).toHaveLength(5);
});
