import type { Locator, Page } from '@playwright/test';

import { expect, saveSimulation, test } from './fixtures/school';
import {
  formatChange,
  indexOfBrazil,
  parseNumber,
  publishedSchool,
  registrationOf,
  schoolsOf,
  formatPlaces,
  formatNumber,
} from './support/published';
import {
  fieldDescription,
  unitOf,
  card,
  cell,
  contextOf,
  goDown,
  figure,
  row,
  toast,
  valueOf,
} from './support/screen';
import { fillQuickFigures, recentSimulations } from './support/simulation';

/** Saved in the last 30 days, and all of them. */
async function expectSimulations(page: Page, count: number) {
  const simulations = figure(page, /^Resumo/, 'Simulações');
  await expect(valueOf(simulations)).toHaveText(String(count));
  await expect(contextOf(simulations)).toHaveText(`${count} nos últimos 30 dias`);
}

test('a school registered by its INEP code finds what INEP published', async ({ page, newSchool }) => {
  const published = publishedSchool(0);
  const { editions, targets, network, state } = published;
  const [before, now] = [editions[2017], editions[2019]];
  await newSchool(registrationOf(published));
  await page.goto('/');

  await test.step('the summary shows the figures and how they changed', async () => {
    const strip = (name: string) => figure(page, 'Resumo, Ensino Médio', name);
    await expect(valueOf(strip('IDEB atual'))).toHaveText(formatPlaces(now.ideb, 1));
    await expect(contextOf(strip('IDEB atual'))).toContainText(formatChange(before.ideb, now.ideb, 1));
    await expect(contextOf(strip('IDEB atual'))).toContainText('desde 2017');
    await expect(valueOf(strip('Meta MEC 2021'))).toHaveText(formatPlaces(targets[2021], 1));
    await expect(valueOf(strip('Taxa de aprovação'))).toHaveText(formatPlaces(now.approval, 1));
    await expect(contextOf(strip('Taxa de aprovação'))).toContainText(
      formatChange(before.approval, now.approval, 1),
    );
    await expect(valueOf(strip('SAEB médio'))).toHaveText(formatPlaces(now.n, 2));
    await expect(unitOf(strip('SAEB médio'))).toHaveText('de 10');
    // One row, where there is room.
    const [first, last] = ['IDEB atual', 'Simulações'].map((name) => strip(name).boundingBox());
    expect((await first)?.y).toBe((await last)?.y);
    await expect(contextOf(strip('SAEB médio'))).toContainText(formatChange(before.n, now.n, 2));
    await expectSimulations(page, 0);
  });

  await test.step('the answer stands first: how far, by which ways, and where the plan is', async () => {
    const answer = page.getByRole('main').locator('.card').first();
    await expect(answer.getByRole('heading', { level: 2 })).toHaveText(/^(Para publicar|O IDEB de 2019 já)/);
    await expect(answer).toContainText(`IDEB 2019${formatPlaces(now.ideb, 1)}`);
    await expect(answer).toContainText('confere com o INEP');
    await expect(answer).toContainText('Atenção: o resultado é da edição de 2019');
    const ways = answer.getByRole('list', { name: /basta/ }).getByRole('listitem');
    await expect(ways.filter({ hasText: 'em Língua Portuguesa' })).toContainText('3ª série: de ');
    await expect(answer.getByRole('link', { name: 'Ver o plano' })).toHaveAttribute(
      'href',
      '/simulation?etapa=ensino_medio&modo=oficial',
    );
    await expect(page.getByRole('button', { name: 'Etapa: Ensino Médio edição 2019. Trocar' })).toBeVisible();
  });

  await test.step('the index is opened down to its inputs, and agrees with INEP', async () => {
    const origin = card(page, `De onde vem o ${formatPlaces(now.ideb, 1)}`);
    await expect(origin.getByText('Confere com o INEP')).toBeVisible();
    await expect(origin.getByText(/^Aprendizagem .* × aprovação .* = /)).toBeVisible();
    await expect(origin.getByRole('table').first()).toBeHidden();
    await origin.getByRole('heading').click();
    await expect(cell(row(origin, /^Língua Portuguesa/), formatPlaces(now.lp, 2))).toBeVisible();
    await expect(cell(row(origin, /^Matemática/), formatPlaces(now.mt, 2))).toBeVisible();
    for (const [place, grade] of ['1ª série', '2ª série', '3ª série'].entries()) {
      await expect(
        cell(row(origin, grade), `${formatPlaces(now.rates[place] ?? '', 1)}\u00a0%`),
      ).toBeVisible();
    }
    const working = (await origin.getByText(/^N × P = /).textContent()) ?? '';
    const [, n = '', p = '', product = ''] = /= ([\d,]+) × ([\d,]+) = ([\d,]+)\./.exec(working) ?? [];
    const places = (text: string) => text.split(',')[1]?.length ?? 0;
    expect([n, p]).toEqual([formatPlaces(now.n, places(n)), formatPlaces(now.p, places(p))]);
    expect(formatNumber(parseNumber(n) * parseNumber(p), places(product))).toBe(product);
  });

  await test.step('its history is drawn, with the same numbers in words, as a table and as a file', async () => {
    const evolution = card(page, 'Evolução IDEB + Simulações');
    const [first, last] = [formatPlaces(before.ideb, 1), formatPlaces(now.ideb, 1)];
    const drawing = evolution.getByRole('img');
    await expect(drawing).toHaveAccessibleName(/^IDEB publicado de /);
    await expect(drawing).toHaveAccessibleName(new RegExp(`de ${first} em 2017 a ${last} em 2019`));
    await expect(evolution.locator('svg.chart').first()).toBeVisible();

    const table = evolution.getByRole('table');
    await expect(table).toBeHidden();
    await evolution.getByText('Ver os números').click();
    await expect(cell(row(table, '2017'), first)).toBeVisible();
    await expect(cell(row(table, '2019'), last)).toBeVisible();
    await expect(cell(row(table, '2019'), formatPlaces(targets[2019], 1))).toBeVisible();
    await expect(cell(row(table, '2021'), formatPlaces(targets[2021], 1))).toBeVisible();

    const download = page.waitForEvent('download');
    await evolution.getByRole('button', { name: 'Baixar CSV' }).click();
    expect((await download).suggestedFilename()).toBe('evolucao-ideb-ensino-medio.csv');
  });

  await test.step('it stands beside the country, and the missing levels are named', async () => {
    const comparison = card(page, 'Comparação por Níveis');
    const bar = (name: string) => comparison.getByRole('listitem').filter({ hasText: name });
    await expect(bar('Escola')).toContainText(formatPlaces(now.ideb, 1));
    await expect(bar('Brasil')).toContainText(formatPlaces(indexOfBrazil(network, 2019), 1));
    await expect(comparison.getByText('Município e estado: sem dados de referência.')).toBeVisible();
  });

  await test.step('it has its place among the schools of its network', async () => {
    const others = schoolsOf(state, network).map((school) => parseNumber(school.ideb2019));
    const position = 1 + others.filter((ideb) => ideb > parseNumber(now.ideb)).length;
    const ranking = card(page, 'Classificação Regional');
    const standing = ranking.getByRole('listitem').filter({ hasText: 'Estadual' });
    await expect(standing.getByText(`${position}º`, { exact: true })).toBeVisible();
    await expect(standing).toContainText(`de ${others.length}`);
    await expect(ranking.getByRole('listitem').filter({ hasText: 'Estados importados' })).toContainText(
      /^Estados importados\d+º de \d+.* escolas .* importadas/,
    );
    await expect(ranking).not.toContainText('Nacional');
  });

  await test.step('a stage without a result says why and what to do, also after a reload', async () => {
    await page.getByRole('radio', { name: 'Anos Iniciais' }).check();
    await expect(page).toHaveURL(/etapa=anos_iniciais/);
    await expect(
      page.getByRole('heading', { name: 'Nenhum IDEB publicado nos Anos Iniciais' }),
    ).toBeVisible();
    await expect(page.getByText('A escola não oferece esta etapa. Escolha outra acima.')).toBeVisible();
    for (const title of ['Comparação por Níveis', 'Classificação Regional'])
      await expect(card(page, title)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Anos Iniciais' })).toBeChecked();
  });
});

test('the demonstration school has results in three stages', async ({ page, signInAs, checkA11y }) => {
  await signInAs('marina.souza');
  const user = await page.request.get('/api/auth/user').then((answer) => answer.json());
  const answer = await page.request.get(`/api/school/${user.schoolId}/ideb`);
  const records: { stage: string; year: number; idebScore: string | null }[] = await answer.json();
  await page.goto('/');
  await expect(page.getByRole('banner')).toContainText('Escola de demonstração');
  const labels = {
    anos_iniciais: 'Anos Iniciais',
    ensino_medio: 'Ensino Médio',
    anos_finais: 'Anos Finais',
  };
  for (const [stage, label] of Object.entries(labels)) {
    await page.getByRole('radio', { name: label }).check();
    const latest = records.findLast((record) => record.stage === stage && record.idebScore !== null);
    if (!latest?.idebScore) throw new Error(`A escola de demonstração não tem IDEB em ${label}`);
    const ideb = latest.idebScore.replace('.', ',');
    const index = figure(page, `Resumo, ${label}`, 'IDEB atual');
    await expect(valueOf(index)).toHaveText(ideb);
    await expect(
      page.getByRole('button', { name: `Etapa: ${label} edição ${latest.year}. Trocar` }),
    ).toBeVisible();
    await expect(card(page, `De onde vem o ${ideb}`).getByText('Dados inventados')).toBeVisible();
    const evolution = card(page, 'Evolução IDEB + Simulações').getByRole('img');
    await expect(evolution).toHaveAccessibleName(new RegExp(` a ${ideb} em ${latest.year};`));
    await expect(evolution).toHaveAccessibleName(/; média mensal das simulações/);
    const comparison = card(page, 'Comparação por Níveis');
    await expect(comparison.getByText(new RegExp(`^IDEB ${latest.year}: `))).toBeVisible();
    await expect(comparison.getByRole('listitem')).toContainText([
      `Escola${ideb}`,
      ...['Município', 'Estado', 'Brasil'].map((level) => new RegExp(`^${level}\\d,\\d`)),
    ]);
    // Of one state alone: there is nothing wider to tell.
    await expect(card(page, 'Classificação Regional').getByRole('listitem')).toHaveCount(2);
    await expect(card(page, 'Classificação Regional')).toContainText('Dados inventados');
    await goDown(page);
    await expect(page.getByRole('heading', { name: /^Insights das Simulações \(\d+\)$/ })).toBeVisible();
  }
  await page.getByText('Ver os números').click();
  await page.getByRole('heading', { name: /^De onde vem o / }).click();
  await checkA11y('dashboard with the numbers of its chart, and where its index comes from');
});

test('a teacher sees what only the leaders change, with the reason', async ({
  page,
  signInAs,
  checkA11y,
}) => {
  await signInAs('ana.prado');
  await page.goto('/?importar=planilha');
  await expect(page.getByRole('button', { name: /(Definir|Alterar) meta/ })).toBeDisabled();
  await expect(page.getByText('Só gestor ou coordenador.', { exact: true })).toBeVisible();
  await goDown(page);
  await expect(page.getByRole('button', { name: /Importar Dados/ })).toBeDisabled();
  await expect(page.getByText('Só gestor ou coordenador pode importar dados.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await checkA11y('teacher’s dashboard');

  const { schoolId } = await page.request.get('/api/auth/user').then((answer) => answer.json());
  const refused = await page.request.put(`/api/school/${schoolId}/goals`, {
    headers: { 'X-Requested-With': 'ideb' },
    data: { stage: 'anos_finais', year: 2027, goal: '9.9' },
  });
  expect(refused.status()).toBe(403);
});

test('the pupils of each grade are asked once, and points of approval become pupils', async ({
  page,
  newSchool,
  checkA11y,
}) => {
  await newSchool(registrationOf(publishedSchool(0)));
  await page.goto('/');
  const way = page.getByRole('listitem').filter({ hasText: 'p.p. de aprovação' });
  await expect(way).toContainText('De ');
  await way.getByRole('button', { name: /^Informar a matrícula/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Quantos alunos há em cada série?' });
  for (const grade of ['1ª série', '2ª série', '3ª série']) await dialog.getByLabel(grade).fill('80');
  await checkA11y('enrolment');
  await dialog.getByRole('button', { name: 'Salvar matrícula' }).click();
  await expect(toast(page)).toContainText('Ensino Médio: 240 alunos.');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Mais \d+ alunos? aprovados?/)).toBeVisible();
  await expect(way).toContainText(/cerca de \d+ de (80|240) alunos\. Em 2019/);

  await page.getByRole('button', { name: 'Alterar matrícula' }).click();
  await expect(dialog.getByLabel('2ª série')).toHaveValue('80');
});

/** Where what is shown ends, below the top of the page. */
const bottomOf = async (box: Locator) => {
  const { y, height } = (await box.boundingBox()) ?? { y: Number.NaN, height: 0 };
  return y + height;
};

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the first view has the answer, the ways and the button, ${colorScheme}`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('marina.souza');
    await page.emulateMedia({ colorScheme });
    for (const stage of ['anos_iniciais', 'anos_finais', 'ensino_medio']) {
      await page.setViewportSize({ width: 1366, height: 650 });
      await page.goto(`/?etapa=${stage}`);
      const plan = page.getByRole('link', { name: 'Ver o plano' });
      await expect(plan).toBeVisible();
      expect.soft(await bottomOf(plan), `${stage}, 1366`).toBeLessThanOrEqual(650);
      await page.setViewportSize({ width: 390, height: 844 });
      const first = page
        .getByRole('list', { name: /basta$/ })
        .getByRole('listitem')
        .first();
      expect.soft(await bottomOf(first), `${stage}, 390`).toBeLessThanOrEqual(844);
      const sentence = page.getByRole('main').getByRole('heading', { level: 2 }).first();
      expect.soft(await bottomOf(sentence), `${stage}, the answer at 390`).toBeLessThanOrEqual(640);
    }
  });
}

test('a goal is set, changed and taken back', async ({ page, newSchool, checkA11y }) => {
  const published = publishedSchool(0);
  const goal = formatNumber(parseNumber(published.editions[2019].ideb) + 0.4, 1);
  await newSchool(registrationOf(published));
  await page.goto('/');
  await page.getByRole('button', { name: 'Definir meta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Meta da escola, Ensino Médio' });
  const field = dialog.getByLabel('Meta', { exact: true });
  const save = dialog.getByRole('button', { name: 'Salvar meta' });
  await field.fill('5,15');
  // A browser closes at the third Escape in a row, whatever the page says: what is asked stands over it all the same.
  for (const _ of [1, 2, 3]) await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
  await expect(field).toHaveValue('5,15');
  await save.click();
  await expect.poll(() => fieldDescription(field)).toContain('Use uma casa decimal, como 5,1.');
  await checkA11y('goal dialog');

  await field.fill(goal);
  await dialog.getByLabel('Edição').selectOption({ index: 1 });
  await expect(field).toHaveValue(goal);
  const year = await dialog.getByLabel('Edição').inputValue();
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(toast(page)).toContainText('Meta definida');
  const goalFigure = figure(page, 'Resumo, Ensino Médio', `Meta para ${year}`);
  await expect(valueOf(goalFigure)).toHaveText(goal);
  await expect(
    page.getByRole('heading', { name: new RegExp(`^Para publicar ${goal} faltam 0,\\d+$`) }),
  ).toBeVisible();
  await expect(card(page, 'Atividades Recentes').getByRole('listitem').first()).toContainText(goal);

  await page.getByRole('button', { name: 'Alterar meta' }).click();
  await dialog.getByRole('button', { name: `Retirar a meta de ${year}` }).click();
  const question = page.getByRole('alertdialog', { name: `Retirar a meta ${goal} de ${year}?` });
  await question.getByRole('button', { name: `Retirar a meta de ${year}` }).click();
  await expect(question).toBeHidden();
  await expect(figure(page, 'Resumo, Ensino Médio', 'Meta MEC 2021')).toBeVisible();
});

test('what is saved on the dashboard or on the simulation page is there on the other', async ({
  page,
  newSchool,
}) => {
  await newSchool(registrationOf(publishedSchool(0)));
  await page.goto('/');
  await expectSimulations(page, 0);
  await goDown(page);
  await expect(card(page, 'Simulador IDEB')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Insights/ })).toBeHidden();
  const menu = page.getByRole('navigation', { name: 'Principal' });
  const newest = card(page, 'Atividades Recentes').getByRole('listitem').first();

  await test.step('the embedded simulator refuses what is out of range, and saves nothing', async () => {
    await fillQuickFigures(page, '94,5', '11');
    await page.getByRole('button', { name: 'Calcular' }).click();
    await expect(toast(page)).toContainText('Desempenho SAEB inválido');
    await expect(toast(page)).toContainText('O desempenho SAEB deve estar entre 0 e 10.');
    await expectSimulations(page, 0);
  });

  await test.step('it saves what it calculates, and the page takes note', async () => {
    await fillQuickFigures(page, '94,5', '5.4');
    await page.getByRole('button', { name: 'Calcular' }).click();
    await expect(toast(page)).toContainText('Simulação salva com sucesso!');
    await expect(toast(page)).toContainText('A simulação foi registrada no sistema.');
    await expect(card(page, 'Simulador IDEB')).toContainText('5,10');
    await expect(page.getByRole('heading', { name: 'Insights das Simulações (1)' })).toBeVisible();
    await expectSimulations(page, 1);
    await expect(newest).toContainText('Teresa Teste salvou a simulação');
    await expect(newest).toContainText('5,10');
  });

  await test.step('the simulation page lists it, and what is saved there is on the dashboard', async () => {
    await menu.getByRole('link', { name: 'Simulação IDEB' }).click();
    await expect(recentSimulations(page)).toHaveCount(1);
    await expect(recentSimulations(page).first()).toContainText('5,10');
    await page.getByRole('radio', { name: 'Estimativa rápida' }).check();
    await fillQuickFigures(page, '90', '5');
    await page.getByRole('button', { name: 'Calcular' }).click();
    await page.getByRole('button', { name: 'Salvar simulação' }).click();
    await expect(recentSimulations(page)).toHaveCount(2);
    await menu.getByRole('link', { name: 'Dashboard' }).click();
    await expectSimulations(page, 2);
    await goDown(page);
    await expect(page.getByRole('heading', { name: 'Insights das Simulações (2)' })).toBeVisible();
    await expect(newest).toContainText('4,50');
  });
});

test('what a colleague saves meanwhile is there when the page is opened again', async ({
  page,
  newSchool,
}) => {
  await newSchool(registrationOf(publishedSchool(0)));
  await page.goto('/');
  await expectSimulations(page, 0);
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await menu.getByRole('link', { name: 'Simulação IDEB' }).click();
  await expect(page.getByText('Nenhuma simulação salva')).toBeVisible();
  await saveSimulation(page, { approvalRate: '94.5', saebScore: '5.4', stage: 'ensino_medio' });
  await menu.getByRole('link', { name: 'Dashboard' }).click();
  await expectSimulations(page, 1);
  await menu.getByRole('link', { name: 'Simulação IDEB' }).click();
  await page.mouse.wheel(0, 4_000);
  await expect(recentSimulations(page)).toHaveCount(1);
});

test('simulations are counted for the school, and compared within their stage', async ({
  page,
  newSchool,
}) => {
  await newSchool();
  await saveSimulation(page, { approvalRate: '94.5', saebScore: '5.4', stage: 'anos_finais' });
  await page.goto('/?etapa=anos_iniciais');
  await expect(page.getByRole('heading', { name: 'Insights das Simulações (1)' })).toBeVisible();
  await expect(page.getByText('Nenhuma nos Anos Iniciais ainda: escolha outra etapa acima.')).toBeVisible();
  await page.getByRole('button', { name: /^Etapa: Anos Iniciais/ }).click();
  await page.getByRole('button', { name: 'Anos Finais', exact: true }).click();
  await expect(page).toHaveURL(/etapa=anos_finais/);
  await expect(figure(page, /^Insights/, 'Média simulada')).toContainText('5,10');
});

test('the bell announces what the audit trail holds, and nothing to a new school', async ({
  page,
  newSchool,
  signInAs,
  checkA11y,
}) => {
  await newSchool();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Comece aqui' })).toBeVisible();
  await expect(page.getByText('Nenhum IDEB publicado nos Anos Iniciais.')).toBeVisible();
  const example = page.getByRole('group', { name: 'Exemplo com os números do Brasil' });
  await expect(example).toContainText(/Anos Iniciais \d{4} \(INEP\)/);
  await expect(example.getByRole('img', { name: /precisa chegar a/ })).toBeVisible();
  await checkA11y('empty dashboard');
  const bell = page.getByRole('button', { name: 'Notificações: nenhuma não lida' });
  await bell.click();
  const box = page.getByRole('dialog', { name: 'Notificações' });
  await expect(box.getByRole('heading', { name: 'Tudo em dia' })).toBeVisible();
  await checkA11y('empty notifications');

  await signInAs('carlos.lima');
  await page.reload();
  await page.getByRole('button', { name: /^Notificações:/ }).click();
  await expect(box.getByText('Meta da escola alterada').first()).toBeVisible();
});
