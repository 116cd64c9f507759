import type { Page } from '@playwright/test';

import { type Credentials, endSession, expect, test } from './fixtures/school';
import { card, toast } from './support/screen';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Entrar de novo' });

async function enterAgain(page: Page, { username, password }: Credentials) {
  const dialog = dialogOf(page);
  await expect(dialog.getByText('Sua sessão expirou. Entre de novo para continuar.')).toBeVisible();
  await dialog.getByLabel('Nome de usuário').fill(username);
  await dialog.getByLabel('Senha', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** The session ends at the server, or the browser loses its cookie: the page learns of neither. */
const ways = {
  'ends at the server': (page: Page) => endSession(page),
  'is gone from the browser': (page: Page) => page.context().clearCookies(),
};

for (const [way, end] of Object.entries(ways)) {
  test(`a session that ${way} while a form is open costs nothing that was typed`, async ({
    page,
    newSchool,
  }) => {
    const person = await newSchool();
    await page.goto('/simulation?modo=rapida');
    const approval = page.getByLabel('Taxa de aprovação', { exact: true });
    const saeb = page.getByLabel('Desempenho SAEB', { exact: true });
    await approval.fill('91,7');
    await saeb.fill('5,83');
    await page.getByRole('button', { name: 'Calcular' }).click();
    await end(page);

    await page.getByRole('button', { name: 'Salvar simulação' }).click();
    const dialog = dialogOf(page);
    await expect(dialog.getByLabel('Nome de usuário')).toHaveValue(person.username);
    await expect(dialog.getByLabel('Senha', { exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await enterAgain(page, { ...person, password: 'não é esta' });
    await expect(dialog.getByRole('alert')).toContainText('Usuário ou senha incorretos');
    await enterAgain(page, person);
    await expect(dialog).toBeHidden();

    await expect(page).toHaveURL(/\/simulation\?modo=rapida$/);
    await expect(approval).toHaveValue('91,7');
    await expect(saeb).toHaveValue('5,83');
    await page.getByRole('button', { name: 'Salvar simulação' }).click();
    await expect(toast(page)).toContainText('Simulação salva com sucesso!');
    const saved = page.getByRole('list', { name: 'Simulações mais recentes' }).getByRole('listitem');
    await expect(saved).toHaveCount(1);
    await expect(saved).toContainText('5,35');
  });
}

test('the same over a dialog: typed figures stay in it', async ({ page, newSchool }) => {
  const person = await newSchool();
  await page.goto('/?etapa=anos_finais&importar=numeros');
  const figures = page.getByRole('dialog', { name: 'Importar Dados' });
  const ideb = figures.getByLabel('IDEB (opcional)');
  await ideb.fill('5,2');
  await endSession(page);
  await figures.getByRole('button', { name: 'Salvar números' }).click();
  await enterAgain(page, person);
  await expect(dialogOf(page)).toBeHidden();
  await expect(ideb).toHaveValue('5,2');
  await figures.getByRole('button', { name: 'Salvar números' }).click();
  await expect(figures.getByRole('listitem')).toContainText('IDEB 5,2');
});

test('who signs in as somebody else sees nothing of the first one’s page', async ({
  page,
  newSchool,
  registerSchool,
}) => {
  await newSchool({ schoolName: 'Escola da Primeira Pessoa' });
  await page.goto('/simulation?modo=rapida');
  const approval = page.getByLabel('Taxa de aprovação', { exact: true });
  await approval.fill('91,7');
  await page.getByLabel('Desempenho SAEB', { exact: true }).fill('5,83');
  await page.getByRole('button', { name: 'Calcular' }).click();
  const other = await registerSchool({ schoolName: 'Escola da Segunda Pessoa' });
  await endSession(page);
  await page.getByRole('button', { name: 'Salvar simulação' }).click();
  await enterAgain(page, other);
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
  await endSession(page);
  await page.getByRole('link', { name: 'Simulação IDEB' }).click();
  await enterAgain(page, person);
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Nenhuma simulação salva' })).toBeVisible();
});
