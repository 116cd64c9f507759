import type { Page } from '@playwright/test';

import { expect, test } from './fixtures/school';
import { row, toast } from './support/screen';
import { uniqueName } from './support/server';

const h1 = { level: 1 } as const;
const CHOSEN = 'jacarandá-mimoso';

const enter = async (page: Page, username: string, password: string) => {
  await page.goto('/login');
  await page.getByLabel('Nome de usuário').fill(username);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
};

const fromMenu = async (page: Page, name: string, entry: string | RegExp) => {
  await page.getByRole('button', { name: `Mais ações para ${name}` }).click();
  await page
    .getByRole('dialog', { name: `Mais ações para ${name}` })
    .getByRole('button', { name: entry })
    .click();
};

test('the gestor creates a professor, who enters once, chooses a password, works, and is signed out', async ({
  page,
  newSchool,
  browser,
  checkA11y,
  checkLooks,
}) => {
  test.slow();
  await newSchool();
  const username = uniqueName('ligia');
  await page.goto('/users');
  await expect(page.getByRole('heading', { name: 'Gerenciamento de Usuários', ...h1 })).toBeVisible();
  await expect(page.getByText('Só você por enquanto')).toBeVisible();
  await checkA11y('users, alone');

  await page.getByRole('button', { name: 'Novo Usuário' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Novo Usuário' });
  await dialog.getByRole('button', { name: 'Criar usuário' }).click();
  await expect(dialog.getByText('Nome é obrigatório', { exact: true })).toBeVisible();
  await checkA11y('new user with errors');
  await dialog.getByLabel('Nome', { exact: true }).fill('Lígia');
  await dialog.getByLabel('Sobrenome').fill('Barros');
  await dialog.getByLabel('Usuário').fill(username);
  await dialog.getByRole('button', { name: 'Criar usuário' }).click();

  const told = page.getByRole('dialog', { name: 'Senha de Lígia Barros' });
  const password = (await told.locator('.issued-dialog-password').textContent()) ?? '';
  expect(password).toMatch(/^[2-9A-HJKMNP-Z]{4} [2-9A-HJKMNP-Z]{4}$/);
  await checkA11y('an issued password');
  expect(page.url()).not.toContain(password.slice(0, 4));
  await told.getByRole('button', { name: 'Já entreguei' }).click();
  await expect(page.getByText(password)).toHaveCount(0);
  await expect(row(page.locator('main'), /Lígia Barros/).getByText(/vence em 7 dias/)).toBeVisible();
  await checkLooks('users');

  const hers = await browser.newContext();
  const ligia = await hers.newPage();
  await enter(ligia, username, password.toLowerCase());
  await expect(ligia.getByRole('heading', { name: 'Escolha a sua senha', ...h1 })).toBeVisible();
  await ligia.goto('/simulation');
  await expect(ligia.getByRole('heading', { name: 'Escolha a sua senha', ...h1 })).toBeVisible();
  await ligia.getByLabel('Senha provisória').fill(password);
  await ligia.getByLabel('Nova senha', { exact: true }).fill(password);
  await ligia.getByLabel('Confirme a nova senha').fill(password);
  await ligia.getByRole('button', { name: 'Guardar e continuar' }).click();
  await expect(ligia.getByText('Escolha uma senha diferente da provisória')).toBeVisible();
  await ligia.getByLabel('Nova senha', { exact: true }).fill(CHOSEN);
  await ligia.getByLabel('Confirme a nova senha').fill(CHOSEN);
  await ligia.getByRole('button', { name: 'Guardar e continuar' }).click();
  await expect(ligia.getByRole('heading', { name: 'Simulação IDEB', ...h1 })).toBeVisible();
  await ligia.goto('/users');
  await expect(row(ligia.locator('main'), 'Teresa Teste')).toBeVisible();
  await expect(ligia.getByRole('button', { name: 'Novo Usuário' })).toHaveCount(0);
  await expect(ligia.getByRole('button', { name: /Mais ações/ })).toHaveCount(0);

  await page.reload();
  await fromMenu(page, 'Teresa Teste', /Editar/);
  await page
    .getByRole('dialog', { name: 'Editar usuário' })
    .getByRole('button', { name: 'Cancelar' })
    .click();
  await page.getByRole('button', { name: 'Mais ações para Teresa Teste' }).click();
  await expect(page.getByRole('button', { name: /Desativar/ })).toBeDisabled();
  await page.keyboard.press('Escape');
  await fromMenu(page, 'Lígia Barros', /Encerrar acessos/);
  const question = page.getByRole('alertdialog', { name: 'Encerrar os acessos de Lígia Barros?' });
  await checkA11y('ending sessions');
  await question.getByRole('button', { name: 'Encerrar acessos' }).click();
  await expect(toast(page)).toContainText('Acessos encerrados');
  await ligia.goto('/');
  await expect(ligia).toHaveURL(/\/login$/);
  await enter(ligia, username, CHOSEN);
  await expect(ligia.getByRole('heading', { name: 'Dashboard IDEB', ...h1 })).toBeVisible();

  await page.getByLabel('Perfil', { exact: true }).selectOption('Professor(a)');
  await expect(page).toHaveURL(/perfil=professor/);
  await expect(row(page.locator('main'), /Teresa Teste/)).toHaveCount(0);
  await fromMenu(page, 'Lígia Barros', /Desativar/);
  await page.getByRole('button', { name: 'Desativar Lígia Barros' }).click();
  await expect(toast(page)).toContainText('Acesso desativado');
  await enter(ligia, username, CHOSEN);
  await expect(ligia.getByRole('alert')).toHaveText('Usuário ou senha incorretos');
  await hers.close();

  await page.getByLabel('Professores veem só os alunos das suas turmas').check();
  await expect(page.getByText(/^Ligado:/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Professores veem só os alunos das suas turmas')).toBeChecked();
});

test('a person keeps their own account, and ends what they left open elsewhere', async ({
  page,
  newSchool,
  browser,
  checkA11y,
  checkLooks,
}) => {
  const school = await newSchool();
  const elsewhere = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36',
  });
  const phone = await elsewhere.newPage();
  await enter(phone, school.username, school.password);
  await expect(phone.getByRole('heading', { name: 'Dashboard IDEB', ...h1 })).toBeVisible();

  await page.goto('/');
  await page.getByRole('button', { name: /^Conta de Teresa Teste/ }).click();
  await page.getByRole('link', { name: 'Minha conta' }).click();
  await expect(page.getByRole('heading', { name: 'Minha conta', ...h1 })).toBeFocused();
  await checkA11y('own account');
  await page.getByLabel('Sobrenome').fill('Tavares');
  await page.getByRole('button', { name: 'Salvar dados' }).click();
  await expect(page.getByRole('button', { name: /^Conta de Teresa Tavares/ })).toBeVisible();

  const other = row(page.locator('main'), 'Chrome no Android');
  await expect(other).toBeVisible();
  await expect(page.getByText('Este aparelho')).toBeVisible();
  await checkLooks('own account');
  await other.getByRole('button', { name: 'Encerrar o acesso de Chrome no Android' }).click();
  await expect(toast(page)).toContainText('Acesso encerrado');
  await expect(other).toHaveCount(0);
  await phone.goto('/');
  await expect(phone).toHaveURL(/\/login$/);
  await elsewhere.close();
});
