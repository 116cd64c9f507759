import type { Page } from '@playwright/test';

import { expect, test } from './fixtures/school';
import { expectLoaded } from './support/screen';

/** Of the same page on a fast machine nobody sees the shapes that wait: here each answer comes after them. */
async function answerLate(page: Page): Promise<() => void> {
  let answer = () => {};
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/(?!auth|session)/, async (route) => {
    await gate;
    await route.continue();
  });
  return answer;
}

/** What moved without anybody's doing, as the browser counts it: 0.1 is too much. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const told = globalThis as unknown as { shifted: number };
    told.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) told.shifted += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
}

for (const path of ['/', '/simulation']) {
  for (const viewport of [
    { width: 412, height: 823 },
    { width: 1280, height: 900 },
  ]) {
    test(`on a slow phone nothing moves when the answers of ${path} come, ${viewport.width} px wide`, async ({
      page,
      signInAs,
    }) => {
      await page.setViewportSize(viewport);
      await signInAs('marina.souza');
      const shifted = await watchShifts(page);
      const answer = await answerLate(page);
      await page.goto(path);
      await expect(page.locator('.skeleton').first()).toBeVisible();
      answer();
      await expectLoaded(page);
      expect(await shifted()).toBeLessThan(0.02);
    });
  }
}
