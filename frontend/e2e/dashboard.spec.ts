import type { Page } from '@playwright/test';

import { expect, type NewSchool, saveSimulation, test } from './fixtures/school';
import {
  change,
  indexOfBrazil,
  numberOf,
  publishedSchool,
  registrationOf,
  schoolsOf,
  withPlaces,
  written,
} from './support/published';
import { besideValue, card, cell, contextOf, figure, row, toast, valueOf } from './support/screen';

async function openPublished(page: Page, newSchool: NewSchool) {
  const published = publishedSchool(0);
  await newSchool(registrationOf(published));
  await page.goto('/');
  await expect(figure(page, 'Resumo, Ensino Médio', 'IDEB atual')).toBeVisible();
  return published;
}

/** Saved in the last 30 days, and all of them. */
async function expectSimulations(page: Page, count: number) {
  const simulations = figure(page, /^Resumo/, 'Simulações');
  await expect(valueOf(simulations)).toHaveText(String(count));
  await expect(contextOf(simulations)).toHaveText(`${count} nos últimos 30 dias`);
}

test.describe('a school registered by its INEP code', () => {
  test('shows the values INEP published', async ({ page, newSchool }) => {
    const { editions, targets } = await openPublished(page, newSchool);
    const [before, now] = [editions[2017], editions[2019]];
    const strip = (name: string) => figure(page, 'Resumo, Ensino Médio', name);

    await expect(valueOf(strip('IDEB atual'))).toHaveText(withPlaces(now.ideb, 1));
    await expect(besideValue(strip('IDEB atual'))).toHaveText('2019, Ensino Médio');
    await expect(contextOf(strip('IDEB atual'))).toContainText(change(before.ideb, now.ideb, 1));
    await expect(contextOf(strip('IDEB atual'))).toContainText('desde 2017');
    await expect(valueOf(strip('Meta MEC 2021'))).toHaveText(withPlaces(targets[2021], 1));
    await expect(valueOf(strip('Taxa de aprovação'))).toHaveText(withPlaces(now.approval, 1));
    await expect(contextOf(strip('Taxa de aprovação'))).toContainText(
      change(before.approval, now.approval, 1),
    );
    await expect(valueOf(strip('SAEB médio'))).toHaveText(withPlaces(now.n, 2));
    await expect(besideValue(strip('SAEB médio'))).toHaveText('de 10');
    await expect(contextOf(strip('SAEB médio'))).toContainText(change(before.n, now.n, 2));
    await expectSimulations(page, 0);
    await expect(page.getByText(/De 2017 para 2019, no Ensino Médio, .*O IDEB foi de/)).toBeVisible();
  });

  test('opens the index down to the inputs, and agrees with INEP', async ({ page, newSchool }) => {
    const { editions } = await openPublished(page, newSchool);
    const now = editions[2019];
    const origin = card(page, `De onde vem o ${withPlaces(now.ideb, 1)}`);
    await expect(origin.getByText('Confere com o INEP')).toBeVisible();
    await expect(cell(row(origin, 'Língua Portuguesa'), withPlaces(now.lp, 2))).toBeVisible();
    await expect(cell(row(origin, 'Matemática'), withPlaces(now.mt, 2))).toBeVisible();
    const grades = ['1ª série', '2ª série', '3ª série'];
    for (const [place, grade] of grades.entries()) {
      await expect(cell(row(origin, grade), `${withPlaces(now.rates[place] ?? '', 1)}\u00a0%`)).toBeVisible();
    }
    const [n, p] = [withPlaces(now.n, 2), withPlaces(now.p, 3)];
    await expect(origin.getByText(`N × P = ${n} × ${p} =`)).toBeVisible();
  });

  test('draws its history with the same numbers in words, as a table and as a file', async ({
    page,
    newSchool,
  }) => {
    const { editions, targets } = await openPublished(page, newSchool);
    const evolution = card(page, 'Evolução IDEB + Simulações');
    const [first, last] = [withPlaces(editions[2017].ideb, 1), withPlaces(editions[2019].ideb, 1)];
    await expect(
      evolution.getByRole('img', { name: `IDEB publicado de ${first} em 2017 a ${last} em 2019` }),
    ).toBeVisible();
    await expect(evolution.locator('canvas')).toBeVisible();

    await expect(evolution.getByRole('table')).toBeHidden();
    await evolution.getByText('Ver os números').click();
    const table = evolution.getByRole('table');
    await expect(cell(row(table, '2017'), first)).toBeVisible();
    await expect(cell(row(table, '2019'), last)).toBeVisible();
    await expect(cell(row(table, '2019'), withPlaces(targets[2019], 1))).toBeVisible();
    await expect(cell(row(table, '2021'), withPlaces(targets[2021], 1))).toBeVisible();

    const download = page.waitForEvent('download');
    await evolution.getByRole('button', { name: 'Baixar CSV' }).click();
    expect((await download).suggestedFilename()).toBe('evolucao-ideb-ensino-medio.csv');
  });

  test('stands beside the country, and says which levels are missing', async ({ page, newSchool }) => {
    const { editions, network } = await openPublished(page, newSchool);
    const comparison = card(page, 'Comparação por Níveis');
    await expect(comparison.locator('canvas')).toBeVisible();
    await comparison.getByText('Ver os números').click();
    await expect(cell(row(comparison, 'Escola'), withPlaces(editions[2019].ideb, 1))).toBeVisible();
    const ofBrazil = withPlaces(indexOfBrazil(network, 2019), 1);
    await expect(cell(row(comparison, 'Brasil'), ofBrazil)).toBeVisible();
    await expect(comparison.getByText('Município e estado: sem dados de referência.')).toBeVisible();
  });

  test('has its place among the schools of its network', async ({ page, newSchool }) => {
    const { editions, state, network } = await openPublished(page, newSchool);
    const own = numberOf(editions[2019].ideb);
    const others = schoolsOf(state, network).map((school) => numberOf(school.ideb2019));
    const position = 1 + others.filter((ideb) => ideb > own).length;
    const ranking = card(page, 'Classificação Regional');
    const standing = ranking.getByRole('listitem').filter({ hasText: 'Estadual' });
    await expect(standing.getByText(`${position}º`, { exact: true })).toBeVisible();
    await expect(standing.getByText(`de ${others.length} escolas com IDEB`, { exact: true })).toBeVisible();
    await expect(ranking.getByRole('listitem').filter({ hasText: 'Nacional' })).toContainText(
      'escolas com IDEB',
    );
  });

  test('has stages without a result, and says why and what to do', async ({ page, newSchool }) => {
    await openPublished(page, newSchool);
    await page.getByRole('radio', { name: 'Anos Iniciais' }).check();
    await expect(page).toHaveURL(/etapa=anos_iniciais/);
    await expect(
      page.getByRole('heading', { name: 'Nenhum IDEB publicado nos Anos Iniciais' }),
    ).toBeVisible();
    await expect(page.getByText('A escola não oferece esta etapa. Escolha outra acima.')).toBeVisible();
    await expect(card(page, 'Classificação Regional')).toContainText('Dados de ranking não disponíveis');
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Anos Iniciais' })).toBeChecked();
  });
});

