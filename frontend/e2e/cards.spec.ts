import type { Page } from '@playwright/test';

import { expect, test } from './fixtures/school';

const h1 = { level: 1 } as const;
const OWN_REQUEST = { 'X-Requested-With': 'ideb' };
const TYPED = 'jabuticaba-roxa';
const CHOSEN = 'tucano-azul';

async function post(page: Page, path: string, data: object): Promise<{ id: number }> {
  const response = await page.request.post(path, { headers: OWN_REQUEST, data });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as { id: number };
}

test('a class gets its cards, and a pupil comes in with one and chooses a password', async ({
  page,
  newSchool,
  browser,
  checkA11y,
  checkLooks,
}) => {
  test.slow();
  const { schoolId } = await newSchool();
  const { id: classId } = await post(page, '/api/classes', {
    name: '5º A',
    year: '5º ano',
    stage: 'anos_iniciais',
    shift: 'matutino',
    schoolId,
  });
  for (const place of Array.from({ length: 9 }, (_, index) => index + 1)) {
    const pupil = await post(page, '/api/students', {
      studentId: `20260${place}`,
      name: `Aluno ${place} da Silva`,
      password: TYPED,
      classId,
      schoolId,
    });
    await post(page, `/api/students/${pupil.id}/reset-password`, {});
  }

  // By way of the list, narrowed down to the class.
  await page.goto(`/students?turma=${classId}`);
  await page.getByRole('link', { name: 'Cartões', exact: true }).click();
  await expect(page.getByRole('heading', { name: '9 cartões em 2 folhas', ...h1 })).toBeVisible();
  await checkA11y('cards');
  await checkLooks('cards');
  // Opened, they still wait, and so they do where the browser's window is cancelled.
  const toPrint = async () => {
    const counts = await page.request.get(`/api/school/${schoolId}/students/counts`);
    return ((await counts.json()) as { toPrint: number }).toPrint;
  };
  expect(await toPrint()).toBe(9);
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Imprimir', exact: true }).click();
  await expect(page.getByText('Os cartões saíram no papel?')).toBeVisible();
  await checkA11y('cards, asked whether they are on paper');
  await page.getByRole('button', { name: 'Ainda não' }).click();
  expect(await toPrint()).toBe(9);
  await page.getByRole('button', { name: 'Imprimir', exact: true }).click();
  const noted = page.waitForResponse('**/api/students/cards/printed');
  await page.getByRole('button', { name: 'Sim, anotar' }).click();
  expect((await noted).status()).toBe(200);
  expect(await toPrint()).toBe(0);
  const card = page.getByRole('article').filter({ hasText: 'Aluno 7 da Silva' });
  const told = await card.locator('dd').allTextContents();
  const [number = '', password = '', code = ''] = told;
  expect(number).toBe('202607');
  expect(password).toMatch(/^[2-9A-HJKMNP-Z]{4} [2-9A-HJKMNP-Z]{4}$/);
  expect(page.url()).not.toContain(password.slice(0, 4));

  const theirs = await browser.newContext();
  const pupil = await theirs.newPage();
  await pupil.goto(`/aluno?escola=${code}&matricula=${number}`);
  await expect(pupil.getByRole('heading', { name: 'Oi! Vamos entrar?', ...h1 })).toBeVisible();
  await pupil.getByLabel('Senha', { exact: true }).fill('errada-errada');
  await pupil.getByRole('button', { name: 'Entrar' }).click();
  await expect(pupil.getByRole('alert')).toHaveText('Erro no login: Matrícula ou senha incorretos');
  await pupil.getByLabel('Senha', { exact: true }).fill(password.toLowerCase());
  await pupil.getByRole('button', { name: 'Entrar' }).click();
  await expect(pupil.getByRole('heading', { name: 'Crie a sua senha', ...h1 })).toBeVisible();
  await pupil.getByLabel('Nova senha', { exact: true }).fill(number);
  await pupil.getByLabel('Confirme a nova senha').fill(number);
  await pupil.getByRole('button', { name: 'Guardar e continuar' }).click();
  await expect(pupil.getByText('A senha não pode ser a matrícula nem o nome de usuário')).toBeVisible();
  await pupil.getByLabel('Nova senha', { exact: true }).fill(CHOSEN);
  await pupil.getByLabel('Confirme a nova senha').fill(CHOSEN);
  await pupil.getByRole('button', { name: 'Guardar e continuar' }).click();
  await expect(pupil.getByRole('heading', { name: /^Oi, /, ...h1 })).toBeVisible();
  // What is the staff's leads a pupil back to what is theirs.
  await pupil.goto('/');
  await expect(pupil).toHaveURL(/\/student-dashboard$/);
  await pupil.getByRole('button', { name: 'Sair' }).click();
  await expect(pupil.getByLabel('Código da escola')).toHaveValue(code);
  await theirs.close();

  await page.reload();
  await expect(page.getByRole('heading', { name: '8 cartões em 1 folha', ...h1 })).toBeVisible();
  await expect(page.getByText(password)).toHaveCount(0);
});

test('the pupils’ sign-in says what is missing, and leads to the staff’s', async ({ page, checkA11y }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Acesso do aluno' }).click();
  await expect(page.getByRole('heading', { name: 'Oi! Vamos entrar?', ...h1 })).toBeVisible();
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(
    page.getByText('Campos obrigatórios: Por favor, preencha sua matrícula e senha').first(),
  ).toBeVisible();
  await checkA11y('pupils sign in, with errors');
  await page.getByRole('link', { name: 'Sou da equipe' }).click();
  await expect(page.getByRole('heading', { name: 'Entrar no Sistema IDEB' })).toBeVisible();
});
