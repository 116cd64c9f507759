import type { Locator, Page } from '@playwright/test';

import { expect, type NewSchool, test } from './fixtures/school';
import { numberOf, publishedSchool, registrationOf, withPlaces, written } from './support/published';
import { besideField, card, cell, row, toast } from './support/screen';

const official = (page: Page) => {
  const form = page.getByRole('form', { name: 'Parâmetros do cálculo oficial' });
  return {
    form,
    stage: form.getByLabel('Etapa'),
    edition: form.getByLabel('Edição'),
    lp: form.getByRole('textbox', { name: 'Língua Portuguesa' }),
    mt: form.getByRole('textbox', { name: 'Matemática' }),
    grade: (name: string) => form.getByRole('textbox', { name, exact: true }),
    target: form.getByRole('textbox', { name: /^Meta IDEB/ }),
    calculate: form.getByRole('button', { name: 'Calcular' }),
    save: form.getByRole('button', { name: 'Salvar simulação' }),
    result: form.locator('.card').filter({ has: page.getByRole('heading', { name: 'Resultado' }) }),
  };
};

const GRADES = ['1ª', '2ª', '3ª'];

async function open(page: Page, newSchool: NewSchool, place = 0) {
  const school = publishedSchool(place);
  await newSchool(registrationOf(school));
  await page.goto('/simulation');
  return { school, now: school.editions[2019], ...official(page) };
}

/** The index that stands large in the result. */
const shown = (result: Locator): Locator => result.locator('.figure-display');

/** Fills a number and calculates with it. */
async function calculateWith(field: Locator, value: string) {
  await field.fill(value);
  await field.press('Enter');
}

// The second one would come out otherwise if N × P were rounded to two places first.
for (const place of [0, 1]) {
  test(`INEP’s inputs give INEP’s index: school ${place} of the sample`, async ({ page, newSchool }) => {
    const { now, edition, lp, mt, grade, calculate, result } = await open(page, newSchool, place);
    await edition.selectOption('2019');
    const typed = [
      [lp, now.lp],
      [mt, now.mt],
      ...GRADES.map((name, at) => [grade(name), now.rates[at]] as const),
    ] as const;
    for (const [field] of typed) await field.fill('');
    for (const [field, value] of typed) await field.fill(value ?? '');
    await calculate.click();
    await expect(shown(result)).toHaveText(withPlaces(now.ideb, 1));
    await expect(result.getByText('confere com o INEP', { exact: true })).toBeVisible();
    await expect(result.getByText(`IDEB 2019 publicado: ${withPlaces(now.ideb, 1)}`)).toBeVisible();

    await lp.fill(written(numberOf(now.lp) + 1, 2));
    // Once for the eye, once for the ear.
    const outdated = result.getByText('Os números mudaram: calcule de novo');
    await expect(outdated.first()).toBeVisible();
    await calculate.click();
    await expect(outdated).toHaveCount(0);
    await expect(result.getByText('confere com o INEP', { exact: true })).toBeHidden();
  });
}

test('the page opens with the latest edition, already calculated', async ({ page, newSchool }) => {
  const { now, lp, mt, grade, result, form } = await open(page, newSchool);
  await expect(form.getByText('Partindo da edição 2019, Ensino Médio.')).toBeVisible();
  await expect(lp).toHaveValue(withPlaces(now.lp, 2));
  await expect(mt).toHaveValue(withPlaces(now.mt, 2));
  for (const [at, name] of GRADES.entries()) {
    await expect(grade(name)).toHaveValue(withPlaces(now.rates[at] ?? '', 1));
  }
  await expect(shown(result)).toHaveText(withPlaces(now.ideb, 1));
});

test('the working has six steps, with INEP’s own N and P', async ({ page, newSchool }) => {
  const { now, result } = await open(page, newSchool);
  const steps = result.getByRole('list', { name: 'Cálculo passo a passo' }).getByRole('listitem');
  await expect(steps).toHaveCount(6);
  const expressions = steps.locator('.sim-steps-expression');
  await expect(expressions.nth(0)).toHaveText(`(${withPlaces(now.lp, 2)} − 117) ÷ (451 − 117) × 10`);
  await expect(expressions.nth(1)).toHaveText(`(${withPlaces(now.mt, 2)} − 111) ÷ (467 − 111) × 10`);
  const results = steps.locator('.sim-steps-result');
  await expect(results.nth(2)).toHaveText(withPlaces(now.n, 4));
  await expect(results.nth(3)).toHaveText(withPlaces(now.p, 4));
  await expect(results.nth(4)).toHaveText(written(numberOf(now.n) * numberOf(now.p), 4));
  await expect(results.nth(5)).toHaveText(withPlaces(now.ideb, 1));
});

