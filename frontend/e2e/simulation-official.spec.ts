import type { Locator, Page } from '@playwright/test';

import { expect, type NewSchool, test } from './fixtures/school';
import {
  parseNumber,
  publishedSchool,
  registrationOf,
  formatPlaces,
  formatNumber,
} from './support/published';
import { comeNear, fieldDescription, card, cell, row, toast } from './support/screen';
import { officialForm, recentSimulations, resultIndex, resultSentence } from './support/simulation';

const GRADES = ['1ª', '2ª', '3ª'];

/** The page of a school that INEP published, with its latest edition already calculated. */
async function openPublished(page: Page, newSchool: NewSchool, place = 0) {
  const school = publishedSchool(place);
  await newSchool(registrationOf(school));
  await page.goto('/simulation');
  await comeNear(page);
  return { school, latest: school.editions[2019], ...officialForm(page) };
}

/** Fills a number and calculates with it. */
async function calculateWith(field: Locator, value: string) {
  await field.fill(value);
  await field.press('Enter');
}

test('the latest edition is calculated at once, in six steps that agree with INEP', async ({
  page,
  newSchool,
}) => {
  const { school, latest, form, edition, lp, mt, grade, result } = await openPublished(page, newSchool);
  const working = page.locator('.fold').filter({ hasText: 'Ver a conta' });

  await test.step('the form holds what INEP published', async () => {
    await expect(form.getByText('Partindo da edição 2019, Ensino Médio.')).toBeVisible();
    await expect(lp).toHaveValue(formatPlaces(latest.lp, 2));
    await expect(mt).toHaveValue(formatPlaces(latest.mt, 2));
    for (const [at, name] of GRADES.entries()) {
      await expect(grade(name)).toHaveValue(formatPlaces(latest.rates[at] ?? '', 1));
    }
    await expect(resultIndex(result)).toHaveText(formatPlaces(latest.ideb, 1));
  });

  await test.step('the working, closed until it is asked for, has six steps, with INEP’s own N and P', async () => {
    await working.getByText('Ver a conta').click();
    const steps = working.getByRole('list', { name: 'Cálculo passo a passo' }).getByRole('listitem');
    await expect(steps).toHaveCount(6);
    const expressions = steps.locator('.sim-steps-expression');
    await expect(expressions.nth(0)).toHaveText(`(${formatPlaces(latest.lp, 2)} − 117) ÷ (451 − 117) × 10`);
    await expect(expressions.nth(1)).toHaveText(`(${formatPlaces(latest.mt, 2)} − 111) ÷ (467 − 111) × 10`);
    const results = steps.locator('.sim-steps-result');
    // As many places, four at least, as the next line takes to come out by hand.
    for (const [at, value] of [
      [2, latest.n],
      [3, latest.p],
    ] as const) {
      const printed = (await results.nth(at).textContent()) ?? '';
      const places = printed.split(',')[1]?.length ?? 0;
      expect(places).toBeGreaterThanOrEqual(4);
      expect(printed).toBe(formatPlaces(value, places));
    }
    await expect(results.nth(4)).toHaveText(formatNumber(parseNumber(latest.n) * parseNumber(latest.p), 4));
    await expect(results.nth(5)).toHaveText(formatPlaces(latest.ideb, 1));
  });

  await test.step('every edition of the school was recalculated and agrees', async () => {
    const note = working.getByText(/^Confere com o INEP em /);
    await expect(note).toContainText('em 2 de 2 edições desta escola');
    await working.getByText('Ver as edições conferidas').click();
    for (const year of [2017, 2019] as const) {
      const { mt: math, lp: portuguese, ideb } = school.editions[year];
      await expect(note).toContainText(`${year} (${formatPlaces(ideb, 1)})`);
      for (const value of [formatPlaces(math, 2), formatPlaces(portuguese, 2), formatPlaces(ideb, 1)]) {
        await expect(cell(row(working, `${year} EM`), value)).toBeVisible();
      }
    }
  });

  await test.step('another edition brings its own inputs', async () => {
    await edition.selectOption('2017');
    await expect(lp).toHaveValue(formatPlaces(school.editions[2017].lp, 2));
    await expect(resultIndex(result)).toHaveText(formatPlaces(school.editions[2017].ideb, 1));
    await expect(result.getByText('confere com o INEP', { exact: true })).toBeVisible();
  });
});

