import { expect, test } from '@playwright/test';

import { BRAZIL, publishedSchool, SAMPLE } from './support/published';
import { importReference } from './support/server';

test('INEP’s files are imported while the server runs', async ({ request }) => {
  test.setTimeout(120_000);
  const report = await importReference([SAMPLE, BRAZIL]);
  for (const path of [SAMPLE, BRAZIL]) expect(report).toContain(path);
  const found = await request.get(`/api/reference/schools/${publishedSchool(0).code}`);
  expect(found.ok()).toBe(true);
});
