import type { Page } from '@playwright/test';

import { expect, test } from './fixtures/school';
import { startReading, withClass } from './support/class-simulation';
import { card, cell, row } from './support/screen';

/** Begins a simulation from the tab, and waits for its page. */
async function begin(page: Page, kind: RegExp) {
  await page.goto('/classroom?aba=simulacao');
  await page.getByLabel('Turma', { exact: true }).first().selectOption({ label: '9º A, 2 alunos' });
  await page.getByLabel('Disciplina').selectOption('Matemática');
  await expect(page.getByText('Começa com as 3 que há.')).toBeVisible();
  await page.getByLabel('Questões', { exact: true }).fill('3');
  await expect(page.getByText('De 3 ativas')).toBeVisible();
  await page.getByRole('radio', { name: kind }).check();
  await page.getByRole('button', { name: 'Iniciar Simulação' }).click();
  await expect(page).toHaveURL(/\/classroom\/simulacao\?id=\d+/);
}

const statement = (page: Page) => page.getByRole('heading', { level: 1 });
const place = (page: Page, number: number) => page.getByText(`Questão ${number} de 3`, { exact: true });

test('a class is projected questions by the keyboard, and sees the skill to teach again', async ({
  page,
  newSchool,
  checkA11y,
}) => {
  await newSchool();
  await withClass(page);
  await page.goto('/classroom?aba=simulacao');
  await expect(page.getByRole('heading', { name: 'Nenhuma simulação concluída' })).toBeVisible();
  await checkA11y('the tab, before the first');
  await begin(page, /^Na tela da sala/);
  await expect(place(page, 1)).toBeVisible();
  await expect(statement(page)).toBeFocused();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await checkA11y('a question');

  await page.keyboard.press('b');
  await expect(page.getByRole('button', { name: /^B/ })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByText('A certa é A; a turma marcou B.')).toBeVisible();
  await expect(page.getByText('Conte nos dedos.')).toBeVisible();
  await checkA11y('the right answer and why');

  await test.step('who leaves goes on where the class was', async () => {
    await page.keyboard.press('Escape');
    const dialog = page.getByRole('dialog', { name: 'Sair da simulação?' });
    await expect(dialog.getByText(/continuar da questão 2 depois/)).toBeVisible();
    await checkA11y('whether to leave');
    await dialog.getByRole('link', { name: 'Sair e continuar depois' }).click();
    await checkA11y('the tab, with one under way');
    await page.getByRole('link', { name: 'Continuar 9º A, Matemática' }).click();
    await expect(place(page, 2)).toBeVisible();
  });

  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(page.getByText('A turma acertou: A.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(place(page, 3)).toBeVisible();
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Até aqui: 2 de 3')).toBeVisible();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Resultado da simulação' })).toBeVisible();
  await expect(page.locator('.figure-display')).toHaveText('67\u00a0%');
  await expect(card(page, 'Habilidades').getByText('Somar')).toBeVisible();
  await checkA11y('the result on the wall');
  await page.getByRole('link', { name: 'Voltar para Simulação' }).click();
  await page.getByRole('table', { name: 'Simulações que terminaram' }).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Resultado da simulação' })).toBeVisible();
});

test('a lost connection holds up no class: it goes on, and what it answered is sent later', async ({
  page,
  newSchool,
}) => {
  await newSchool();
  await withClass(page);
  await begin(page, /^Na tela da sala/);
  await expect(place(page, 1)).toBeVisible();
  await page.route('**/answers', (route) => route.abort());
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^A resposta está guardada\./)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(place(page, 2)).toBeVisible();
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Sem conexão\. 2 respostas guardadas neste computador/)).toBeVisible();

  // After a reload the class is where it was, and what it gave is still there.
  await page.reload();
  await expect(place(page, 3)).toBeVisible();
  await expect(page.getByText(/^Sem conexão\. 2 respostas guardadas/)).toBeVisible();
  await page.unroute('**/answers');
  await expect(page.getByText(/^Sem conexão\./)).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('A certa é A; a turma marcou B.')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('A turma acertou: A.')).toBeVisible();
});

