import type { Page } from '@playwright/test';

import { PUPIL_MANIFEST, readBuild, without } from '../scripts/page-loads.mjs';
import { publicScreenPaths } from '../src/domain/paths';
import { fileAddress, pupilScreenPaths } from '../src/domain/pupil-paths';
import { staffScreenPaths } from '../src/domain/staff-paths';
import { expect, test } from './fixtures/school';

const dist = new URL('../dist/', import.meta.url);
const build = readBuild(dist);
const pupils = readBuild(dist, PUPIL_MANIFEST);

/** The scripts and styles that a page asks for until nothing more comes, as the build names them. */
async function loadedBy(page: Page, path: string): Promise<Set<string>> {
  const loaded = new Set<string>();
  page.on('response', (response) => {
    const file = new URL(response.url()).pathname.slice(1);
    if (/\.(?:js|css)$/.test(file)) loaded.add(file);
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  return loaded;
}

/** What the budget counts is what is loaded: no file less, and none more but for its pictures. */
async function expectCounted(page: Page, path: string, source: string, of = build) {
  const counted = of.page(source);
  const loaded = await loadedBy(page, path);
  expect([...without(loaded, without(of.charts, counted))].toSorted()).toEqual([...counted].toSorted());
}

for (const [screen, [path]] of Object.entries({ ...publicScreenPaths, ...staffScreenPaths })) {
  const [area, name] = screen.split('/');
  test(`${path} loads what the budget counts`, async ({ page, signInAs }) => {
    if (area !== 'public') await signInAs('marina.souza');
    await expectCounted(page, path, `src/features/${screen}/${name}-page.tsx`);
  });
}

for (const [screen, [path]] of Object.entries(pupilScreenPaths)) {
  const [, name] = screen.split('/');
  test(`${path} loads what the budget counts, for a pupil`, async ({ page }) => {
    if (name !== 'student-login') {
      const demo = await (await page.request.get('/api/auth/demo')).json();
      const { studentId, password, schoolCode } = demo.pupils[0];
      await page.request.post('/api/students/auth', {
        headers: { 'X-Requested-With': 'ideb' },
        data: { studentId, password, schoolCode },
      });
      const user = JSON.stringify(await (await page.request.get('/api/auth/user')).json());
      await page.addInitScript((known) => localStorage.setItem('currentUser', known), user);
    }
    // Where the address is of both, a pupil is sent to the pupils' own file before anything of the staff's is read.
    await expectCounted(page, fileAddress(path), `src/features/${screen}/${name}-page.tsx`, pupils);
  });
}

for (const width of [390, 1280]) {
  test(`before the program comes its frame stands, nothing in it larger than the brand, ${width} px`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('marina.souza');
    await page.setViewportSize({ width, height: 800 });
    await page.route('**/*.js', (route) => route.abort());
    for (const path of ['/', '/simulation', '/login']) {
      await page.goto(path);
      const drawn = page.locator('#first-frame svg:visible');
      await expect(drawn.first()).toBeVisible();
      const widths = await drawn.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
      expect(Math.max(...widths), path).toBeLessThanOrEqual(36);
    }
  });
}
