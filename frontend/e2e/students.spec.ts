import type { Page } from '@playwright/test';

import { expect, test } from './fixtures/school';
import { figure, row, toast, goDown } from './support/screen';

const h1 = { level: 1 } as const;

/** A class of the signed-in person's school, without a screen. */
async function addClass(page: Page, schoolId: number, name: string) {
  const response = await page.request.post('/api/classes', {
    headers: { 'X-Requested-With': 'ideb' },
    data: { schoolId, name, year: '6º ano', stage: 'anos_finais', shift: 'matutino', schoolYear: 2026 },
  });
  expect(response.ok()).toBe(true);
}

const fromMenu = async (page: Page, name: string, entry: string | RegExp) => {
  await page.getByRole('button', { name: `Mais ações para ${name}` }).click();
  await page
    .getByRole('dialog', { name: `Mais ações para ${name}` })
    .getByRole('button', { name: entry })
    .click();
};

test('the secretary enrols pupils, moves one, keeps one out, exports the list and erases one', async ({
  page,
  newSchool,
  checkA11y,
}) => {
  test.slow();
  const { schoolId } = await newSchool();
  await addClass(page, schoolId, '6º A');
  await addClass(page, schoolId, '6º B');
  await page.goto('/');
  await page.getByRole('link', { name: 'Alunos' }).click();
  await expect(page.getByRole('heading', { name: 'Gestão de Alunos', ...h1 })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Nenhum aluno cadastrado' })).toBeVisible();
  await checkA11y('no pupils');

  await page.getByRole('button', { name: 'Cadastrar Aluno' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cadastrar Aluno' });
  const save = dialog.getByRole('button', { name: 'Cadastrar Aluno' });
  await expect(dialog.getByLabel('Matrícula')).toBeFocused();
  await expect(dialog.getByLabel('Senha')).toHaveValue(/^[2-9A-HJKMNP-Z]{8}$/);
  await save.click();
  await expect(dialog.getByText('Escreva o nome do aluno.')).toBeVisible();
  await checkA11y('what a pupil lacks');
  await dialog.getByLabel('Matrícula').fill('2025060204');
  await dialog.getByLabel('Nome', { exact: true }).fill("Caio D'Ávila Prado");
  await dialog.getByLabel('Turma').selectOption('6º A, Matutino');
  await dialog.getByLabel(/^Data de nascimento/).fill('31/02/2014');
  await save.click();
  await expect(dialog.getByText('Essa data não existe.')).toBeVisible();
  await dialog.getByLabel(/^Data de nascimento/).fill('21/07/2014');
  await dialog.getByLabel('Cadastrar outro aluno em seguida').check();
  await save.click();
  await expect(toast(page)).toContainText('Aluno cadastrado com sucesso!');
  await expect(dialog.getByLabel('Matrícula')).toBeFocused();
  await dialog.getByLabel('Matrícula').fill('2025060204');
  await dialog.getByLabel('Nome', { exact: true }).fill('Ana Clara Ribeiro');
  await dialog.getByLabel('Cadastrar outro aluno em seguida').uncheck();
  await save.click();
  await expect(dialog.locator('[aria-invalid="true"]')).toBeFocused();
  await dialog.getByLabel('Matrícula').fill('2025060205');
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('2 alunos, em ordem alfabética')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveText([/Ana Clara Ribeiro/, /Caio D'Ávila Prado/]);
  await checkA11y('two pupils');

  await page.getByRole('searchbox').fill('avila');
  await expect(page.getByText('1 aluno, em ordem alfabética')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: /^Ana Clara Ribeiro/ }).click();
  const sheet = page.getByRole('complementary', { name: /^Ficha de/ });
  await expect(sheet.getByRole('heading', { name: 'Ana Clara Ribeiro' })).toBeFocused();
  await checkA11y("a pupil's sheet");
  await page.keyboard.press('j');
  await expect(sheet.getByRole('heading', { name: "Caio D'Ávila Prado" })).toBeFocused();
  await sheet.getByRole('link', { name: 'Turma' }).click();
  await expect(page).toHaveURL(/aba=turma/);
  await sheet.getByLabel('Nova turma').selectOption('6º B, Matutino');
  await sheet.getByRole('button', { name: 'Alterar turma' }).click();
  await expect(toast(page)).toContainText('Turma alterada com sucesso!');
  await expect(sheet.getByRole('listitem').first()).toContainText('6º B, desde');
  await expect(sheet.getByText(/^Veio da turma 6º A, por Teresa Teste/)).toBeVisible();
  await checkA11y('the classes of a pupil');
  await sheet.getByRole('link', { name: 'Desempenho' }).click();
  await expect(sheet.getByText('Ainda não há resultados')).toBeVisible();
  await sheet.getByRole('link', { name: 'Acesso' }).click();
  await expect(sheet.getByText('Nunca entrou')).toBeVisible();
  await checkA11y('the access of a pupil');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await fromMenu(page, 'Ana Clara Ribeiro', 'Desativar');
  await page.getByRole('button', { name: 'Desativar o aluno' }).click();
  await expect(toast(page)).toContainText('Aluno desativado');
  await expect(
    row(page.locator('main'), /Ana Clara Ribeiro/).getByText('Inativo', { exact: true }),
  ).toBeVisible();
  await page.getByLabel('Situação').selectOption('Só ativos');
  await expect(page).toHaveURL(/situacao=ativos/);
  await expect(page.getByRole('rowheader')).toHaveText([/Caio D'Ávila Prado/]);
  await page.getByLabel('Situação').selectOption('Ativos e inativos');

  await page.getByRole('button', { name: 'Exportar' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /\.csv/ }).click();
  expect((await saved).suggestedFilename()).toBe('alunos.csv');

  await page.getByRole('checkbox', { name: 'Selecionar os 2 desta página' }).check();
  await checkA11y('two pupils chosen');
  await page.getByRole('button', { name: 'Limpar' }).click();

  await fromMenu(page, 'Ana Clara Ribeiro', /Apagar de vez/);
  const question = page.getByRole('dialog', { name: 'Apagar Ana Clara Ribeiro de vez?' });
  await question.getByLabel(/2025060205/).fill('1');
  await question.getByRole('button', { name: 'Apagar de vez' }).click();
  await expect(question.locator('[aria-invalid="true"]')).toBeFocused();
  await checkA11y('another number than the one to be erased');
  await question.getByLabel(/2025060205/).fill('2025060205');
  await question.getByRole('button', { name: 'Apagar de vez' }).click();
  await expect(toast(page)).toContainText('Aluno apagado');
  await expect(page.getByRole('rowheader')).toHaveText([/Caio D'Ávila Prado/]);

  await page.goto('/classroom');
  await page.getByRole('link', { name: '1 aluno da turma 6º B' }).click();
  await expect(page).toHaveURL(/\/students\?turma=\d+/);
  await expect(page.getByRole('heading', { name: 'Gestão de Alunos', ...h1 })).toBeFocused();
  await expect(page.getByLabel('Turma', { exact: true })).toHaveValue(/\d+/);
  await expect(page.getByRole('rowheader')).toHaveText([/Caio D'Ávila Prado/]);
});

test('the pupils of the demonstration are walked through page by page', async ({
  page,
  signInAs,
  checkLooks,
}) => {
  await signInAs('carlos.lima');
  await page.goto('/students');
  await expect(page.getByRole('rowheader')).toHaveCount(50);
  await expect(figure(page, 'Contadores', 'Total de alunos')).toBeVisible();
  await checkLooks('pupils');
  await page.getByRole('button', { name: 'Próxima' }).click();
  await expect(page).toHaveURL(/pagina=2/);
  await expect(page.getByText(/^51 a 100 de/)).toBeVisible();
  await page.getByRole('rowheader').last().getByRole('button').click();
  const sheet = page.getByRole('complementary', { name: /^Ficha de/ });
  await expect(sheet.getByText(/^100 de/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Próximo aluno (J)' }).click();
  await expect(sheet.getByText(/^101 de/)).toBeVisible();
  await expect(page).toHaveURL(/pagina=3/);
  await checkLooks("a pupil's sheet");
});

test('a professor looks, and changes nothing', async ({ page, signInAs, checkA11y }) => {
  await signInAs('ana.prado');
  await page.goto('/students');
  await expect(page.getByText(/Quem cadastra, importa e muda alunos é a coordenação/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cadastrar Aluno' })).toBeDisabled();
  await page
    .getByRole('button', { name: /^Mais ações para/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Editar/ })).toBeDisabled();
  await checkA11y('pupils, to a professor');
});

test("an import leads to the pupils' or to the index", async ({ page, signInAs }) => {
  await signInAs('marina.souza');
  await page.goto('/');
  await goDown(page);
  await page.getByRole('button', { name: /^Importar Dados/ }).click();
  await page.getByRole('dialog', { name: 'O que importar' }).getByRole('link', { name: 'Alunos' }).click();
  await expect(page).toHaveURL(/\/students\?importar=alunos/);
});
