import { expect, test } from './fixtures/school';
import { toast } from './support/screen';

test('the catalogue is narrowed down, and a question takes a code of it', async ({
  page,
  newSchool,
  checkA11y,
}) => {
  await newSchool();
  const list = page.getByRole('list', { name: 'Habilidades' });
  await test.step('blocks of years belong to each of their years', async () => {
    await page.goto('/lesson-plans/bncc');
    await expect(page.getByText('11 habilidades.', { exact: true })).toBeVisible();
    await page.getByLabel('Disciplina').selectOption('Língua Portuguesa');
    await page.getByLabel('Ano', { exact: true }).selectOption('4º ano');
    await expect(page.getByText('2 habilidades de Língua Portuguesa, 4º ano.')).toBeVisible();
    await expect(list.getByRole('listitem')).toContainText(['EF15LP03', 'EF35LP01']);
    await checkA11y('catalogue of a discipline and year');
  });
  await test.step('words are found without accents, by their stems', async () => {
    await page.getByLabel('Disciplina').selectOption('Matemática');
    await page.getByLabel('Ano', { exact: true }).selectOption('5º ano');
    await page.getByLabel('Buscar código ou palavras').fill('fracao');
    await expect(list.getByRole('listitem')).toContainText(['EF05MA03', 'EF05MA04']);
    await page.getByLabel('Objeto de conhecimento').selectOption('Operações (1)');
    await expect(page.getByRole('heading', { name: 'Nenhuma habilidade encontrada' })).toBeVisible();
    await page.getByRole('button', { name: 'Limpar filtros' }).click();
    await expect(page.getByText('11 habilidades.', { exact: true })).toBeVisible();
  });
  await test.step('a question is given a code by its words', async () => {
    await page.goto('/classroom?aba=disciplinas');
    await page.getByRole('button', { name: 'Criar as do Saeb' }).click();
    await expect(page.getByRole('rowheader', { name: 'Matemática' }).first()).toBeVisible();
    await page.goto('/classroom?aba=questoes');
    await page.getByRole('button', { name: 'Nova Questão' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Nova Questão' });
    await dialog.getByLabel('Disciplina').selectOption('Matemática, Anos Iniciais');
    await dialog.getByLabel('Dificuldade').selectOption('Fácil');
    await dialog.getByRole('combobox', { name: /^Código BNCC/ }).fill('pizza');
    await dialog.getByRole('option', { name: /^EF05MA03, 5º ano/ }).click();
    await expect(
      dialog.getByText('Mostrar frações de uma pizza em desenhos (texto inventado).'),
    ).toBeVisible();
    await checkA11y('a question with a code');
    await dialog.getByLabel('Enunciado').fill('Quanto é metade de 8?');
    for (const [letter, answer] of [
      ['A', '2'],
      ['B', '4'],
      ['C', '6'],
      ['D', '8'],
    ] as const)
      await dialog.getByLabel(`Alternativa ${letter}`).fill(answer);
    await dialog.getByLabel('B é a certa').check();
    await dialog.getByRole('button', { name: 'Criar questão' }).click();
    await expect(toast(page)).toContainText('Questão criada com sucesso!');
  });
});