test('a printed test is typed on the grid, a key an answer, and ranks the pupils', async ({
  page,
  newSchool,
  checkA11y,
}) => {
  await newSchool();
  await withClass(page);
  await begin(page, /^Prova impressa/);
  await expect(page.getByRole('heading', { name: 'Prova impressa, 9º A' })).toBeVisible();
  await checkA11y('the grid, empty');
  await page.keyboard.type('aab');
  const grid = page.getByRole('table', { name: 'Respostas por aluno' });
  await expect(cell(row(grid, /Amanda Luz/), '2 de 3')).toBeVisible();
  await page.keyboard.type('a ');
  await expect(page.getByText(/^Salvo às \d\d:\d\d$/)).toBeVisible();
  await checkA11y('the grid, half typed');
  await page.reload();
  await expect(cell(row(grid, /Bernardo Rios/), '2 feitas')).toBeVisible();

  await test.step('on a phone one pupil is open, and the keys are at the thumb', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const keypad = page.getByRole('group', { name: 'Resposta da questão 3 de Bernardo Rios' });
    await expect(page.getByRole('button', { name: /^Bernardo Rios, questão 3/ })).toBeInViewport();
    await expect(page.getByRole('button', { name: /^Amanda Luz, questão/ })).toHaveCount(0);
    await keypad.getByRole('button', { name: 'D', exact: true }).click();
    await expect(cell(row(grid, /Bernardo Rios/), '1 de 3')).toBeVisible();
    await checkA11y('the grid on a phone');
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await page.getByRole('button', { name: 'Encerrar prova' }).click();
  await checkA11y('whether the test ends');
  await page.getByRole('button', { name: 'Encerrar e ver o resultado' }).click();
  await expect(page.getByRole('rowheader', { name: '1º Amanda Luz' })).toBeVisible();
  await page.getByRole('button', { name: 'Anotar sobre Bernardo Rios' }).click();
  const notes = page.getByRole('dialog', { name: 'Observações sobre Bernardo Rios' });
  await notes.getByLabel('Observações').fill('Faltou na aula de soma.');
  await notes.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Faltou na aula de soma.')).toBeVisible();
  await expect(notes).toBeHidden();
  await checkA11y('the result on paper');

  await test.step('the tab shows both beside the form', async () => {
    await page.getByRole('link', { name: 'Voltar para Simulação' }).click();
    await page.getByLabel('Turma', { exact: true }).first().selectOption({ label: '9º A, 2 alunos' });
    await page.getByLabel('Disciplina').selectOption('Matemática');
    await expect(card(page, 'Desempenho por habilidade').getByText('Multiplicar')).toBeVisible();
    await expect(card(page, 'Ranking da turma').getByText('Amanda Luz')).toBeVisible();
    await checkA11y('the tab, with skills and ranking');
  });
});

test('what comes next and why stay in sight beside a text to read', async ({
  page,
  newSchool,
  checkA11y,
}) => {
  await newSchool();
  const address = await startReading(page);
  await page.setViewportSize({ width: 1366, height: 650 });
  await page.goto(address);
  await expect(page.getByText('Questão 1 de 2', { exact: true })).toBeVisible();
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  await expect(page.getByText('A certa é A; a turma marcou B.')).toBeInViewport();
  await checkA11y('a text that is read, and why');
  for (const [width, height] of [
    [1366, 650],
    [1280, 720],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('button', { name: 'Próxima questão' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Até aqui: 0 de 1')).toBeInViewport({ ratio: 1 });
  }
});

test('a statement on the wall is at least a twenty-fifth of its height', async ({ page, newSchool }) => {
  await newSchool();
  await withClass(page);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await begin(page, /^Na tela da sala/);
  await expect(place(page, 1)).toBeVisible();
  const sizeOf = () => statement(page).evaluate((heading) => parseFloat(getComputedStyle(heading).fontSize));
  expect(await sizeOf()).toBeGreaterThanOrEqual(1080 / 25);
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(page.getByText('A turma acertou: A.')).toBeVisible();
  expect(await sizeOf()).toBeGreaterThanOrEqual(1080 / 25);
});