test('the demonstration school has results in three stages', async ({ page, signInAs }) => {
  await signInAs('marina.souza');
  const user = await page.request.get('/api/auth/user').then((answer) => answer.json());
  const answer = await page.request.get(`/api/school/${user.schoolId}/ideb`);
  const records: { stage: string; year: number; idebScore: string | null }[] = await answer.json();
  await page.goto('/');
  await expect(page.getByRole('banner')).toContainText('Escola de demonstração');
  const labels = { anos_iniciais: 'Anos Iniciais', anos_finais: 'Anos Finais', ensino_medio: 'Ensino Médio' };
  for (const [stage, label] of Object.entries(labels)) {
    await page.getByRole('radio', { name: label }).check();
    const last = records.findLast((record) => record.stage === stage && record.idebScore !== null);
    const ideb = (last?.idebScore ?? '').replace('.', ',');
    const index = figure(page, `Resumo, ${label}`, 'IDEB atual');
    await expect(valueOf(index)).toHaveText(ideb);
    await expect(besideValue(index)).toHaveText(`${last?.year}, ${label}`);
    await expect(card(page, `De onde vem o ${ideb}`).getByText('Confere com o INEP')).toBeVisible();
    await expect(card(page, 'Evolução IDEB + Simulações').getByRole('img')).toHaveAccessibleName(
      new RegExp(`IDEB publicado de .* a ${ideb} em ${last?.year}; .*média mensal das simulações`),
    );
    await expect(card(page, 'Comparação por Níveis').getByRole('img')).toHaveAccessibleName(
      new RegExp(`IDEB ${last?.year}: Escola ${ideb}; Município .*; Estado .*; Brasil`),
    );
    await expect(card(page, 'Classificação Regional').getByRole('listitem')).toHaveCount(3);
    await expect(page.getByRole('heading', { name: /^Insights das Simulações \(\d+\)$/ })).toBeVisible();
  }
});

