import type { Page } from '@playwright/test';

import { sidewaysScroll } from './fixtures/a11y';
import { expect, test } from './fixtures/school';
import { startBoth } from './support/class-simulation';
import { cutOff, expectLoaded } from './support/screen';

const publicPages = {
  '/login': 'Entrar no Sistema IDEB',
  '/student-login': 'Oi! Vamos entrar?',
  '/register': 'Registrar escola',
  '/sobre': 'Sobre',
  '/nao-existe': 'Page Not Found',
};
const staffPages = {
  '/?etapa=anos_finais': 'Dashboard IDEB',
  '/simulation?etapa=anos_finais': 'Simulação IDEB',
  '/simulation?modo=rapida': 'Simulação IDEB',
  '/?importar=planilha': 'Importar Dados',
  '/?importar=numeros': 'Importar Dados',
  '/simulation?ver=historico': 'Histórico de simulações',
  '/simulation?ver=comparar': 'Comparar cenários',
  '/students': 'Gestão de Alunos',
  '/learning-style': 'Estilo de Aprendizagem',
  '/actions': 'Ações Estratégicas',
  '/classroom?aba=questoes': 'Simulador de Sala de Aula',
  '/classroom?aba=questoes&importar=questoes': 'Importar Questões',
  '/classroom/prova': 'Prova impressa',
  '/classroom?aba=simulacao': 'Simulador de Sala de Aula',
};

async function expectToFit(page: Page, pages: Record<string, string | RegExp>) {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [path, title] of Object.entries(pages)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
    await expectLoaded(page);
    expect.soft(await sidewaysScroll(page), `${path} scrolls sideways`).toBe(false);
    expect.soft(await cutOff(page), `${path} cuts off`).toEqual([]);
  }
}

test('nothing scrolls sideways or is cut off at 320 px, without a session', async ({ page }) => {
  await expectToFit(page, publicPages);
});

test('nothing scrolls sideways or is cut off at 320 px, signed in', async ({ page, signInAs }) => {
  await signInAs('marina.souza');
  await expectToFit(page, staffPages);
});

test('nothing scrolls sideways or is cut off at 320 px while a class answers', async ({
  page,
  newSchool,
}) => {
  await newSchool();
  const { projetada, impressa } = await startBoth(page);
  await expectToFit(page, { [projetada]: /^Quanto é/, [impressa]: 'Prova impressa, 9º A' });
});

test('what a finger has to hit is 44 px high', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    '/login',
    '/student-login',
    '/register',
    '/?etapa=anos_finais',
    '/simulation',
    '/students',
    '/actions',
    '/classroom?aba=questoes',
    '/classroom/prova',
    '/classroom?aba=simulacao',
  ]) {
    if (path.startsWith('/?')) await signInAs('marina.souza');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectLoaded(page);
    const small = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'button, select, input:not([type=radio], [type=checkbox], [type=file])',
        ),
      ]
        // The frame of a field belongs to it; a badge that opens a hint takes the finger beside it too; a word stays in its sentence.
        .map((element) => element.closest<HTMLElement>('.input') ?? element)
        .filter(
          (element) => !element.matches('.topbar-hint, .term') && element.getBoundingClientRect().height > 0,
        )
        .map((element) => ({ name: element.innerText, height: element.getBoundingClientRect().height }))
        .filter(({ height }) => height < 43.5)
        .map(({ name, height }) => `${name}: ${height}`),
    );
    expect.soft(small, path).toEqual([]);
  }
});

test('what opens from the top bar stands below its button', async ({ page, signInAs }) => {
  await signInAs('marina.souza');
  await page.goto('/');
  const bell = page.getByRole('button', { name: /^Notificações/ });
  await bell.click();
  const button = await bell.boundingBox();
  const panel = await page.getByRole('dialog', { name: 'Notificações' }).boundingBox();
  const rightOf = (box: typeof panel) => (box ? box.x + box.width : Number.NaN);
  expect(Math.abs(rightOf(panel) - rightOf(button))).toBeLessThan(12);
});

/** Text of twice the size, as the browser's own setting makes it. */
async function enlargeText(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 29 } });
}

test('much enlarged text leaves the frame of an unverified school whole', async ({ page, newSchool }) => {
  await newSchool({ schoolName: 'Escola Municipal Professora Maria das Dores' });
  await enlargeText(page);
  for (const width of [320, 414]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/students');
    const badge = page.getByRole('button', { name: 'não verificada' });
    await expect(badge).toBeVisible();
    // On one line: else its words are broken.
    expect((await badge.boundingBox())?.height, `${width}`).toBeLessThan(60);
    const link = page.getByRole('link', { name: 'Pular para o conteúdo' });
    expect(await link.evaluate((skip) => skip.getBoundingClientRect().bottom)).toBeLessThanOrEqual(0);
  }
});

test('a wide screen has the page in its middle', async ({ page, signInAs }) => {
  await signInAs('marina.souza');
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/students');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const [frame, main] = await Promise.all([
    page.locator('.app-frame-body').boundingBox(),
    page.getByRole('main').boundingBox(),
  ]);
  const middleOf = (box: typeof main) => (box ? box.x + box.width / 2 : Number.NaN);
  expect(Math.abs(middleOf(main) - middleOf(frame))).toBeLessThan(2);
});

test('in a low window a form keeps its buttons in sight', async ({ page, signInAs }) => {
  await signInAs('marina.souza');
  await page.setViewportSize({ width: 1366, height: 650 });
  for (const [path, opener, button] of [
    ['/users', 'Novo Usuário', 'Criar usuário'],
    ['/classroom', 'Ano letivo', 'Salvar'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: opener }).click();
    await expect(page.getByRole('button', { name: button })).toBeInViewport({ ratio: 1 });
  }
});

test('on a tablet a pupil takes two lines', async ({ page, signInAs }) => {
  await signInAs('marina.souza');
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/students');
  await expect(page.getByRole('row')).not.toHaveCount(0);
  const heights = await page
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(84);
});

test('on a phone the first who is found stands in the upper half', async ({ page, signInAs }) => {
  await signInAs('marina.souza');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/students');
  await page.getByRole('searchbox').fill('Alice');
  await expect(page.getByText(/^\d+ alunos?, em ordem/)).toBeInViewport();
  await expect(page.getByRole('button', { name: /^\S* ?Alice Alves/ })).toBeInViewport();
  const first = await page.locator('tbody tr').first().boundingBox();
  expect(first?.y).toBeLessThan(422);
});

test('on paper a list has its day, and nothing to choose or press', async ({ page, signInAs }) => {
  await signInAs('marina.souza');
  await page.goto('/students');
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('checkbox').first()).toBeHidden();
  await expect(page.getByRole('columnheader', { name: 'Ações' })).toBeHidden();
  await expect(page.getByText(/em ordem alfabética, em \d\d\/\d\d\/\d{4}$/)).toBeVisible();
});

test('on paper the dashboard of each stage is one page', async ({ page, signInAs }) => {
  await signInAs('marina.souza');
  for (const stage of ['anos_iniciais', 'anos_finais', 'ensino_medio']) {
    await page.goto(`/?etapa=${stage}`);
    await expect(page.getByRole('heading', { name: 'Classificação Regional' })).toBeVisible();
    await expect(page.getByText(/^Igual ou melhor que/).first()).toBeVisible();
    const paper = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/Type ?\/Page\b(?!s)/g), stage).toHaveLength(1);
  }
});
