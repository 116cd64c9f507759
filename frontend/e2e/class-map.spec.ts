import type { ClassMastery } from '../src/api/learning/mastery-map';
import { sidewaysScroll } from './fixtures/a11y';
import { expect, test } from './fixtures/school';
import { card, comeNear } from './support/screen';

test('the map of a class leads from what it lacks to a plan and to an action', async ({
  page,
  signInAs,
  checkA11y,
  checkLooks,
}) => {
  test.slow();
  await signInAs('marina.souza');
  await page.goto('/classroom');
  await page.getByRole('link', { name: 'Mapa da turma 9º A' }).click();
  await expect(page.getByRole('heading', { name: 'Mapa da turma', level: 1 })).toBeFocused();
  await page.getByLabel('Disciplina').selectOption('Matemática');
  const answer = page.getByRole('region', { name: /^A (turma precisa reforçar|habilidade com mais)/ });
  await expect(answer).toContainText('menos de 60 em 100');
  await expect(page).toHaveURL(/\/classroom\/mapa\?turma=\d+&disciplina=\d+/);
  await checkA11y('map of a class');

  await test.step('who needs help, five and then all', async () => {
    const help = card(page, 'Quem precisa de ajuda agora');
    await expect(help.getByRole('listitem')).toHaveCount(5);
    await help.getByRole('button', { name: /^Ver os \d+ alunos/ }).click();
    expect(await help.getByRole('listitem').count()).toBeGreaterThan(5);
    await expect(help.getByRole('link').first()).toHaveAttribute('href', /\/students\?aluno=\d+/);
  });

  await test.step('what if some of them learn', async () => {
    const projection = card(page, 'Projeção de Matemática');
    await expect(projection.getByText('Projeção interna, não é nota do Saeb.')).toBeVisible();
    await expect(projection.getByText(/^entre \d,\d e \d+,\d$/)).toBeVisible();
    const whole = projection.getByRole('status');
    await expect(whole).toContainText(/sobe0,\d\d/);
    await projection.getByRole('textbox', { name: 'Quantos alunos passam a dominar' }).fill('0');
    await expect(whole).toContainText('sobe0,00');
    await projection.getByRole('slider', { name: 'Quantos alunos passam a dominar' }).press('End');
    await expect(whole).not.toContainText('0,00');
  });

  await test.step('the map as a table, as lists, and as a file', async () => {
    const map = card(page, 'Habilidades × alunos');
    await expect(map.getByRole('region', { name: /^Mapa de \d+ alunos por \d+ habilidades/ })).toBeVisible();
    await map.getByRole('radio', { name: 'Por habilidade' }).check({ force: true });
    await map.getByRole('list', { name: 'Alunos por habilidade' }).locator('summary').first().click();
    await expect(map.getByText(/ a reforçar(,| e )/).first()).toBeVisible();
    await checkA11y('map by skill');
    await map.getByRole('radio', { name: 'Tabela' }).check({ force: true });
    const coming = page.waitForEvent('download');
    await map.getByRole('button', { name: 'Baixar CSV' }).click();
    expect((await coming).suggestedFilename()).toBe('mapa-da-turma.csv');
  });
  await checkLooks('map of a class');

  await test.step('a plan begins with the skill and the reason', async () => {
    await answer.getByRole('link', { name: /^Criar plano de aula para/ }).click();
    const request = page.getByRole('dialog', { name: /plano/i });
    await expect(request.getByLabel('Disciplina')).toHaveValue('matematica');
    await expect(request.getByText(/^Turma 9º A: \d+ de \d+ alunos que responderam/)).toBeVisible();
    await page.goBack();
  });

  await test.step('an action begins with the pupils it is for', async () => {
    await answer.getByRole('link', { name: 'Criar ação de reforço' }).click();
    const form = page.getByRole('dialog', { name: 'Nova Ação' });
    await expect(form.getByLabel('Título')).toHaveValue(/^Reforçar D\d+ na turma 9º A$/);
    await expect(form.getByLabel('Tipo')).toHaveValue('matematica');
    await checkA11y('an action from the map');
    await form.getByRole('button', { name: 'Cancelar' }).click();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL(/\/actions$/);
  });
});

test('a class that nobody answered for says what the map waits for', async ({
  page,
  signInAs,
  checkA11y,
}) => {
  await signInAs('ana.prado');
  await page.goto('/classroom/mapa');
  await page.getByLabel('Turma', { exact: true }).selectOption({ label: '6º A, Matutino' });
  await expect(page.getByRole('heading', { name: 'Ainda não há o que mostrar' })).toBeVisible();
  await expect(page.getByText('Ainda é cedo para projetar.')).toBeVisible();
  await checkA11y('no map yet');
});

