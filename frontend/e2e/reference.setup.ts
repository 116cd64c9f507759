import { expect, test } from '@playwright/test';

import { BRAZIL, BRAZIL_PRIMARY, publishedSchool, SAMPLE } from './support/published';
import { importReference } from './support/server';

test('INEP’s files are imported while the server runs', async ({ request }) => {
  test.setTimeout(120_000);
  const files = [SAMPLE, BRAZIL, BRAZIL_PRIMARY];
  const report = await importReference('ideb', files);
  for (const path of files) expect(report).toContain(path);
  const found = await request.get(`/api/reference/schools/${publishedSchool(0).code}`);
  expect(found.ok()).toBe(true);
});

test('the skills of the BNCC are loaded while the server runs', async () => {
  const report = await importReference('bncc', ['bncc/ensino-fundamental.json']);
  expect(report).toMatch(/habilidades novas (?:11|0), atualizadas 0/);
});
