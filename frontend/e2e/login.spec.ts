import type { Page } from '@playwright/test';

import { DEMO_PASSWORD, expect, test } from './fixtures/school';
import { deferred } from '../src/test/deferred';
import { formatPlaces, publishedSchool } from './support/published';
import { uniqueName } from './support/server';

const ACCOUNT = [
  'managerFirstName',
  'managerLastName',
  'managerUsername',
  'managerPassword',
  'managerPasswordConfirm',
];

const search = (page: Page) => page.getByRole('searchbox', { name: /^Encontre a sua escola/ });
const found = (page: Page) => page.getByRole('list', { name: 'Escolas encontradas' });

/** Counts what a person presses and types, but for the fields of these names, until the page is left for good. */
async function countDeeds(page: Page, uncounted: readonly string[]) {
  await page.addInitScript((names) => {
    const deeds = { clicks: 0, letters: 0 };
    Object.assign(window, { deeds });
    addEventListener('click', (event) => (deeds.clicks += event.isTrusted ? 1 : 0), true);
    addEventListener(
      'input',
      ({ target }) =>
        (deeds.letters += target instanceof HTMLInputElement && names.includes(target.name) ? 0 : 1),
      true,
    );
  }, uncounted);
  return () =>
    page.evaluate(() => (window as unknown as { deeds: { clicks: number; letters: number } }).deeds);
}

test('a school is found before anyone has an account, and its gap with it', async ({ page, checkA11y }) => {
  const published = publishedSchool(0);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeEnabled();
  await search(page).pressSequentially('inventada');
  await expect(page.getByRole('status').first()).toContainText(/escolas/);
  await checkA11y('login with schools found');

  await search(page).fill(published.code);
  await expect(found(page).getByRole('button')).toHaveCount(1);
  await expect(found(page)).toContainText(published.name);
  const index = formatPlaces(published.editions[2019].ideb, 1);
  const answer = page.getByRole('region', { name: /^Para publicar \d,\d faltam \d,\d+$/ });
  await expect(answer).toContainText(`${published.name} • Ensino Médio, IDEB 2019`);
  await expect(answer).toContainText(index);
  await expect(answer.getByText(/^Basta/)).toBeVisible();
  await expect(answer.getByRole('img', { name: /precisa chegar a/ })).toBeVisible();
  await checkA11y('login with a school open');
  await answer.getByRole('link', { name: 'Registrar esta escola' }).click();
  await expect(page).toHaveURL(new RegExp(`/register\\?inep=${published.code}$`));
});

test('the search is walked without a mouse, and its school stays in the address', async ({ page }) => {
  await page.goto('/login');
  await search(page).focus();
  await page.keyboard.type('INVENTADA 5');
  await expect(found(page).getByRole('button').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = found(page).getByRole('button').nth(1);
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Ver as \d+ escolas$/ })).toBeVisible();
  await expect(found(page).getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('h2:focus')).toBeVisible();
  await expect(page).toHaveURL(/escola=\d{8}/);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Registrar esta escola' })).toBeVisible();
});

test('what nobody is called is said so, among what is loaded', async ({ page }) => {
  await page.goto('/login');
  await search(page).fill('nenhuma assim');
  await expect(
    page.getByText(/^Nenhuma escola encontrada entre as \d+ escolas de .+ carregadas\.$/),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Registrar sem resultado' }).click();
  await expect(page).toHaveURL(/\/register$/);
});

test('nothing on the page moves when what it reads has come', async ({ page }) => {
  const measured = deferred<void>();
  await page.route('**/api/{about,auth/demo}', async (route) => {
    await measured.promise;
    await route.continue();
  });
  await page.goto('/login');
  const submit = page.getByRole('button', { name: 'Entrar', exact: true });
  await expect(submit).toBeVisible();
  const before = await submit.boundingBox();
  measured.resolve(undefined);
  await expect(page.getByRole('region', { name: 'Contas de demonstração' })).toBeVisible();
  expect(await submit.boundingBox()).toEqual(before);
});

test('from nothing to the dashboard it takes 8 clicks and 60 letters besides the account', async ({
  page,
}) => {
  const published = publishedSchool(0);
  const deeds = await countDeeds(page, ACCOUNT);
  await page.goto('/login');
  await search(page).click();
  await page.keyboard.type('inventada 51');
  await found(page)
    .getByRole('button', { name: `${published.name} ${published.municipality}` })
    .click();
  await page.getByRole('link', { name: 'Registrar esta escola' }).click();
  await page.getByLabel('Nome do gestor', { exact: true }).click();
  await page.keyboard.type('Helena');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Duarte');
  await page.getByLabel('Nome de usuário').click();
  await page.keyboard.type(uniqueName('helena'));
  await page.keyboard.press('Tab');
  await page.keyboard.type('lua-tijolo-27');
  await page.getByLabel('Confirme a senha').click();
  await page.keyboard.type('lua-tijolo-27');
  await page.getByRole('button', { name: 'Registrar escola' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard IDEB' })).toBeVisible();
  const { clicks, letters } = await deeds();
  expect(clicks).toBeLessThanOrEqual(8);
  expect(clicks).toBeGreaterThan(3);
  expect(letters).toBeLessThanOrEqual(60);
  expect(letters).toBeGreaterThan(5);
});

test('who has an account is at what to do with 3 clicks', async ({ page }) => {
  const deeds = await countDeeds(page, []);
  await page.goto('/login');
  await page.getByLabel('Nome de usuário').click();
  await page.keyboard.type('marina.souza');
  await page.getByLabel('Senha', { exact: true }).click();
  await page.keyboard.type(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Ver o plano' })).toBeInViewport();
  const { clicks } = await deeds();
  expect(clicks).toBe(3);
});
