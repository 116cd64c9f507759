import type { Page } from '@playwright/test';

import { expect, test } from './fixtures/school';

const FOLDER = 'test-results/pictures';
const WIDTHS = [390, 1280] as const;
const THEMES = ['light', 'dark'] as const;

const publicPages = { entrar: '/login', registro: '/register', sobre: '/sobre', '404': '/nao-existe' };
const staffPages = {
  'dashboard-iniciais': '/?etapa=anos_iniciais',
  'dashboard-finais': '/?etapa=anos_finais',
  'dashboard-medio': '/?etapa=ensino_medio',
  'importar-planilha': '/?importar=planilha',
  'importar-numeros': '/?importar=numeros',
  'simulacao-oficial': '/simulation?etapa=anos_finais',
  'simulacao-rapida': '/simulation?modo=rapida',
  historico: '/simulation?ver=historico',
  comparar: '/simulation?ver=comparar',
};
const emptyPages = { 'dashboard-vazio': '/', 'simulacao-vazia': '/simulation' };

/** The whole page, with its charts drawn: those are only drawn near the screen. */
async function photograph(page: Page, pages: Record<string, string>) {
  for (const width of WIDTHS) {
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      for (const [name, path] of Object.entries(pages)) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        const isDialog = /importar=|ver=/.test(path);
        if (!isDialog) {
          const height = await page.evaluate(() => document.documentElement.scrollHeight);
          await page.setViewportSize({ width, height });
          await expect(page.locator('.chart-box:not(:has(canvas))')).toHaveCount(0);
        }
        await page.screenshot({ path: `${FOLDER}/${name}-${width}-${theme}.png`, fullPage: !isDialog });
      }
    }
  }
}

test.describe('pictures to look at', { tag: '@pictures' }, () => {
  test.describe.configure({ timeout: 300_000 });

  test('without a session', async ({ page }) => {
    await photograph(page, publicPages);
  });

  test('the demonstration school', async ({ page, signInAs }) => {
    await signInAs('marina.souza');
    await photograph(page, staffPages);
  });

  test('a school with nothing yet', async ({ page, newSchool }) => {
    await newSchool();
    await photograph(page, emptyPages);
  });
});
