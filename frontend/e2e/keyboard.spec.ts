import type { Locator, Page } from '@playwright/test';

import { expect, test } from './fixtures/school';
import { card, toast } from './support/screen';
import { officialForm, recentSimulations } from './support/simulation';

/** Tab by tab, each in its turn. */
async function tabThrough(page: Page, stops: readonly Locator[]) {
  for (const stop of stops) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
}

test('a person signs in without a mouse', async ({ page, registerSchool }) => {
  const { username, password } = await registerSchool();
  await page.goto('/login');
  await expect(page.getByRole('region', { name: 'Contas de demonstração' })).toBeVisible();
  const name = page.getByLabel('Nome de usuário');
  await tabThrough(page, [
    page.getByRole('link', { name: 'Pular para o conteúdo' }),
    page.getByRole('link', { name: 'Sistema IDEB Gestão Educacional, início' }),
    page.getByRole('link', { name: 'Sobre' }),
    page.getByRole('button', { name: /^Tema:/ }),
    page.getByRole('searchbox', { name: /^Encontre a sua escola/ }),
    name,
  ]);
  await page.keyboard.type(username);
  await tabThrough(page, [page.getByLabel('Senha', { exact: true })]);
  await page.keyboard.type(password);
  await tabThrough(page, [
    page.getByRole('button', { name: 'Mostrar a senha' }),
    page.getByRole('button', { name: 'Entrar', exact: true }),
  ]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Dashboard IDEB' })).toBeFocused();
});

test('the skip link leads past the navigation', async ({ page, signInAs }) => {
  await signInAs('marina.souza');
  await page.goto('/?etapa=anos_finais');
  await expect(page.getByRole('heading', { name: 'Dashboard IDEB' })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Pular para o conteúdo' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabThrough(page, [page.getByRole('button', { name: /^Etapa: Anos Finais/ })]);
});

test('a simulation is made, planned and saved without a mouse, and F8 leads to the message', async ({
  page,
  newSchool,
}) => {
  await newSchool();
  await page.goto('/simulation?etapa=anos_finais');
  const { form, edition, calculate, save } = officialForm(page);
  const textbox = (name: string | RegExp) => form.getByRole('textbox', { name });
  await edition.focus();
  const typed = [
    ['Língua Portuguesa', '260,84'],
    ['Matemática', '258,94'],
    ['6º', '93,4'],
    ['7º', '93,7'],
    ['8º', '94'],
    ['9º', '95'],
    [/^Meta IDEB/, '5,1'],
  ] as const;
  for (const [name, value] of typed) {
    await tabThrough(page, [textbox(name)]);
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('paragraph').filter({ hasText: /^Para publicar 5,1 faltam/ })).toBeVisible();
  await tabThrough(page, [calculate]);
  // The answer stands before the form that it answers.
  await save.focus();
  await page.keyboard.press('Space');
  await expect(recentSimulations(page)).toHaveCount(1);
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /^Avisos/ }).locator(':focus')).toHaveCount(1);

  await page.getByRole('radio', { name: 'Cálculo oficial' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Estimativa rápida' })).toBeChecked();
  await expect(page.getByRole('form', { name: 'Parâmetros da estimativa rápida' })).toBeVisible();
});

test('a dialog keeps the focus until Escape closes it, then gives it back to its button', async ({
  page,
  newSchool,
}) => {
  await newSchool();
  await page.goto('/');
  const opener = card(page, 'Comece aqui').getByRole('button', { name: 'Importar Dados' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Importar Dados' });
  await expect(dialog).toBeVisible();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