test('every edition of the school was recalculated and agrees', async ({ page, newSchool }) => {
  const { school, result } = await open(page, newSchool);
  const list = [2017, 2019] as const;
  const said = list.map((year) => `${year} (${withPlaces(school.editions[year].ideb, 1)})`).join(' e ');
  await expect(
    result.getByText(`Confere com o INEP em 2 de 2 edições desta escola: Ensino Médio ${said}.`),
  ).toBeVisible();
  await result.getByText('Ver as edições conferidas').click();
  for (const year of list) {
    const { mt, lp, ideb } = school.editions[year];
    for (const value of [withPlaces(mt, 2), withPlaces(lp, 2), withPlaces(ideb, 1)]) {
      await expect(cell(row(result, `${year} EM`), value)).toBeVisible();
    }
  }
});

test('another edition brings its own inputs', async ({ page, newSchool }) => {
  const { school, edition, lp, result } = await open(page, newSchool);
  const before = school.editions[2017];
  await edition.selectOption('2017');
  await expect(lp).toHaveValue(withPlaces(before.lp, 2));
  await expect(shown(result)).toHaveText(withPlaces(before.ideb, 1));
  await expect(result.getByText('confere com o INEP', { exact: true })).toBeVisible();
});

test.describe('the way back from a goal', () => {
  test('what the plan asks of one subject is enough, and a hundredth less is not', async ({
    page,
    newSchool,
  }) => {
    const { now, target, mt, result } = await open(page, newSchool);
    const goal = written(numberOf(now.ideb) + 0.1, 1);
    await calculateWith(target, goal);
    const plan = card(page, new RegExp(`^Para publicar ${goal} faltam 0,\\d+$`));
    await expect(plan).toBeVisible();
    const subject = row(plan, 'Matemática');
    const needed = (await subject.getByRole('cell').nth(1).textContent()) ?? '';
    expect(numberOf(needed)).toBeGreaterThan(numberOf(now.mt));
    await expect(subject.getByRole('cell').first()).toHaveText(withPlaces(now.mt, 2));
    await expect(plan.getByRole('status')).toHaveText(
      `Com o resto fixo, Matemática precisa de ${needed} na 3ª série.`,
    );

    await calculateWith(mt, needed);
    await expect(page.getByRole('heading', { name: `A meta ${goal} está atingida` })).toBeVisible();
    await expect(shown(result)).toHaveText(goal);
    await expect(result.getByText(`Atinge a meta ${goal}`)).toBeVisible();

    await calculateWith(mt, written(numberOf(needed) - 0.01, 2));
    await expect(
      page.getByRole('heading', { name: new RegExp(`^Para publicar ${goal} faltam 0,00`) }),
    ).toBeVisible();
    await expect(shown(result)).toHaveText(withPlaces(now.ideb, 1));
  });

  test('what is held fixed is not asked to move', async ({ page, newSchool }) => {
    const { now, target } = await open(page, newSchool);
    await calculateWith(target, written(numberOf(now.ideb) + 0.1, 1));
    const locks = page.getByRole('group', { name: 'Manter fixo' });
    const lock = (name: string) => locks.getByRole('checkbox', { name });
    const solution = locks.getByRole('status');
    await expect(lock('Língua Portuguesa')).toBeChecked();
    await expect(lock('Aprovação')).toBeChecked();
    await expect(lock('Matemática')).not.toBeChecked();

    await lock('Matemática').check();
    await expect(solution).toHaveText('Com tudo fixo nada muda. Solte pelo menos um item.');
    await lock('Língua Portuguesa').uncheck();
    await expect(solution).toHaveText(
      /^Com o resto fixo, Língua Portuguesa precisa de \d+,\d+ na 3ª série\.$/,
    );
    await lock('Matemática').uncheck();
    await lock('Aprovação').uncheck();
    await expect(solution).toContainText('Sem nada fixo,');
    for (const name of ['Língua Portuguesa', 'Matemática', 'Aprovação'])
      await expect(solution).toContainText(name);

    await calculateWith(target, '9,9');
    await lock('Aprovação').check();
    await lock('Matemática').check();
    await expect(solution).toContainText('Com isso fixo não dá para chegar a 9,9.');
  });

  test('a goal that is missing is offered: the next index INEP could publish', async ({
    page,
    newSchool,
  }) => {
    const { now, target } = await open(page, newSchool);
    const next = written(numberOf(now.ideb) + 0.1, 1);
    await page.getByRole('button', { name: `Simular a meta ${next}` }).click();
    await expect(target).toHaveValue(next);
    await expect(
      page.getByRole('heading', { name: new RegExp(`^Para publicar ${next} faltam`) }),
    ).toBeVisible();
  });

  test('the levers stand strongest first, and the suggestions name the goal', async ({ page, newSchool }) => {
    const { now, target } = await open(page, newSchool);
    const goal = written(numberOf(now.ideb) + 0.1, 1);
    await calculateWith(target, goal);
    const levers = card(page, 'O que mais move o índice').getByRole('listitem');
    await expect(levers).toHaveCount(5);
    const texts = await levers.allTextContents();
    const gains = texts.map((text) => numberOf(/\+(\d+,\d+)$/.exec(text)?.[1] ?? 'NaN'));
    expect(gains).toEqual(gains.toSorted((a, b) => b - a));
    const suggestions = card(page, 'Sugestões de ações');
    await expect(suggestions).toContainText(`para a meta ${goal}`);
    await expect(suggestions.getByRole('listitem')).toHaveCount(2);
    await calculateWith(target, written(numberOf(now.ideb) + 1, 1));
    await expect(suggestions.getByRole('listitem')).toHaveCount(3);
    await calculateWith(target, '1,0');
    await expect(suggestions).toContainText('A meta 1,0 está atingida.');
    await expect(suggestions.getByRole('listitem')).toHaveCount(3);
  });
});

