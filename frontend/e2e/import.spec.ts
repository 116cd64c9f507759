import type { Page } from '@playwright/test';
import { basename } from 'node:path';

import { expect, test } from './fixtures/school';
import {
  formatChange,
  LOWER_SECONDARY,
  publishedSchool,
  registrationOf,
  publishedLowerSecondarySchool,
  formatPlaces,
} from './support/published';
import { fieldDescription, card, cell, contextOf, figure, row, toast, valueOf } from './support/screen';
import { testFile } from './support/server';

const openImport = async (page: Page) => {
  // A school without a result has it in its first steps; else it is a quick action, which asks what is brought.
  const start = card(page, 'Comece aqui').getByRole('button', { name: 'Importar Dados' });
  const quick = card(page, 'Ações Rápidas').getByRole('button', { name: /^Importar Dados/ });
  await page.mouse.wheel(0, 2000);
  await start.or(quick).click();
  if (await quick.isVisible()) await page.getByRole('button', { name: 'IDEB da escola' }).click();
};
const importDialog = (page: Page) => page.getByRole('dialog', { name: 'Importar Dados' });

type Box = { x: number; y: number; width: number; height: number } | null;

/** Both are on screen: a box that is missing is no free button. */
function overlap(a: Box, b: Box): boolean {
  if (!a || !b) throw new Error('A mensagem ou o botão não está na tela');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('INEP’s own file is checked first, then brings the school’s results', async ({
  page,
  newSchool,
  checkA11y,
}) => {
  const { place, ideb } = publishedLowerSecondarySchool();
  await newSchool(place);
  await page.goto('/?etapa=anos_finais');
  await expect(page.getByText('Nenhum IDEB publicado nos Anos Finais.')).toBeVisible();
  await openImport(page);
  const dialog = importDialog(page);
  await dialog.locator('input[type=file]').setInputFiles(testFile(LOWER_SECONDARY));
  await expect(dialog.getByText(basename(LOWER_SECONDARY))).toBeVisible();
  await dialog.getByRole('button', { name: 'Conferir a planilha' }).click();

  await expect(dialog.getByRole('status')).toContainText(/^\d+ resultados novos/);
  await expect(dialog.getByRole('status')).toContainText('Nada foi gravado ainda.');
  await expect(dialog.getByText('ponto e vírgula')).toBeVisible();
  await expect(dialog.locator(':focus'), 'the focus has not stayed on a button that is gone').toHaveCount(1);
  for (const [year, published] of Object.entries(ideb)) {
    const found = row(dialog, `Anos Finais, ${year}`);
    await expect(cell(found, formatPlaces(published, 1))).toBeVisible();
    await expect(cell(found, 'Novo')).toBeVisible();
  }
  await expect(page.getByText('Nenhum IDEB publicado nos Anos Finais.')).toBeVisible();
  await checkA11y('import check');

  await dialog.getByRole('button', { name: /^Importar \d+ resultados$/ }).click();
  await expect(dialog.getByRole('heading', { name: /^Importação concluída! \d+ resultados/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Ver no Dashboard' }).click();
  const index = figure(page, 'Resumo, Anos Finais', 'IDEB atual');
  await expect(valueOf(index)).toHaveText(formatPlaces(ideb[2023], 1));
  await expect(contextOf(index)).toContainText(formatChange(ideb[2021], ideb[2023], 1));
  await expect(contextOf(index)).toContainText('desde 2021');
  await expect(card(page, 'Atividades Recentes').getByRole('listitem').first()).toContainText('importou');

  await openImport(page);
  await dialog.locator('input[type=file]').setInputFiles(testFile(LOWER_SECONDARY));
  await dialog.getByRole('button', { name: 'Conferir a planilha' }).click();
  await expect(dialog.getByText('Tudo o que pôde ser lido na planilha já está no sistema.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Não há o que importar' })).toBeDisabled();
});

test('a file that is no spreadsheet of INEP’s is refused with a sentence', async ({
  page,
  newSchool,
  checkA11y,
}) => {
  await newSchool();
  await page.goto('/?importar=planilha');
  const dialog = importDialog(page);
  const choose = (name: string, text: string) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) });
  const check = dialog.getByRole('button', { name: 'Conferir a planilha' });

  await choose('notas.pdf', '%PDF');
  await expect(dialog.getByRole('alert')).toContainText('Este tipo de arquivo não serve.');
  await expect(check).toBeDisabled();
  await choose('vazia.csv', '');
  await expect(dialog.getByRole('alert')).toContainText('O arquivo está vazio.');
  await choose('grande.csv', 'x'.repeat(2_000_001));
  await expect(dialog.getByRole('alert')).toContainText('o limite é de 2 MB');
  for (const [name, text, heading] of [
    ['alunos.csv', 'nome;idade\nAna;9\n', 'Esta planilha não é a do INEP'],
    ['cortada.xlsx', 'PK\u0003\u0004', 'Não consegui abrir o arquivo'],
  ] as const) {
    await choose(name, text);
    await check.click();
    const refusal = dialog.getByRole('alert');
    await expect(refusal).toContainText(heading);
    await expect(refusal).not.toContainText(/error|undefined|null/i);
    await expect(toast(page), 'it stands beside its cause, and there alone').toBeHidden();
  }
  await dialog.getByText('Detalhes do arquivo').click();
  await expect(dialog.getByRole('definition').filter({ hasText: 'XLSX' })).toBeVisible();
  await checkA11y('import refused');
});

