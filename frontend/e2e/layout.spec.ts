import type { Page } from '@playwright/test';

import { sidewaysScroll } from './fixtures/a11y';
import { expect, test } from './fixtures/school';

const publicPages = {
  '/login': 'Entrar no Sistema IDEB',
  '/register': 'Registrar escola',
  '/sobre': 'Sobre',
  '/nao-existe': 'Page Not Found',
};
const staffPages = {
  '/?etapa=anos_finais': 'Dashboard IDEB',
  '/simulation?etapa=anos_finais': 'Simulação IDEB',
  '/simulation?modo=rapida': 'Simulação IDEB',
  '/?importar=planilha': 'Importar Dados',
  '/?importar=numeros': 'Importar Dados',
  '/simulation?ver=historico': 'Histórico de simulações',
  '/simulation?ver=comparar': 'Comparar cenários',
};

const narrow = (page: Page) => page.setViewportSize({ width: 320, height: 640 });

/** What the browser's own setting for the size of text does. */
async function enlarge(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

const ways = {
  'at 320 px': { size: '16px', change: narrow },
  'with text of 200 %': { size: '32px', change: enlarge },
  'at 320 px with text of 200 %': {
    size: '32px',
    change: async (page: Page) => {
      await narrow(page);
      await enlarge(page);
    },
  },
};

/** Charts further down load when one comes near them. */
const loaded = (page: Page) => expect(page.locator('.skeleton:not(.chart-skeleton)')).toHaveCount(0);

/** Words that run out of their box and are cut off: a field or button too narrow for what it says. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, label, h1, h2, h3, a')]
      .filter((element) => element.clientWidth > 1 && getComputedStyle(element).overflowX === 'hidden')
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => element.innerText),
  );

async function look(page: Page, pages: Record<string, string>, size: string) {
  for (const [path, title] of Object.entries(pages)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('font-size', size);
    await loaded(page);
    expect.soft(await sidewaysScroll(page), `${path} scrolls sideways`).toBe(false);
    expect.soft(await cutOff(page), `${path} cuts off`).toEqual([]);
  }
}

for (const [way, { size, change }] of Object.entries(ways)) {
  test(`nothing scrolls sideways or is cut off ${way}, without a session`, async ({ page }) => {
    await change(page);
    await look(page, publicPages, size);
  });

  test(`nothing scrolls sideways or is cut off ${way}, signed in`, async ({ page, signInAs }) => {
    await signInAs('marina.souza');
    await change(page);
    await look(page, staffPages, size);
  });
}

test('what a finger has to hit is 44 px high', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/login', '/register', '/?etapa=anos_finais', '/simulation']) {
    if (path.startsWith('/?')) await signInAs('marina.souza');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await loaded(page);
    const small = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'button, select, input:not([type=radio], [type=checkbox], [type=file])',
        ),
      ]
        // The frame of a field belongs to it; a badge that opens a hint takes the finger beside it too.
        .map((element) => element.closest<HTMLElement>('.input') ?? element)
        .filter((element) => !element.matches('.topbar-hint') && element.getBoundingClientRect().height > 0)
        .map((element) => ({ name: element.innerText, height: element.getBoundingClientRect().height }))
        .filter(({ height }) => height < 43.5)
        .map(({ name, height }) => `${name}: ${height}`),
    );
    expect.soft(small, path).toEqual([]);
  }
});
