import type { Page } from '@playwright/test';

import { expect, test } from './fixtures/school';
import { cell, row, toast } from './support/screen';

const BANK = '/classroom?aba=questoes';
const subject = 'Matemática, Anos Finais';

/** A school with the subjects that the Saeb tests. */
async function withSubjects(page: Page) {
  await page.goto('/classroom?aba=disciplinas');
  await page.getByRole('button', { name: 'Criar as do Saeb' }).click();
  await expect(page.getByRole('rowheader', { name: 'Matemática' }).first()).toBeVisible();
}

const list = (page: Page) => page.getByRole('table', { name: 'Banco de questões' });

const right = 'Quanto é 2 + 2?|1|2|3|4|D|facil|Somar';
const noKey = 'Quantos ovos há em meia dúzia?|4|5|6|7||facil|Contar';

test('questions are imported, mended, changed, and printed as a test', async ({
  page,
  newSchool,
  checkA11y,
}) => {
  await newSchool();
  await withSubjects(page);
  await page.goto(BANK);
  await expect(page.getByRole('heading', { name: 'Nenhuma questão cadastrada' })).toBeVisible();
  await checkA11y('bank, empty');

  const dialog = page.getByRole('dialog', { name: 'Importar Questões' });
  const file = (lines: string[]) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'somas.txt', mimeType: 'text/plain', buffer: Buffer.from(lines.join('\n')) });
  const check = dialog.getByRole('button', { name: 'Conferir o arquivo' });
  await test.step('import, of which a question is wrong', async () => {
    await page.getByRole('button', { name: 'Importar Questões' }).click();
    await dialog.getByLabel('Disciplina das questões').selectOption(subject);
    await file([right, noKey]);
    await checkA11y('import, file');
    await check.click();
    await expect(dialog.getByRole('status').first()).toContainText('1 de 2 questões está pronta.');
    await expect(cell(row(dialog, '2'), 'Errada')).toBeVisible();
    await checkA11y('import, check');
    await dialog.getByRole('button', { name: 'Ver erros' }).click();
    await checkA11y('import, errors');
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Baixar as erradas' }).click();
    expect((await download).suggestedFilename()).toBe('questoes-erradas.xlsx');
  });

  await test.step('mended, both come in, and once more neither does', async () => {
    await dialog.getByRole('button', { name: 'Voltar' }).click();
    await dialog.getByRole('button', { name: 'Voltar' }).click();
    await file([right, noKey.replace('||', '|C|')]);
    await check.click();
    await dialog.getByRole('button', { name: 'Importar 2 questões' }).click();
    await expect(dialog.getByRole('heading', { name: '2 questões importadas com sucesso.' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Importar outro arquivo' }).click();
    await file([right]);
    await check.click();
    await expect(dialog.getByText('Todas as questões do arquivo já estão no banco.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Fechar' }).click();
    await expect(list(page).getByRole('row')).toHaveCount(3);
  });

  await test.step('one is found and changed', async () => {
    await page.getByRole('searchbox').fill('ovos duzia');
    await expect(list(page).getByRole('row')).toHaveCount(2);
    await page
      .getByRole('region', { name: 'Questão aberta' })
      .getByRole('button', { name: 'Editar' })
      .click();
    const editor = page.getByRole('dialog', { name: 'Editar questão' });
    await editor.getByLabel('Explicação').fill('Meia dúzia são seis.');
    await editor.getByRole('combobox', { name: 'Descritor Saeb' }).fill('D2');
    await editor
      .getByRole('option', { name: /^9º ano, D2\b/ })
      .first()
      .click();
    await checkA11y('editor');
    await editor.getByRole('button', { name: 'Salvar questão' }).click();
    await expect(toast(page)).toContainText('Questão atualizada com sucesso!');
    await expect(page.getByText('Meia dúzia são seis.')).toBeVisible();
    await checkA11y('bank');
    await page.getByRole('searchbox').fill('');
    await expect(list(page).getByRole('row')).toHaveCount(3);
  });

  await test.step('what leaves says what it loses', async () => {
    await page.getByRole('button', { name: 'Exportar' }).click();
    await expect(page.getByText(/^O arquivo leva 2 questões/)).toBeVisible();
    await checkA11y('export');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar o arquivo' }).click();
    expect((await download).suggestedFilename()).toBe('questoes.csv');
  });

  await test.step('a test on paper', async () => {
    await page.getByRole('checkbox', { name: /^Selecionar as 2/ }).check();
    await page.getByRole('link', { name: 'Montar prova' }).click();
    await expect(page.getByRole('heading', { name: 'Prova com 2 questões' })).toBeVisible();
    await checkA11y('test on paper');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Prova de Matemática' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Gabarito' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
});

test('a question is written with an image, and asks before it is lost', async ({ page, newSchool }) => {
  await newSchool();
  await withSubjects(page);
  await page.goto(BANK);
  await page.getByRole('button', { name: 'Nova Questão' }).click();
  const editor = page.getByRole('dialog', { name: 'Nova Questão' });
  await editor.getByLabel('Disciplina', { exact: true }).selectOption(subject);
  await editor.getByLabel('Dificuldade').selectOption('Fácil');
  await editor.getByLabel('Enunciado').fill('Que fração da figura está pintada?');
  for (const [letter, words] of Object.entries({ A: '1/2', B: '1/3', C: '1/4', D: '1/5' })) {
    await editor.getByLabel(`Alternativa ${letter}`).fill(words);
  }
  await editor.getByLabel('A é a certa').check();
  const image = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 30 } });
  await editor
    .locator('input[type=file]')
    .setInputFiles({ name: 'figura.png', mimeType: 'image/png', buffer: image });
  await editor.getByLabel('Descrição da imagem').fill('Um retângulo pintado pela metade');
  await editor.getByRole('button', { name: 'Cancelar' }).click();
  const question = page.getByRole('alertdialog', { name: 'Descartar o que foi digitado?' });
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await editor.getByRole('button', { name: 'Criar questão' }).click();
  await expect(toast(page)).toContainText('Questão criada com sucesso!');
  await expect(page.getByRole('img', { name: 'Um retângulo pintado pela metade' })).toBeVisible();
});
