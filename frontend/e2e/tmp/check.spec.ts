import { expect, test } from '../fixtures/a11y';
import type { Page } from '@playwright/test';
const csp = "default-src 'self'; style-src 'self' 'unsafe-inline'";
test.beforeEach(async ({ page }) => {
  page.on('console', (m) => { if (m.type() === 'error' && !/status of 4|status of 5|404/.test(m.text())) throw new Error(m.text()); });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': csp } });
  });
});
async function signIn(page: Page) { await page.goto('/login'); await page.getByLabel('Nome de usuário').fill('marina'); await page.getByLabel('Senha', { exact: true }).fill('xxxxxx'); await page.getByRole('button', { name: 'Entrar' }).click(); await expect(page).toHaveURL('/'); }
for (const path of ['/login', '/register', '/sobre', '/nada']) test(`a11y ${path}`, async ({ page, checkA11y }) => { await page.goto(path); await page.waitForLoadState('networkidle'); await checkA11y(path); });
test('a11y register found + errors', async ({ page, checkA11y }) => { await page.goto('/register'); await page.locator('[name=inepCode]').fill('35999001'); await page.getByText('Encontramos esta escola').waitFor(); await page.getByRole('button', { name: 'Registrar escola' }).click(); await checkA11y('register'); });
test('a11y shell', async ({ page, checkA11y }) => { await signIn(page); await page.waitForLoadState('networkidle'); await checkA11y('home'); await page.getByRole('button', { name: /Notifica/ }).click(); await checkA11y('bell'); });
test('register ok', async ({ page }) => {
  await page.goto('/register');
  await page.locator('[name=inepCode]').fill('35999001');
  await page.getByText('Encontramos esta escola').waitFor();
  await expect(page.getByLabel('Nome da escola')).toHaveValue(/ALZIRA/);
  await page.getByLabel('Nome do gestor', { exact: true }).fill('A'); await page.getByLabel('Sobrenome do gestor').fill('B');
  await page.getByLabel('Nome de usuário').fill('marina'); await page.getByLabel('Senha', { exact: true }).fill('123456'); await page.getByLabel('Confirme a senha').fill('123456');
  await page.getByRole('button', { name: 'Registrar escola' }).click();
  await expect(page.getByLabel('Nome de usuário')).toHaveAccessibleDescription('Este nome de usuário já está em uso.');
  await expect(page.getByLabel('Nome de usuário')).toBeFocused();
  await page.getByLabel('Nome de usuário').fill('marina2');
  await page.getByRole('button', { name: 'Registrar escola' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registro Concluído!');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.screenshot({ path: '/tmp/shots/done.png' });
  await expect(page).toHaveURL('/login', { timeout: 5000 });
});
test('gate, from, focus, titles', async ({ page }) => {
  await page.goto('/simulation'); await expect(page).toHaveURL('/login');
  await page.getByRole('button', { name: /Preencher com a conta de Marina/ }).click();
  await page.getByRole('button', { name: 'Entrar' }).click(); await expect(page).toHaveURL('/simulation');
  await expect(page).toHaveTitle('Simulação IDEB • Sistema IDEB');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/Dashboard IDEB/);
  await page.getByRole('button', { name: /^Tema/ }).click();
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
  await page.getByRole('button', { name: 'Sair' }).click(); await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
});
test('relogin keeps the form', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: /Conta de/ }).click(); await page.getByRole('button', { name: 'Alterar senha' }).click();
  await page.getByLabel('Senha atual').fill('velha1'); await page.getByLabel('Nova senha', { exact: true }).fill('abcdef'); await page.getByLabel('Confirme a nova').fill('abcdef');
  await page.context().clearCookies();
  await page.locator('form button[type=submit]').click();
  await expect(page.getByText('Sua sessão expirou. Entre de novo para continuar.')).toBeVisible();
  await page.screenshot({ path: '/tmp/shots/relogin.png' });
  const dialog = page.getByRole('dialog', { name: 'Entrar de novo' });
  await expect(dialog.getByLabel('Senha', { exact: true })).toBeFocused();
  await dialog.getByLabel('Senha', { exact: true }).fill('xxxxxx'); await dialog.getByRole('button', { name: 'Entrar' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Senha atual')).toHaveValue('velha1');
  await page.locator('form button[type=submit]').click();
  await expect(page.getByText('Senha alterada', { exact: true })).toBeVisible();
});
test('chunk gone', async ({ page }) => {
  await signIn(page);
  await page.route(/simulation-page/, (r) => r.abort());
  await page.getByRole('link', { name: 'Simulação IDEB' }).first().click();
  await expect(page.getByText('Nova versão disponível')).toBeVisible();
});
test('server away', async ({ page }) => {
  await page.route('**/api/auth/user', (r) => r.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"detail":"Servidor ocupado."}' }));
  await page.goto('/'); await expect(page.getByText('Erro ao carregar dados do usuário')).toBeVisible(); await expect(page.getByText('Servidor ocupado.')).toBeVisible();
  await page.unroute('**/api/auth/user'); await page.getByRole('button', { name: 'Tentar de novo' }).click(); await expect(page).toHaveURL('/login');
});
