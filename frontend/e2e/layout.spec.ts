import type { Page } from '@playwright/test';

import { sidewaysScroll } from './fixtures/a11y';
import { expect, test } from './fixtures/school';
import { cutOff } from './support/screen';

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
  '/students': 'Gestão de Alunos',
};

/** Charts further down load when one comes near them. */
const expectLoaded = (page: Page) => expect(page.locator('.skeleton:not(.chart-skeleton)')).toHaveCount(0);

async function expectToFit(page: Page, pages: Record<string, string>) {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [path, title] of Object.entries(pages)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
    await expectLoaded(page);
    expect.soft(await sidewaysScroll(page), `${path} scrolls sideways`).toBe(false);
    expect.soft(await cutOff(page), `${path} cuts off`).toEqual([]);
  }
}

test('nothing scrolls sideways or is cut off at 320 px, without a session', async ({ page }) => {
  await expectToFit(page, publicPages);
});

test('nothing scrolls sideways or is cut off at 320 px, signed in', async ({ page, signInAs }) => {
  await signInAs('marina.souza');
  await expectToFit(page, staffPages);
});

test('what a finger has to hit is 44 px high', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/login', '/register', '/?etapa=anos_finais', '/simulation', '/students']) {
    if (path.startsWith('/?')) await signInAs('marina.souza');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectLoaded(page);
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

test('what opens from the top bar stands below its button', async ({ page, signInAs }) => {
  await signInAs('marina.souza');
  await page.goto('/');
  const bell = page.getByRole('button', { name: /^Notificações/ });
  await bell.click();
  const button = await bell.boundingBox();
  const panel = await page.getByRole('dialog', { name: 'Notificações' }).boundingBox();
  const rightOf = (box: typeof panel) => (box ? box.x + box.width : Number.NaN);
  expect(Math.abs(rightOf(panel) - rightOf(button))).toBeLessThan(12);
});
