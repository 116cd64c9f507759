import type { Page } from '@playwright/test';

import { type Credentials, endSession, expect, test } from './fixtures/school';
import { card, toast } from './support/screen';
import { fillQuickFigures, quickForm, recentSimulations } from './support/simulation';

const reloginDialog = (page: Page) => page.getByRole('dialog', { name: 'Entrar de novo' });

async function signInAgain(page: Page, { username, password }: Credentials) {
  const dialog = reloginDialog(page);
  await expect(dialog.getByText('Sua sessão expirou. Entre de novo para continuar.')).toBeVisible();
  await dialog.getByLabel('Nome de usuário').fill(username);
  await dialog.getByLabel('Senha', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();
}

test('a session that ends while a form is open costs nothing that was typed', async ({
  page,
  newSchool,
  checkA11y,
}) => {
  const person = await newSchool();
  await page.goto('/simulation?modo=rapida');
  const { approval, saeb, calculate, save } = quickForm(page);
  await fillQuickFigures(page, '91,7', '5,83');
  await calculate.click();
  await endSession(page);

  await save.click();
  const dialog = reloginDialog(page);
  await expect(dialog.getByLabel('Nome de usuário')).toHaveValue(person.username);
  await expect(dialog.getByLabel('Senha', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await checkA11y('signing in again');
  await signInAgain(page, { ...person, password: 'não é esta' });
  // A toast's announcement may still stand in the open dialog.
  const refusal = dialog.getByRole('alert').filter({ hasText: 'Usuário ou senha incorretos' });
  await expect(refusal).toBeVisible();
  const busy = { status: 503, headers: { 'Retry-After': '2' }, json: { detail: 'O sistema está ocupado.' } };
  await page.route('**/api/auth/login', (route) => route.fulfill(busy), { times: 1 });
  await signInAgain(page, person);
  await expect(dialog.getByRole('status')).toContainText('Muita gente está entrando agora.');
  await expect(dialog).toBeHidden();

  await expect(page).toHaveURL(/\/simulation\?modo=rapida$/);
  await expect(approval).toHaveValue('91,7');
  await expect(saeb).toHaveValue('5,83');
  await save.click();
  await expect(toast(page)).toContainText('Simulação salva com sucesso!');
  await expect(recentSimulations(page)).toHaveCount(1);
  await expect(recentSimulations(page)).toContainText('5,346');
});

test('figures typed in a dialog stay in it over a session that ends', async ({ page, newSchool }) => {
  const person = await newSchool();
  await page.goto('/?etapa=anos_finais&importar=numeros');
  const figures = page.getByRole('dialog', { name: 'Importar Dados' });
  const ideb = figures.getByLabel('IDEB (opcional)');
  await ideb.fill('5,2');
  // What the page behind it still reads would hear of the end first.
  await page.waitForLoadState('networkidle');
  await endSession(page);
  await figures.getByRole('button', { name: 'Salvar números' }).click();
  await signInAgain(page, person);
  await expect(reloginDialog(page)).toBeHidden();
  await expect(ideb).toHaveValue('5,2');
  await figures.getByRole('button', { name: 'Salvar números' }).click();
  await expect(figures.getByRole('listitem').filter({ hasText: 'IDEB 5,2' })).toBeVisible();
});

test('who signs in as somebody else sees nothing of the first one’s page', async ({
  page,
  newSchool,
  registerSchool,
}) => {
  await newSchool({ schoolName: 'Escola da Primeira Pessoa' });
  await page.goto('/simulation?modo=rapida');
  const { approval } = quickForm(page);
  await fillQuickFigures(page, '91,7', '5,83');
  await page.getByRole('button', { name: 'Calcular' }).click();
  const other = await registerSchool({ schoolName: 'Escola da Segunda Pessoa' });
  await endSession(page);
  await page.getByRole('button', { name: 'Salvar simulação' }).click();
  await signInAgain(page, other);
  await expect(page.getByRole('heading', { name: 'Dashboard IDEB' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Escola da Segunda Pessoa');
  await page.getByRole('link', { name: 'Simulação IDEB' }).click();
  await page.getByRole('radio', { name: 'Estimativa rápida' }).check();
  await expect(approval).toHaveValue('');
});

test('a list that cannot be read any more is read again after signing in', async ({ page, newSchool }) => {
  const person = await newSchool();
  await page.goto('/');
  await expect(card(page, 'Atividades Recentes').getByRole('listitem')).toHaveCount(1);
  // The browser loses its cookie: nobody tells the page.
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Simulação IDEB' }).click();
  await signInAgain(page, person);
  await expect(reloginDialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Nenhuma simulação salva' })).toBeVisible();
});