test('while a file is on its way another cannot take its place', async ({ page, newSchool }) => {
  const { schoolId } = await newSchool();
  await page.goto('/?importar=planilha');
  const dialog = importDialog(page);
  await expect(dialog.getByRole('link', { name: 'Baixar modelo da planilha' })).toHaveAttribute(
    'href',
    `/api/school/${schoolId}/ideb/template`,
  );
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/ideb\/import\?dryRun=true$/, async (route) => {
    await asked;
    await route.continue();
  });
  const file = dialog.locator('input[type=file]');
  const bar = dialog.getByRole('progressbar', { name: 'Envio do arquivo' });
  await file.setInputFiles({ name: 'a.csv', mimeType: '', buffer: Buffer.from('nome;idade\nAna;9\n') });
  await dialog.getByRole('button', { name: 'Conferir a planilha' }).click();
  await expect(bar).toBeVisible();
  await expect(file).toBeDisabled();
  answer();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(file).toBeEnabled();
});

test('while the server is busy the dialog says when it tries again, and does', async ({
  page,
  newSchool,
  checkA11y,
}) => {
  await newSchool(publishedLowerSecondarySchool().place);
  await page.goto('/?importar=planilha');
  const dialog = importDialog(page);
  let sent = 0;
  await page.route(/\/ideb\/import\?dryRun=true$/, (route) => {
    sent += 1;
    if (sent > 2) return route.continue();
    const headers = { 'Retry-After': sent === 1 ? '1' : '10' };
    return route.fulfill({
      status: 503,
      headers,
      json: { detail: 'Outros arquivos estão sendo lidos agora.' },
    });
  });
  await dialog.locator('input[type=file]').setInputFiles(testFile(LOWER_SECONDARY));
  await dialog.getByRole('button', { name: 'Conferir a planilha' }).click();
  await expect(dialog.getByRole('status')).toContainText('Nova tentativa em 10 segundos.');
  expect(sent).toBe(2);
  await checkA11y('import that waits');
  await dialog.getByRole('button', { name: 'Não tentar de novo' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Outros arquivos estão sendo lidos agora.');
  await dialog.getByRole('button', { name: 'Conferir a planilha' }).click();
  await expect(dialog.getByRole('status')).toContainText(/^\d+ resultados novos/);
});

for (const width of [390, 1280]) {
  test(`a message leaves a dialog’s buttons free, ${width} px`, async ({ page, newSchool }) => {
    await newSchool();
    await page.setViewportSize({ width, height: 720 });
    await page.goto('/?etapa=anos_finais&importar=numeros');
    const dialog = importDialog(page);
    await dialog.getByLabel('IDEB (opcional)').fill('4,9');
    await dialog.getByRole('button', { name: 'Salvar números' }).click();
    await expect(toast(page)).toContainText('Números salvos');
    const message = await toast(page).boundingBox();
    for (const name of ['Fechar', 'Salvar números']) {
      const button = await dialog.getByRole('button', { name, exact: true }).first().boundingBox();
      expect(overlap(message, button), name).toBe(false);
    }
  });
}

test.describe('figures typed by hand', () => {
  test('are there to be changed, one number without losing the others', async ({ page, newSchool }) => {
    const { schoolId } = await newSchool();
    await page.goto('/?etapa=anos_finais&importar=numeros');
    const dialog = importDialog(page);
    const ideb = dialog.getByLabel('IDEB (opcional)');
    const save = dialog.getByRole('button', { name: 'Salvar números' });
    await dialog.getByLabel('Edição').selectOption('2021');
    await ideb.fill('4,9');
    await dialog.getByLabel('Matemática').fill('252,04');
    await save.click();
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Anos Finais, 2021' }).first()).toBeVisible();
    await expect(dialog.getByLabel('Etapa', { exact: true })).toHaveValue('anos_finais');
    await expect(dialog.getByLabel('Edição')).toHaveValue('2023');
    await expect(ideb).toHaveValue('');

    await dialog.getByRole('button', { name: 'Alterar os números de Anos Finais, 2021' }).click();
    await expect(ideb).toBeFocused();
    await expect(ideb).toHaveValue('4,9');
    await expect(dialog.getByText('A escola já informou números desta edição')).toBeVisible();
    await dialog.getByLabel('Meta oficial').fill('5,4');
    await save.click();
    await expect(dialog.getByLabel('Edição')).toHaveValue('2023');
    const records = await page.request.get(`/api/school/${schoolId}/ideb`).then((answer) => answer.json());
    expect(records).toMatchObject([
      { year: 2021, idebScore: '4.9', proficiencyMt: '252.04', mecGoal: '5.4', proficiencyLp: null },
    ]);
  });

  test('stay while one looks at the spreadsheet, and are not thrown away unasked', async ({
    page,
    newSchool,
  }) => {
    await newSchool();
    await page.goto('/?etapa=anos_finais&importar=numeros');
    const dialog = importDialog(page);
    const ideb = dialog.getByLabel('IDEB (opcional)');
    await ideb.fill('4,9');
    await dialog.getByRole('radio', { name: 'Planilha do INEP' }).check();
    await expect(ideb).toBeHidden();
    await dialog.getByRole('radio', { name: 'Digitar os números' }).check();
    await expect(ideb).toHaveValue('4,9');

    const question = page.getByRole('alertdialog', { name: 'Descartar os números digitados?' });
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(ideb).toHaveValue('4,9');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Descartar' }).click();
    await expect(dialog).toBeHidden();
  });

  test('give the index by the official formula, and can be taken back', async ({
    page,
    newSchool,
    checkA11y,
  }) => {
    await newSchool();
    await page.goto('/?etapa=anos_finais&importar=numeros');
    const dialog = importDialog(page);
    await dialog.getByLabel('Edição').selectOption('2023');
    await dialog.getByLabel('Língua Portuguesa').fill('260,84');
    await dialog.getByLabel('Matemática').fill('258,94');
    for (const [grade, rate] of Object.entries({
      '6º ano': '93,4',
      '7º ano': '93,7',
      '8º ano': '94,0',
      '9º ano': '95,0',
    })) {
      await dialog.getByLabel(grade).fill(rate);
    }
    await dialog.getByRole('button', { name: 'Salvar números' }).click();
    await expect(toast(page)).toContainText('Números salvos');
    const entered = dialog.getByRole('listitem').filter({ hasText: 'Anos Finais, 2023' });
    await expect(entered.getByText('IDEB 5,0', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Fechar' }).first().click();
    const index = figure(page, 'Resumo, Anos Finais', 'IDEB atual');
    await expect(valueOf(index)).toHaveText('5,0');
    await expect(card(page, 'De onde vem o 5,0')).toContainText('Segue a fórmula oficial');

    await openImport(page);
    await dialog.getByRole('radio', { name: 'Digitar os números' }).check();
    await dialog.getByRole('button', { name: 'Excluir os números de Anos Finais, 2023' }).click();
    const question = page.getByRole('alertdialog', { name: 'Excluir os números de Anos Finais, 2023?' });
    await expect(question).toBeVisible();
    await checkA11y('question before deleting');
    await question.getByRole('button', { name: 'Excluir os números' }).click();
    await expect(dialog.getByText('Nenhum número informado ainda.')).toBeVisible();
  });

  test('are refused beside their field, and never replace what INEP published', async ({
    page,
    newSchool,
    checkA11y,
  }) => {
    await newSchool(registrationOf(publishedSchool(1)));
    await page.goto('/?etapa=ensino_medio&importar=numeros');
    const dialog = importDialog(page);
    const save = dialog.getByRole('button', { name: 'Salvar números' });
    const ideb = dialog.getByLabel('IDEB (opcional)');
    await save.click();
    await expect.poll(() => fieldDescription(ideb)).toBe('Informe pelo menos um número desta edição.');
    await ideb.fill('11');
    await dialog.getByLabel('Matemática').fill('501');
    await dialog.getByLabel('2ª série').fill('100,1');
    await save.click();
    await expect.poll(() => fieldDescription(ideb)).toBe('O IDEB deve estar entre 0 e 10.');
    await expect(dialog.getByText('A proficiência deve estar entre 0 e 500.')).toBeVisible();
    await expect(dialog.getByText('A taxa de aprovação deve estar entre 0 e 100%.')).toBeVisible();
    await checkA11y('typed figures with refusals');

    await dialog.getByLabel('Matemática').fill('');
    await dialog.getByLabel('2ª série').fill('');
    await ideb.fill('9,9');
    await dialog.getByLabel('Edição').selectOption('2019');
    await save.click();
    await expect(dialog.getByRole('alert')).toContainText('INEP');
    await expect(ideb).toHaveValue('9,9');
  });
});