// This school's index would come out otherwise if N × P were rounded to two places first.
test('INEP’s inputs, typed, give INEP’s index, until one of them changes', async ({ page, newSchool }) => {
  const { latest, edition, lp, mt, grade, calculate, result } = await openPublished(page, newSchool, 1);
  await edition.selectOption('2019');
  const typed = [
    [lp, latest.lp],
    [mt, latest.mt],
    ...GRADES.map((name, at) => [grade(name), latest.rates[at]] as const),
  ] as const;
  for (const [field] of typed) await field.fill('');
  for (const [field, value] of typed) await field.fill(value ?? '');
  await calculate.click();
  await expect(resultIndex(result)).toHaveText(formatPlaces(latest.ideb, 1));
  await expect(result.getByText('confere com o INEP', { exact: true })).toBeVisible();
  await expect(result.getByText(/^2019: /)).toBeVisible();

  await test.step('what cannot be calculated leaves the answer standing', async () => {
    await lp.fill('501');
    await expect(result.getByText('Os números mudaram: calcule de novo')).toBeVisible();
    await expect(resultIndex(result)).toHaveText(formatPlaces(latest.ideb, 1));
  });

  await test.step('the answer follows what is typed', async () => {
    await lp.fill(formatNumber(parseNumber(latest.lp) + 1, 2));
    await expect(result.getByText('Os números mudaram: calcule de novo')).toHaveCount(0);
    await expect(result.getByText('confere com o INEP', { exact: true })).toBeHidden();
    await expect(result.getByText(/^simulação: /)).toBeVisible();
  });
});

test('the plan says what is enough for the next goal, and a hundredth less is not', async ({
  page,
  newSchool,
  checkA11y,
}) => {
  const { latest, target, mt, result } = await openPublished(page, newSchool);
  const goal = formatNumber(parseNumber(latest.ideb) + 0.1, 1);
  const plan = card(page, /^O plano: um destes basta/);
  const sentence = resultSentence(result);
  // Without a goal of one's own the next tenth is the aim.
  await expect(sentence).toContainText(`Para publicar ${goal}`);
  await expect(sentence).toContainText(/faltam 0,\d+$/);
  await expect(plan.getByRole('radio', { name: goal })).toBeChecked();
  await checkA11y('official simulation with its plan');

  const subject = row(plan, 'Matemática');
  const needed = (await subject.getByRole('cell').nth(1).textContent()) ?? '';
  expect(parseNumber(needed)).toBeGreaterThan(parseNumber(latest.mt));
  await expect(subject.getByRole('cell').first()).toHaveText(formatPlaces(latest.mt, 2));
  await calculateWith(mt, needed);
  await expect(resultIndex(result)).toHaveText(goal);
  await target.fill(goal);
  await expect(sentence).toHaveText(`Com estes números, publica ${goal}`);
  await expect(result.getByText(`A meta ${goal} seria atingida.`)).toBeVisible();

  await calculateWith(mt, formatNumber(parseNumber(needed) - 0.01, 2));
  await expect(sentence).toContainText(`Para publicar ${goal} faltam 0,0`);
  await expect(resultIndex(result)).toHaveText(formatPlaces(latest.ideb, 1));
});

test('a further goal is chosen with one press, and the effort towards it is shared', async ({
  page,
  newSchool,
}) => {
  const { latest, target } = await openPublished(page, newSchool);
  const plan = card(page, /^O plano: um destes basta/);
  const next = formatNumber(parseNumber(latest.ideb) + 0.2, 1);
  await plan.getByRole('radio', { name: next }).click();
  await expect(target).toHaveValue(next);
  const shared = page.getByRole('group', { name: 'Ou dividir o esforço entre' });
  const mover = (name: string) => shared.getByRole('checkbox', { name });
  const solution = shared.getByRole('status');
  await expect(mover('Aprovação')).toBeChecked();
  await expect(mover('Matemática')).toBeChecked();
  await expect(solution).toContainText(`publicam ${next}`);
  await expect(solution).toContainText(/ em Matemática/);
  await expect(solution).not.toContainText('Língua Portuguesa');

  await mover('Aprovação').uncheck();
  await expect(solution).toContainText(`publica ${next}`);
  await expect(solution).not.toContainText('aprovação');
  await mover('Matemática').uncheck();
  await expect(solution).toHaveText('Escolha ao menos uma coisa para mexer.');

  await calculateWith(target, '9,9');
  await mover('Língua Portuguesa').check();
  await expect(solution).toContainText('Só com isso não dá para publicar 9,9.');
});

