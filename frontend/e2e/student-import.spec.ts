import type { Page } from '@playwright/test';

import { expect, test } from './fixtures/school';
import { cell, row } from './support/screen';
import { testFile } from './support/server';

const importDialog = (page: Page) => page.getByRole('dialog', { name: 'Importar Alunos' });

const cells = (lines: readonly string[]) =>
  ['Matrícula;Nome;Turma;Nascimento', ...lines].map((line) => line.replaceAll(';', '\t')).join('\n');

test('a pasted list is checked, mended, brought in, and taken back', async ({
  page,
  newSchool,
  checkA11y,
}) => {
  await newSchool();
  await page.goto('/students?importar=alunos');
  const dialog = importDialog(page);
  const paste = dialog.getByLabel('Ou cole as células da planilha');
  const check = dialog.getByRole('button', { name: 'Conferir a planilha' });
  await expect(paste).toBeVisible();
  await checkA11y('class list, file');
  await paste.fill(cells(['0011;Ana Lima;6º A;31/02/2014', '12;Rui Sá;6º A;22/07/2014']));
  await check.click();
  await expect(dialog.getByRole('status').first()).toContainText('0 de 2 linhas estão prontas.');
  await dialog.getByRole('button', { name: 'Criar a turma' }).click();
  await expect(dialog.getByRole('status').first()).toContainText('1 de 2 linhas está pronta.');
  await expect(dialog.getByLabel('Ano da turma 6º A')).toHaveValue('6º ano');
  await expect(cell(row(dialog, '2'), 'Essa data não existe.')).toBeVisible();
  await checkA11y('class list, check');
  await dialog.getByRole('button', { name: 'Ver erros' }).click();
  await expect(dialog.getByText('Confira no documento e use dd/mm/aaaa.')).toBeVisible();
  await checkA11y('class list, errors');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Baixar as linhas erradas' }).click();
  expect((await download).suggestedFilename()).toBe('linhas-erradas.xlsx');

  await dialog.getByRole('button', { name: 'Voltar' }).click();
  await dialog.getByRole('button', { name: 'Voltar' }).click();
  await paste.fill(cells(['0011;Ana Lima;6º A;21/02/2014', '12;Rui Sá;6º A;22/07/2014']));
  await check.click();
  // The class that was to be created is still to be.
  await dialog.getByRole('button', { name: 'Importar 2 linhas' }).click();
  const done = 'Importação concluída! 2 alunos importados com sucesso, 0 falharam';
  await expect(dialog.getByRole('heading', { name: done })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Imprimir 2 cartões' })).toBeVisible();
  await checkA11y('class list, result');
  await dialog.getByRole('button', { name: 'Ver os alunos' }).click();
  await expect(page.getByText('Ana Lima').first()).toBeVisible();

  await page.goto('/students?importar=alunos');
  await dialog.getByText('Importações anteriores').click();
  await dialog.getByRole('button', { name: 'Desfazer Células coladas' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desfazer a importação' }).click();
  await expect(dialog.getByText('Desfeita', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText('Ana Lima')).toHaveCount(0);
});

test('a list whose classes are numbers asks which they are, and a list without them for one', async ({
  page,
  newSchool,
}) => {
  await newSchool();
  await page.goto('/students?importar=alunos');
  const dialog = importDialog(page);
  const check = dialog.getByRole('button', { name: 'Conferir a planilha' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles(testFile('pupils/alunos_excel_ptbr_windows1252.csv'));
  await check.click();
  await expect(dialog.getByText('9 turmas da lista não existem na escola')).toBeVisible();
  await expect(dialog.getByText('windows-1252')).toBeVisible();
  await dialog.getByRole('button', { name: 'Criar as 9 turmas' }).click();
  await expect(dialog.getByRole('button', { name: 'Falta uma escolha' })).toBeDisabled();
  for (let number = 1; number <= 9; number += 1) {
    await dialog.getByLabel(`Ano da turma ${number}`).selectOption('6º ano');
  }
  await dialog.getByRole('button', { name: 'Conferir de novo' }).click();
  await dialog.getByRole('button', { name: 'Importar 60 linhas' }).click();
  await expect(dialog.getByRole('heading', { name: /^Importação concluída! 60 alunos/ })).toBeVisible();

  await dialog.getByRole('button', { name: 'Importar outra lista' }).click();
  await dialog.locator('input[type=file]').setInputFiles(testFile('pupils/google_workspace.csv'));
  await check.click();
  await expect(dialog.getByText('O arquivo não diz a turma dos alunos.')).toBeVisible();
  await dialog.getByLabel('Turma dos alunos').selectOption('3');
  await dialog.getByRole('button', { name: 'Conferir de novo' }).click();
  await expect(dialog.getByRole('button', { name: /^Importar \d+ linhas$/ })).toBeEnabled();
});
