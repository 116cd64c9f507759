import { expect, test } from '@playwright/test';

import { BRAZIL, publishedSchool, SAMPLE } from './support/published';
import { hasTestData, importReference, NO_TEST_DATA } from './support/server';

test('INEP’s files are imported while the server runs', async ({ request }) => {
  test.skip(!hasTestData, NO_TEST_DATA);
  test.setTimeout(120_000);
  const report = await importReference([SAMPLE, BRAZIL]);
  expect(report).toContain(SAMPLE);
  const found = await request.get(`/api/reference/schools/${publishedSchool(0).code}`);
  expect(found.ok()).toBe(true);
});
