import { expect, saveSimulation, test } from './fixtures/school';
import { row } from './support/screen';
import { fillQuickFigures, recentSimulations } from './support/simulation';

test('the four newest are shown, the whole history a page at a time', async ({
  page,
  newSchool,
  checkA11y,
}) => {
  await newSchool();
  for (let place = 0; place < 53; place += 1) {
    await saveSimulation(page, { approvalRate: '100', saebScore: (place / 10 + 3).toFixed(1) });
  }
  await page.goto('/simulation?modo=rapida');
  const recent = recentSimulations(page);
  await expect(recent).toHaveCount(4);
  await expect(recent.first()).toContainText('8,20');
  await expect(page.getByRole('list', { name: 'Simulações mais recentes' })).toHaveCSS('max-height', '320px');
  const note = page.getByText(/^Mostrando/);
  await expect(note).toContainText('as 4 simulações mais recentes');
  await expect(note).toContainText('49 mais no histórico');

  await page.getByRole('button', { name: 'Ver todo o histórico' }).click();
  await expect(page).toHaveURL(/ver=historico/);
  const dialog = page.getByRole('dialog', { name: 'Histórico de simulações' });
  const rows = dialog.getByRole('row');
  await expect(rows).toHaveCount(1 + 50);
  await expect(dialog.getByRole('status')).toHaveText('As 50 simulações mais recentes');
  await expect(rows.nth(1)).toContainText('Teresa Teste');
  const head = dialog.getByRole('columnheader', { name: 'Índice' });
  await expect(head.getByRole('button')).toBeHidden();
  await dialog.getByRole('button', { name: 'Ver mais' }).click();
  await expect(rows).toHaveCount(1 + 53);
  await expect(dialog.getByRole('status')).toHaveText('53 simulações');
  await expect(dialog.getByRole('button', { name: 'Ver mais' })).toBeHidden();

  await checkA11y('whole history');

  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows.nth(1)).toContainText('3,00');
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(rows.nth(1)).toContainText('8,20');

  await rows
    .nth(2)
    .getByRole('button', { name: /^Usar estes números: / })
    .click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Desempenho SAEB', { exact: true })).toHaveValue('8,1');
});

test('up to four scenarios stand side by side, measured against the first', async ({
  page,
  newSchool,
  checkA11y,
}) => {
  await newSchool();
  for (let place = 0; place < 5; place += 1) {
    await saveSimulation(page, {
      stage: 'anos_finais',
      name: `Plano ${place + 1}`,
      approvalRate: '100',
      saebScore: ((50 + place) / 10).toFixed(1),
      targetIdeb: '5.2',
    });
  }
  await page.goto('/simulation?modo=rapida&etapa=anos_finais');
  await page.getByRole('button', { name: 'Comparar cenários' }).click();
  const dialog = page.getByRole('dialog', { name: 'Comparar cenários' });
  const choices = dialog.getByRole('checkbox');
  await expect(choices).toHaveCount(5);
  await expect(dialog.getByRole('columnheader', { name: /Plano 5$/ })).toBeVisible();
  await expect(dialog.getByRole('status').first()).toHaveText('2 de 4 escolhidos');
  await expect(row(dialog, 'Índice').getByRole('cell')).toHaveText(['5,40', '5,30']);
  await expect(row(dialog, 'Diferença para A').getByRole('cell')).toHaveText(['–', '−0,10']);
  await checkA11y('comparison of scenarios');

  await choices.nth(2).check();
  await choices.nth(4).check();
  await expect(dialog.getByText('Para trocar, desmarque um dos escolhidos.')).toBeVisible();
  await expect(choices.nth(3)).toBeDisabled();
  await expect(row(dialog, 'Diferença para A').getByRole('cell')).toHaveText([
    '–',
    '−0,10',
    '−0,20',
    '−0,40',
  ]);
  await expect(row(dialog, 'Meta').getByRole('cell')).toHaveText(['5,2', '5,2', '5,2', '5,2']);

  for (const place of [0, 1, 2]) await choices.nth(place).uncheck();
  await expect(dialog.getByText('Escolha mais um cenário para comparar.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the calculation on screen is one of the scenarios until it is saved', async ({ page, newSchool }) => {
  await newSchool();
  await saveSimulation(page, { stage: 'anos_finais', approvalRate: '90', saebScore: '5' });
  await page.goto('/simulation?modo=rapida&etapa=anos_finais');
  await fillQuickFigures(page, '94,5', '5,4');
  await page.getByRole('button', { name: 'Calcular' }).click();
  const dialog = page.getByRole('dialog', { name: 'Comparar cenários' });
  const choices = dialog.getByRole('group', { name: /^Cenários \d/ });
  await page.getByRole('button', { name: 'Comparar cenários' }).click();
  await expect(choices.getByRole('checkbox')).toHaveCount(2);
  await expect(choices).toContainText('ainda não salvo');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Salvar simulação' }).click();
  await expect(page.getByText('Mostrando as 2 simulações mais recentes')).toBeVisible();
  await page.getByRole('button', { name: 'Comparar cenários' }).click();
  await expect(choices.getByRole('checkbox')).toHaveCount(2);
  await expect(choices).not.toContainText('ainda não salvo');
});

test('a scenario is saved under its name, shared by its address, removed, and had back', async ({
  page,
  newSchool,
}) => {
  await newSchool();
  await page.goto('/simulation?modo=rapida&etapa=anos_finais');
  await fillQuickFigures(page, '95,7', '5,33');
  await page.getByLabel('Nome do cenário').fill('Mais 6 aprovados');
  await page.getByRole('button', { name: 'Salvar simulação' }).click();
  const newest = recentSimulations(page).first();
  await expect(newest).toContainText('Mais 6 aprovados');
  await expect(page).toHaveURL(/simulacao=\d+/);

  await test.step('its address opens it filled and calculated', async () => {
    const shared = new URL(page.url()).searchParams.get('simulacao') ?? '';
    await page.goto(`/simulation?simulacao=${shared}`);
    await expect(page.getByLabel('Taxa de aprovação', { exact: true })).toHaveValue('95,7');
    await expect(page.locator('.sim-answer-figure')).toHaveText('5,10');
    await expect(page.getByText(/^Dois números .* Partindo de “Mais 6 aprovados”/)).toBeVisible();
  });

  await test.step('it is called otherwise', async () => {
    await page.getByRole('button', { name: 'Mais ações para Mais 6 aprovados' }).click();
    await page.getByRole('button', { name: 'Mudar o nome' }).click();
    const dialog = page.getByRole('dialog', { name: 'Mudar o nome da simulação' });
    await dialog.getByLabel('Nome da simulação').fill('Plano B');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(newest).toContainText('Plano B');
  });

  await test.step('it goes, and comes back', async () => {
    await page.getByRole('button', { name: 'Mais ações para Plano B' }).click();
    await page.getByRole('button', { name: 'Excluir' }).click();
    await expect(page.getByRole('heading', { name: 'Nenhuma simulação salva' })).toBeVisible();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(newest).toContainText('Plano B');
  });
});