test('what cannot be calculated is refused beside its field and in a toast', async ({ page, newSchool }) => {
  const { lp, mt, grade, target, calculate, save } = await open(page, newSchool);
  const refusals = [
    [lp, '', 'Valores inválidos', 'Informe a proficiência, como 258,94.'],
    [mt, '500,01', 'Proficiência inválida', 'A proficiência deve estar entre 0 e 500.'],
    [grade('1ª'), '100,1', 'Taxa de aprovação inválida', 'De 0 a 100'],
    [grade('2ª'), 'muitos', 'Valores inválidos', 'Não é um número'],
    [target, '10,1', 'Meta IDEB inválida', 'A meta deve estar entre 0 e 10.'],
  ] as const;
  for (const [field, wrong, title, sentence] of refusals) {
    const right = await field.inputValue();
    await field.fill(wrong);
    await calculate.click();
    await expect(toast(page)).toContainText(title);
    await expect.poll(() => besideField(field)).toContain(sentence);
    await expect(field).toBeFocused();
    await field.fill(right);
  }
  await target.fill('5,0');
  await save.click();
  await expect(toast(page)).toContainText('Calcule a simulação IDEB antes de salvar.');
});

test('a saved simulation is still there after a reload, and its numbers can be used again', async ({
  page,
  newSchool,
}) => {
  const { now, lp, save, result } = await open(page, newSchool);
  const typed = written(numberOf(now.lp) + 12.34, 2);
  await calculateWith(lp, typed);
  await expect(result.getByText('confere com o INEP', { exact: true })).toBeHidden();
  await save.click();
  await expect(toast(page)).toContainText('Simulação salva com sucesso!');
  await expect(toast(page)).toContainText('A simulação foi registrada no histórico.');

  await page.reload();
  const history = page.getByRole('list', { name: 'Simulações mais recentes' }).getByRole('listitem');
  await expect(history).toHaveCount(1);
  await expect(history).toContainText(`MT ${withPlaces(now.mt, 2)} • LP ${typed}`);
  await expect(history).toContainText('cálculo oficial');
  await expect(lp).toHaveValue(withPlaces(now.lp, 2));
  await history.getByRole('button').click();
  await expect(lp).toHaveValue(typed);
  await expect(page.getByText(/^Partindo da simulação de/)).toBeVisible();
});

test('without any published number the form waits for them', async ({ page, newSchool }) => {
  await newSchool();
  await page.goto('/simulation?etapa=anos_finais');
  const { lp, mt, grade, calculate, result } = official(page);
  await expect(result.getByRole('heading', { name: 'Nenhum cálculo ainda' })).toBeVisible();
  await lp.fill('260.84');
  await mt.fill('258,94');
  const rates = { '6º': '93,4', '7º': '93,7', '8º': '94', '9º': '95' };
  for (const [name, rate] of Object.entries(rates)) await grade(name).fill(rate);
  await calculate.click();
  await expect(shown(result)).toHaveText('5,0');
});