test('the method says what was studied and whose the numbers are', async ({
  page,
  signInAs,
  checkA11y,
  checkLooks,
}) => {
  await signInAs('carlos.lima');
  await page.goto('/classroom/mapa');
  await page.getByText('Como a projeção é feita').click();
  await page.getByRole('link', { name: 'Ver o método, o estudo e os limites' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Como a projeção e o domínio são feitos');
  await expect(
    page.getByRole('table', { name: 'Acerto da projeção no estudo' }).getByRole('row'),
  ).toHaveCount(9);
  await expect(page.getByRole('table', { name: 'Números por habilidade' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Calcular pelas respostas da escola' })).toBeVisible();
  await checkA11y('method');
  await checkLooks('method');
});

test('the dashboard has the projection below its evidence', async ({ page, signInAs, checkA11y }) => {
  await signInAs('marina.souza');
  await page.goto('/?etapa=anos_finais');
  await comeNear(page);
  const projection = card(page, 'Projeção da escola, Anos Finais');
  await expect(projection).toContainText('Projeção interna, não é nota do Saeb.', { timeout: 60_000 });
  await expect(projection).toContainText('As duas escalas vão de 0 a 10, mas não são a mesma.');
  await checkA11y('dashboard with its projection');
  await page.goto('/?etapa=ensino_medio');
  await comeNear(page);
  await expect(
    page.getByRole('link', { name: /^Ainda é cedo para projetar o resultado da escola/ }),
  ).toBeVisible({
    timeout: 60_000,
  });
});

/** A class as large as the screen has to bear. */
function large(): ClassMastery {
  const [across, down] = [20, 35];
  const cells = (row: number) =>
    Array.from({ length: across }, (_, column) => {
      const mastery = (row * 7 + column * 11) % 101;
      if ((row + column) % 13 === 0) return null;
      const level = mastery < 60 ? 'treinar' : mastery < 95 ? 'quase' : 'domina';
      return { mastery, level } as const;
    });
  return {
    className: '9º A',
    subject: 'Matemática',
    leftOut: 0,
    help: [],
    skills: Array.from({ length: across }, (_, column) => ({
      id: column + 1,
      name: `D${column + 1} (9º ano)`,
      asks: `Habilidade de número ${column + 1}`,
      toStrengthen: across - column,
      answered: 34,
    })),
    pupils: Array.from({ length: down }, (_, row) => ({
      id: row + 1,
      name: `Aluno de nome comprido ${row + 1}`,
      toStrengthen: Math.max(0, 30 - row),
      answered: 19,
      cells: cells(row),
    })),
  };
}

test('35 pupils by 20 skills read without colour, by keyboard, on a phone and on paper', async ({
  page,
  signInAs,
  checkA11y,
}, testInfo) => {
  await signInAs('marina.souza');
  await page.route('**/api/classes/*/mastery?*', (route) => route.fulfill({ json: large() }));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/classroom/mapa');
  const box = page.getByRole('region', { name: 'Mapa de 35 alunos por 20 habilidades' });
  await expect(box).toBeVisible();
  await box.screenshot({ path: testInfo.outputPath('forced-colours.png') });
  await checkA11y('large map with forced colours');

  await test.step('the box scrolls by keyboard, and its head and names stay', async () => {
    await page.emulateMedia({ forcedColors: 'none' });
    await page.setViewportSize({ width: 900, height: 700 });
    await box.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => box.evaluate((element) => element.scrollTop + element.scrollLeft))
      .toBeGreaterThan(0);
    const top = (await box.boundingBox())?.y ?? 0;
    const head = await box.getByRole('columnheader', { name: /^Aluno/ }).boundingBox();
    expect(Math.abs((head?.y ?? -99) - top)).toBeLessThan(4);
    expect(await sidewaysScroll(page)).toBe(false);
  });

  await test.step('on a phone it is a list', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('list', { name: 'Alunos por habilidade' })).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(false);
    await page.getByRole('radio', { name: 'Tabela' }).check({ force: true });
    await expect(box).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(false);
  });

  await test.step('on paper it lies across, with what the codes ask for behind it', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ media: 'print' });
    const paper = await page.pdf({ path: testInfo.outputPath('mapa.pdf'), preferCSSPageSize: true });
    const sheets = paper.toString('latin1').match(/MediaBox \[0 0 841\.\d+ 594\.\d+\]/g);
    expect(sheets?.length).toBeLessThan(3);
  });
});