test('the levers stand strongest first, and the suggestions name the goal', async ({ page, newSchool }) => {
  const { latest, target } = await openPublished(page, newSchool);
  const goal = formatNumber(parseNumber(latest.ideb) + 0.1, 1);
  await calculateWith(target, goal);
  const levers = card(page, 'O que mais move o índice').getByRole('listitem');
  await expect(levers).toHaveCount(6);
  const printed = (await levers.allTextContents()).map((text) =>
    (/\+(\d+,\d+)N × P de (\d+,\d+) para (\d+,\d+)$/.exec(text) ?? []).slice(1).map(parseNumber),
  );
  const gains = printed.map(([gain = NaN]) => gain);
  // Each is rounded by itself.
  for (const [gain = NaN, before = NaN, after = NaN] of printed)
    expect(Math.abs(after - before - gain)).toBeLessThan(0.0011);
  expect(gains).not.toContain(NaN);
  expect(gains).toEqual(gains.toSorted((a, b) => b - a));
  const suggestions = card(page, 'Sugestões de ações');
  await expect(suggestions).toContainText(`para publicar ${goal}.`);
  await expect(suggestions.getByRole('listitem')).toHaveCount(2);
  await calculateWith(target, formatNumber(parseNumber(latest.ideb) + 1, 1));
  await expect(suggestions.getByRole('listitem')).toHaveCount(3);
  await calculateWith(target, '1,0');
  await expect(suggestions).toContainText('a meta 1,0 seria atingida');
  await expect(suggestions.getByRole('listitem')).toHaveCount(3);
});

test('a saved simulation is still there after a reload, and its numbers can be used again', async ({
  page,
  newSchool,
}) => {
  const { latest, lp, save, result } = await openPublished(page, newSchool);
  const typed = formatNumber(parseNumber(latest.lp) + 12.34, 2);
  await calculateWith(lp, typed);
  await expect(result.getByText('confere com o INEP', { exact: true })).toBeHidden();
  await save.click();
  await expect(toast(page)).toContainText('Simulação salva com sucesso!');
  await expect(toast(page)).toContainText('A simulação foi registrada no histórico.');

  await page.reload();
  await comeNear(page);
  const history = recentSimulations(page);
  await expect(history).toHaveCount(1);
  await expect(history).toContainText(`MT ${formatPlaces(latest.mt, 2)}`);
  await expect(history).toContainText(`LP ${typed}`);
  await expect(history).toContainText('cálculo oficial');
  // The address is that of what was saved.
  await expect(lp).toHaveValue(typed);
  await lp.fill('250');
  await history.getByRole('button').first().click();
  await page.getByRole('button', { name: 'Usar estes números' }).click();
  await expect(lp).toHaveValue(typed);
  await expect(page.getByText(/^Partindo de “Simulação de/)).toBeVisible();
});

test('without any published number the form waits for them, and refuses what cannot be calculated', async ({
  page,
  newSchool,
}) => {
  await newSchool();
  await page.goto('/simulation?etapa=anos_finais');
  const { lp, mt, grade, calculate, result } = officialForm(page);
  await expect(result.getByRole('heading', { name: 'Nenhum cálculo ainda' })).toBeVisible();
  await lp.fill('260.84');
  await mt.fill('500,01');
  const rates = { '6º': '93,4', '7º': '93,7', '8º': '94', '9º': '95' };
  for (const [name, rate] of Object.entries(rates)) await grade(name).fill(rate);
  await calculate.click();
  await expect.poll(() => fieldDescription(mt)).toContain('A proficiência deve estar entre 0 e 500.');
  await expect(mt).toBeFocused();

  await mt.fill('258,94');
  await calculate.click();
  await expect(resultIndex(result)).toHaveText('5,0');
});
