import type { Page } from '@playwright/test';

import { expect, test } from './fixtures/school';
import { publishedSchool, formatPlaces } from './support/published';
import { fieldDescription } from './support/screen';
import { uniqueName } from './support/server';

const school = (page: Page) => ({
  code: page.getByLabel('Código INEP'),
  name: page.getByLabel('Nome da escola'),
  municipality: page.getByLabel('Município'),
  state: page.getByLabel('Estado'),
});

const manager = (page: Page) => ({
  firstName: page.getByLabel('Nome do gestor', { exact: true }),
  lastName: page.getByLabel('Sobrenome do gestor'),
  email: page.getByLabel('Email'),
  username: page.getByLabel('Nome de usuário'),
  password: page.getByLabel('Senha', { exact: true }),
  confirm: page.getByLabel('Confirme a senha'),
});

const submit = (page: Page) => page.getByRole('button', { name: 'Registrar escola' });

async function fillManager(page: Page, username: string) {
  const fields = manager(page);
  await fields.firstName.fill('Helena');
  await fields.lastName.fill('Duarte');
  await fields.username.fill(username);
  await fields.password.fill('segredo1');
  await fields.confirm.fill('segredo1');
}

test.beforeEach(async ({ page }) => {
  await page.goto('/register');
});

test('the INEP code brings the school, which becomes one line, and only the account is left', async ({
  page,
  checkA11y,
}) => {
  const published = publishedSchool(0);
  const fields = school(page);

  await fields.code.fill(published.code);
  const line = page.locator('summary', { hasText: published.name });
  await expect(line).toBeFocused();
  const index = formatPlaces(published.editions[2019].ideb, 1);
  await expect(line).toContainText(`INEP ${published.code} • IDEB 2019: ${index}`);
  await expect(fields.name).toBeHidden();
  await checkA11y('register with a school found');

  await line.click();
  await expect(fields.name).toHaveValue(published.name);
  await expect(fields.municipality).toHaveValue(published.municipality);
  await expect(fields.state).toHaveValue(published.state);
  await expect(page.getByText(/ edições com IDEB/)).toContainText('2 edições com IDEB, de 2017 a 2019');
  await checkA11y('register with a school to correct');

  const username = uniqueName('helena');
  await fillManager(page, username);
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Registro Concluído!' })).toBeVisible();
  await expect(page.getByText(`${published.name} já pode usar o Sistema IDEB.`)).toBeVisible();
  await expect(page.getByText('2 resultados do IDEB já estão no Dashboard.')).toBeVisible();
  await expect(page.getByText(username)).toBeVisible();

  // By way of the sign-in page, which leads on who is signed in.
  await expect(page.getByRole('heading', { name: 'Dashboard IDEB' })).toBeVisible();
  await expect(page.getByRole('banner').getByText(published.name)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Conta de Helena Duarte/ })).toBeVisible();
});

test('the second person at a browser sees no name of the first', async ({ page, newSchool }) => {
  const { username } = await newSchool();
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Conta de Teresa Teste/ })).toBeVisible();
  // Nobody signed out.
  await page.goto(`/register?inep=${publishedSchool(1).code}`);
  const another = uniqueName('helena');
  await fillManager(page, another);
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Registro Concluído!' })).toBeVisible();
  await page.getByRole('link', { name: 'Abrir agora' }).click();
  await expect(page.getByRole('button', { name: /^Conta de Helena Duarte/ })).toBeVisible();
  await expect(page.getByText('Teresa Teste')).toHaveCount(0);
  const stored = await page.evaluate(() => localStorage.getItem('currentUser'));
  expect(stored).toContain(another);
  expect(stored).not.toContain(username);
  const user = await (await page.request.get('/api/auth/user')).json();
  expect(user.username).toBe(another);
});

test('an unknown code is accepted; the dashboard follows after 3 seconds, not before', async ({ page }) => {
  await page.clock.install();
  await page.reload();
  const fields = school(page);
  await fields.code.fill('26999999');
  await expect(page.getByText('Não há escola com este código nos dados carregados.')).toBeVisible();
  await fields.name.fill('Escola do Relógio');
  await fields.municipality.fill('Olinda');
  await fields.state.selectOption('PE');
  await fillManager(page, uniqueName('relogio'));
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Registro Concluído!' })).toBeVisible();
  await expect(
    page.getByText('Nenhum resultado do IDEB foi encontrado para o código informado.'),
  ).toBeVisible();
  await page.clock.runFor(2900);
  await expect(page).toHaveURL(/\/register$/);
  await page.clock.runFor(200);
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('what is missing is said beside each field, a taken name too, and nothing typed is lost', async ({
  page,
  registerSchool,
  checkA11y,
}) => {
  const other = await registerSchool();
  const fields = school(page);
  const { firstName, lastName, username, password } = manager(page);
  await submit(page).click();
  const missing = [
    [fields.name, 'Nome da escola é obrigatório'],
    [fields.municipality, 'Município é obrigatório'],
    [fields.state, 'Estado é obrigatório'],
    [firstName, 'Nome do gestor é obrigatório'],
    [lastName, 'Sobrenome do gestor é obrigatório'],
    [username, 'Nome de usuário deve ter pelo menos 3 caracteres'],
    [password, 'Senha deve ter pelo menos 6 caracteres'],
  ] as const;
  for (const [field, sentence] of missing) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(await fieldDescription(field)).toBe(sentence);
  }
  await expect(fields.name).toBeFocused();
  await checkA11y('register with errors');

  await fields.name.fill('Escola do Nome Repetido');
  await fields.municipality.fill('Natal');
  await fields.state.selectOption('RN');
  await fillManager(page, other.username);
  await submit(page).click();
  await expect.poll(() => fieldDescription(username)).toBe('Este nome de usuário já está em uso.');
  await expect(username).toHaveAttribute('aria-invalid', 'true');
  await expect(username).toBeFocused();
  await expect(fields.name).toHaveValue('Escola do Nome Repetido');
  await expect(firstName).toHaveValue('Helena');

  await username.fill(uniqueName('outro'));
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Registro Concluído!' })).toBeVisible();
});