test('a teacher sees what only the leaders change, with the reason', async ({ page, signInAs }) => {
  await signInAs('ana.prado');
  await page.goto('/?importar=planilha');
  await expect(page.getByRole('button', { name: /(Definir|Alterar) meta/ })).toBeDisabled();
  await expect(page.getByText('Só gestor ou coordenador.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Importar Dados/ })).toBeDisabled();
  await expect(page.getByText('Só gestor ou coordenador pode importar dados.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();

  const { schoolId } = await page.request.get('/api/auth/user').then((answer) => answer.json());
  const refused = await page.request.put(`/api/school/${schoolId}/goals`, {
    headers: { 'X-Requested-With': 'ideb' },
    data: { stage: 'anos_finais', year: 2027, goal: '9.9' },
  });
  expect(refused.status()).toBe(403);
});

test('the goal is set, changed and taken back', async ({ page, newSchool }) => {
  const { editions } = await openPublished(page, newSchool);
  const missing = numberOf(editions[2019].ideb) + 0.4;
  const goal = written(missing, 1);
  await page.getByRole('button', { name: 'Definir meta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Meta da escola, Ensino Médio' });
  const field = dialog.getByLabel('Meta', { exact: true });
  const save = dialog.getByRole('button', { name: 'Salvar meta' });
  const refusals = { '': 'Informe a meta, como 5,1.', '10,1': 'A meta deve estar entre 0 e 10.' };
  for (const [typed, sentence] of Object.entries(refusals)) {
    await field.fill(typed);
    await save.click();
    await expect(dialog.getByText(sentence)).toBeVisible();
  }
  await field.fill('5,15');
  await save.click();
  await expect(dialog.getByText('Use uma casa decimal, como 5,1.')).toBeVisible();

  const year = await dialog.getByLabel('Edição').inputValue();
  await field.fill(goal);
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(toast(page)).toContainText('Meta definida');
  const ofGoal = figure(page, 'Resumo, Ensino Médio', `Meta para ${year}`);
  await expect(valueOf(ofGoal)).toHaveText(goal);
  await expect(ofGoal).toContainText('Faltam 0,4');
  await expect(card(page, 'Atividades Recentes').getByRole('listitem').first()).toContainText(goal);

  await page.getByRole('button', { name: 'Alterar meta' }).click();
  await dialog.getByRole('button', { name: `Retirar a meta de ${year}` }).click();
  const question = page.getByRole('alertdialog', { name: `Retirar a meta ${goal} de ${year}?` });
  await question.getByRole('button', { name: `Retirar a meta de ${year}` }).click();
  await expect(question).toBeHidden();
  await expect(figure(page, 'Resumo, Ensino Médio', 'Meta MEC 2021')).toBeVisible();
});

test.describe('the embedded simulator', () => {
  const simulator = (page: Page) => ({
    approval: page.getByLabel('Taxa de aprovação', { exact: true }),
    saeb: page.getByLabel('Desempenho SAEB', { exact: true }),
    submit: page.getByRole('button', { name: 'Calcular e salvar' }),
  });

  test('saves what it calculates, and the page takes note', async ({ page, newSchool }) => {
    await newSchool();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: /^Insights/ })).toBeHidden();
    const { approval, saeb, submit } = simulator(page);
    await approval.fill('94,5');
    await saeb.fill('5.4');
    await submit.click();
    await expect(toast(page)).toContainText('Simulação salva com sucesso!');
    await expect(toast(page)).toContainText('A simulação foi registrada no sistema.');
    await expect(card(page, 'Simulador IDEB')).toContainText('5,10');
    await expect(page.getByRole('heading', { name: 'Insights das Simulações (1)' })).toBeVisible();
    await expectSimulations(page, 1);
    const newest = card(page, 'Atividades Recentes').getByRole('listitem').first();
    await expect(newest).toContainText('Teresa Teste salvou uma simulação de 5,10');

    await page.reload();
    await expect(page.getByRole('heading', { name: 'Insights das Simulações (1)' })).toBeVisible();
  });

  test('refuses what is out of range, word for word', async ({ page, newSchool }) => {
    await newSchool();
    await page.goto('/');
    const { approval, saeb, submit } = simulator(page);
    const refused = async (rate: string, score: string, title: string, sentence: string) => {
      await approval.fill(rate);
      await saeb.fill(score);
      await submit.click();
      await expect(toast(page)).toContainText(title);
      await expect(toast(page)).toContainText(sentence);
    };
    const both = 'Por favor, preencha ambos os campos com valores válidos.';
    await refused('', '5,4', 'Valores inválidos', both);
    await refused(
      '101',
      '5,4',
      'Taxa de aprovação inválida',
      'A taxa de aprovação deve estar entre 0 e 100%.',
    );
    await refused('94,5', '11', 'Desempenho SAEB inválido', 'O desempenho SAEB deve estar entre 0 e 10.');
    await expectSimulations(page, 0);
  });
});

test('what is saved on one page is there on the other', async ({ page, newSchool }) => {
  await newSchool();
  await page.goto('/');
  await expectSimulations(page, 0);
  const menu = page.getByRole('navigation', { name: 'Principal' });

  await menu.getByRole('link', { name: 'Simulação IDEB' }).click();
  await page.getByRole('radio', { name: 'Estimativa rápida' }).check();
  await page.getByLabel('Taxa de aprovação', { exact: true }).fill('94,5');
  await page.getByLabel('Desempenho SAEB', { exact: true }).fill('5,4');
  await page.getByRole('button', { name: 'Calcular' }).click();
  await page.getByRole('button', { name: 'Salvar simulação' }).click();
  await expect(toast(page)).toContainText('Simulação salva com sucesso!');

  await menu.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Insights das Simulações (1)' })).toBeVisible();
  await expectSimulations(page, 1);
  await expect(card(page, 'Atividades Recentes').getByRole('listitem').first()).toContainText('5,10');

  await page.getByLabel('Taxa de aprovação', { exact: true }).fill('90');
  await page.getByLabel('Desempenho SAEB', { exact: true }).fill('5');
  await page.getByRole('button', { name: 'Calcular e salvar' }).click();
  await expect(page.getByRole('heading', { name: 'Insights das Simulações (2)' })).toBeVisible();
  await menu.getByRole('link', { name: 'Simulação IDEB' }).click();
  const history = page.getByRole('list', { name: 'Simulações mais recentes' }).getByRole('listitem');
  await expect(history).toHaveCount(2);
  await expect(history.first()).toContainText('4,50');
});

test('what a colleague saves meanwhile is there when the page is opened again', async ({
  page,
  newSchool,
}) => {
  await newSchool();
  await page.goto('/');
  await expectSimulations(page, 0);
  const menu = page.getByRole('navigation', { name: 'Principal' });
  const history = page.getByRole('list', { name: 'Simulações mais recentes' }).getByRole('listitem');
  await menu.getByRole('link', { name: 'Simulação IDEB' }).click();
  await expect(page.getByText('Nenhuma simulação salva')).toBeVisible();
  await saveSimulation(page, { approvalRate: '94.5', saebScore: '5.4', stage: 'anos_finais' });
  await menu.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Insights das Simulações (1)' })).toBeVisible();
  await menu.getByRole('link', { name: 'Simulação IDEB' }).click();
  await expect(history).toHaveCount(1);
});

test('simulations are counted for the school, and compared within their stage', async ({
  page,
  newSchool,
}) => {
  await newSchool();
  await saveSimulation(page, { approvalRate: '94.5', saebScore: '5.4', stage: 'anos_finais' });
  await page.goto('/?etapa=anos_iniciais');
  await expectSimulations(page, 1);
  await expect(page.getByRole('heading', { name: 'Insights das Simulações (1)' })).toBeVisible();
  await expect(page.getByText('Nenhuma em Anos Iniciais ainda: escolha outra etapa acima.')).toBeVisible();
  await page.getByRole('radio', { name: 'Anos Finais' }).check();
  await expect(figure(page, /^Insights/, 'Média simulada')).toContainText('5,10');
});

test('a goal that was typed stays when the edition changes', async ({ page, newSchool }) => {
  await newSchool();
  await page.goto('/');
  await page.getByRole('button', { name: 'Definir meta' }).click();
  const dialog = page.getByRole('dialog', { name: /^Meta da escola/ });
  await dialog.getByLabel('Meta', { exact: true }).fill('5,6');
  await dialog.getByLabel('Edição').selectOption({ index: 1 });
  await expect(dialog.getByLabel('Meta', { exact: true })).toHaveValue('5,6');
});

test('the bell speaks of the real trail, and of nothing before there is any', async ({
  page,
  newSchool,
  signInAs,
}) => {
  await newSchool();
  await page.goto('/');
  const bell = page.getByRole('button', { name: 'Notificações: nenhuma não lida' });
  await bell.click();
  const box = page.getByRole('dialog', { name: 'Notificações' });
  await expect(box.getByText('Nenhuma notificação')).toBeVisible();

  await signInAs('carlos.lima');
  await page.reload();
  await page.getByRole('button', { name: /^Notificações:/ }).click();
  await expect(box.getByText('Meta da escola alterada').first()).toBeVisible();
  await expect(bell).toBeVisible();

  await page.keyboard.press('Escape');
  await bell.click();
  await expect(box.getByText('Meta da escola alterada').first()).toBeVisible();
  await expect(box.getByText('Nova:')).toHaveCount(0);
});
