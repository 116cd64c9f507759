import { expect, test } from './fixtures/school';
import { startBoth } from './support/class-simulation';
import { expectLoaded } from './support/screen';

// The walks check every state they reach by all rules, light and at 1280 px. Here the other theme and a phone, on
// one state a screen: a new screen is one line.
const publicScreens = {
  '/login': 'Entrar no Sistema IDEB',
  '/student-login': 'Oi! Vamos entrar?',
  '/register': 'Registrar escola',
  '/sobre': 'Sobre',
};
const staffScreens = {
  '/?etapa=anos_finais': 'Dashboard IDEB',
  '/simulation?etapa=anos_finais': 'Simulação IDEB',
  '/classroom': 'Simulador de Sala de Aula',
  '/classroom?aba=disciplinas': 'Simulador de Sala de Aula',
  '/classroom?aba=questoes': 'Simulador de Sala de Aula',
  '/classroom?aba=questoes&importar=questoes': 'Importar Questões',
  '/classroom/prova': 'Prova impressa',
  '/classroom?aba=simulacao': 'Simulador de Sala de Aula',
  '/?importar=numeros': 'Importar Dados',
  '/students': 'Gestão de Alunos',
  '/actions': 'Ações Estratégicas',
  '/users': 'Gerenciamento de Usuários',
  '/users/conta': 'Minha conta',
  '/users/auditoria?periodo=tudo': 'Auditoria',
  '/notificacoes': 'Notificações',
  '/lesson-plans/bncc?disciplina=matematica': 'Catálogo da BNCC',
  '/students/cartoes?impressos=sim': /cartões em \d+ folhas/,
};

for (const [path, title] of Object.entries(publicScreens)) {
  test(`the dark theme and a phone: ${path}`, async ({ page, checkLooks }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await checkLooks(path);
  });
}

for (const [path, title] of Object.entries(staffScreens)) {
  test(`the dark theme and a phone, signed in: ${path}`, async ({ page, signInAs, checkLooks }) => {
    await signInAs('marina.souza');
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
    await expectLoaded(page);
    await checkLooks(path);
  });
}

test('the dark theme and a phone: a question on the wall, and the grid', async ({
  page,
  newSchool,
  checkLooks,
}) => {
  await newSchool();
  const { projetada, impressa } = await startBoth(page);
  await page.goto(projetada);
  await expect(page.getByText('Questão 1 de 3', { exact: true })).toBeVisible();
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  await expect(page.getByText('A turma marcou', { exact: true })).toBeVisible();
  await checkLooks('the wall');
  await page.goto(impressa);
  await expect(page.getByRole('heading', { name: 'Prova impressa, 9º A' })).toBeVisible();
  await page.keyboard.type('ab ');
  await checkLooks('the grid');
});

test('the menu of a phone leads to another page', async ({ page, signInAs, checkA11y }) => {
  await signInAs('marina.souza');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/simulation?modo=rapida');
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await checkA11y('menu');
  await menu.getByRole('link', { name: 'Dashboard' }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Dashboard IDEB' })).toBeFocused();
});
