import type { Locator } from '@playwright/test';

import { expect, test } from './fixtures/school';
import { expectLoaded } from './support/screen';
import { officialForm, resultIndex, resultSentence } from './support/simulation';

/** Where a thing ends, in pixels from the top of the page. */
async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
}

const screens = [
  { name: 'a notebook', width: 1366, height: 650, answer: 560, row: true },
  { name: 'a phone', width: 390, height: 844, answer: 640, row: false },
];

for (const { name, width, height, answer, row } of screens) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the first view of ${name}, ${colorScheme}, has the answer, the ways and what to do`, async ({
      page,
      signInAs,
    }) => {
      await signInAs('marina.souza');
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height });
      await page.goto('/simulation?etapa=anos_finais');
      const { result, save } = officialForm(page);
      await expect(resultSentence(result)).toContainText(/^Para publicar \d,\d faltam 0,\d+$/);
      await expectLoaded(page);
      expect(await bottomOf(resultIndex(result))).toBeLessThan(answer);
      expect(await bottomOf(resultSentence(result))).toBeLessThan(answer);
      expect(await bottomOf(result.locator('.sim-answer-why'))).toBeLessThan(answer);
      expect(await bottomOf(save)).toBeLessThan(height);
      if (row) expect(await bottomOf(page.locator('.sim-plan-table tbody tr').first())).toBeLessThan(height);
    });
  }
}
