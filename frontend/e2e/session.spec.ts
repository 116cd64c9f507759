import { request } from '@playwright/test';

import { expect, test } from './fixtures/school';

const h1 = { level: 1 } as const;

test('a wrong password is refused by the server’s sentence, and the name stays', async ({
  page,
  registerSchool,
  checkA11y,
}) => {
  const { username } = await registerSchool();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText('Nome de usuário é obrigatório')).toBeVisible();
  await expect(page.getByText('Senha é obrigatória')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Contas de demonstração' })).toBeVisible();
  await checkA11y('login with errors');

  await page.getByLabel('Nome de usuário').fill(username);
  await page.getByLabel('Senha', { exact: true }).fill('não é esta');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Usuário ou senha incorretos');
  await expect(page.getByLabel('Nome de usuário')).toHaveValue(username);
  await expect(page).toHaveURL(/\/login$/);
});

test('the demonstration accounts fill the form', async ({ page }) => {
  await page.goto('/login');
  const box = page.getByRole('region', { name: 'Contas de demonstração' });
  await expect(box.getByRole('button')).toHaveCount(3);
  await box.getByRole('button', { name: /Carlos Lima/ }).click();
  await expect(page.getByLabel('Nome de usuário')).toHaveValue('carlos.lima');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard IDEB', ...h1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Conta de Carlos Lima, coordenador' })).toBeVisible();
});

test('“Sair” ends the session on the server, not only in the browser', async ({
  page,
  newSchool,
  baseURL,
}) => {
  const { username } = await newSchool();
  await page.goto('/simulation');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard IDEB', ...h1 })).toBeVisible();
  const storedUser = () => page.evaluate(() => localStorage.getItem('currentUser'));
  expect(await storedUser()).toContain(username);
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const stolenSession = await request.newContext({
    ...(baseURL ? { baseURL } : {}),
    extraHTTPHeaders: { cookie },
  });
  expect((await stolenSession.get('/api/auth/user')).status()).toBe(200);
  expect((await page.context().cookies())[0]).toMatchObject({ httpOnly: true });
  expect(await page.evaluate(() => document.cookie)).toBe('');

  await page.getByRole('navigation', { name: 'Principal' }).getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { name: 'Entrar no Sistema IDEB' })).toBeVisible();
  expect(await storedUser()).toBeNull();
  expect((await stolenSession.get('/api/auth/user')).status()).toBe(401);
  await stolenSession.dispose();

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Entrar no Sistema IDEB' })).toBeVisible();
});

test('no page of the staff opens without a session; the one that was asked for opens after signing in', async ({
  page,
  registerSchool,
}) => {
  const { username, password } = await registerSchool();
  for (const path of ['/', '/dashboard', '/simulation?modo=rapida']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
  }
  await page.getByLabel('Nome de usuário').fill(username);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByLabel('Senha', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/simulation\?modo=rapida$/);
  await expect(page.getByRole('heading', { name: 'Simulação IDEB', ...h1 })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Estimativa rápida' })).toBeChecked();

  // Who signed in on this very page finds its title focused after leaving.
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByRole('heading', { name: 'Quanto falta para a sua escola?', ...h1 })).toBeFocused();
});

test('the password is changed from the account’s menu', async ({ page, newSchool, checkA11y }) => {
  const { username, password } = await newSchool();
  await page.goto('/');
  await page.getByRole('button', { name: 'Conta de Teresa Teste, Gestor' }).click();
  await checkA11y('account');
  await page.getByRole('button', { name: 'Alterar senha' }).click();
  const dialog = page.getByRole('dialog', { name: 'Alterar senha' });
  await dialog.getByLabel('Senha atual').fill('errada de todo');
  await dialog.getByLabel('Nova senha', { exact: true }).fill('outra senha');
  await dialog.getByLabel('Confirme a nova senha').fill('outra senhá');
  await dialog.getByRole('button', { name: 'Alterar senha' }).click();
  await expect(dialog.getByText('As senhas não coincidem')).toBeVisible();
  await checkA11y('password');
  await dialog.getByLabel('Confirme a nova senha').fill('outra senha');
  await dialog.getByRole('button', { name: 'Alterar senha' }).click();
  await expect(dialog.getByLabel('Senha atual')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Senha atual').fill(password);
  await dialog.getByRole('button', { name: 'Alterar senha' }).click();
  await expect(dialog).toBeHidden();

  const headers = { 'X-Requested-With': 'ideb' };
  const enter = (word: string) =>
    page.request.post('/api/auth/login', { headers, data: { username, password: word } });
  expect((await enter(password)).status()).toBe(401);
  expect((await enter('outra senha')).status()).toBe(200);
});

test('an unknown address says so and leads back', async ({ page, checkA11y }) => {
  await page.goto('/nao-existe/mesmo');
  await expect(page.getByRole('heading', { name: 'Page Not Found', ...h1 })).toBeVisible();
  await expect(page).toHaveTitle('Page Not Found • Sistema IDEB');
  await checkA11y('not found');
  await page.getByRole('link', { name: 'Ir para o início' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('“Sobre” names its sources and what is loaded, without a session', async ({ page, checkA11y }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sobre' }).click();
  await expect(page.getByRole('heading', { name: 'Sobre', ...h1 })).toBeFocused();
  for (const title of [
    'O que é o IDEB',
    'O que é o Saeb',
    'O que é a BNCC',
    'Fontes dos dados',
    'Licenças',
  ]) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  const about = await page.request.get('/api/about').then((answer) => answer.json());
  const schools = new Intl.NumberFormat('pt-BR').format(about.reference.schools);
  await expect(page.locator('.cell').filter({ hasText: 'Escolas na base' })).toContainText(schools);
  await checkA11y('about');
});

test('the navigation marks the current page and moves the focus to its title; the theme is remembered', async ({
  page,
  signInAs,
}) => {
  await signInAs('marina.souza');
  await page.goto('/dashboard');
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await expect(menu.getByText('Sistema IDEB')).toBeVisible();
  await expect(menu.getByText('Gestão Educacional')).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  await menu.getByRole('link', { name: 'Simulação IDEB' }).click();
  await expect(menu.getByRole('link', { name: 'Simulação IDEB' })).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveTitle('Simulação IDEB • Sistema IDEB');
  await expect(page.getByRole('heading', { name: 'Simulação IDEB', ...h1 })).toBeFocused();

  const theme = () => page.evaluate(() => document.documentElement.dataset['theme'] ?? 'auto');
  await menu.getByRole('button', { name: 'Tema: automático. Mudar' }).click();
  await menu.getByRole('button', { name: 'Tema: claro. Mudar' }).click();
  expect(await theme()).toBe('dark');
  await page.reload();
  await expect(menu.getByRole('button', { name: 'Tema: escuro. Mudar' })).toBeVisible();
  expect(await theme()).toBe('dark');
});
