import { expect, saveSimulation, test } from './fixtures/school';
import { card, toast } from './support/screen';

// Contrast, names, roles and order of what stands on screen: light and dark, at 1280 and 360 px.
// Axe looks at each state four times.
test.describe.configure({ timeout: 120_000 });

const demoDialogs = {
  'setting a goal': ['/?etapa=anos_finais', /^(Definir|Alterar) meta$/, /^Meta da escola/],
  'the import': ['/?etapa=anos_finais', /^Importar Dados/, 'Importar Dados'],
  'the whole history': ['/simulation', 'Ver todo o histórico', 'Histórico de simulações'],
  'the comparison of scenarios': ['/simulation', 'Comparar cenários', 'Comparar cenários'],
} as const;

test.describe('pages without a session', () => {
  test('login, also with what is missing', async ({ page, checkA11y }) => {
    await page.goto('/login');
    await expect(page.getByRole('region', { name: 'Contas de demonstração' })).toBeVisible();
    await checkA11y('login');
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page.getByText('Senha é obrigatória')).toBeVisible();
    await checkA11y('login with errors');
  });

  test('registration, with a school found and fields missing', async ({ page, checkA11y }) => {
    await page.goto('/register');
    await page.getByLabel('Código INEP').fill('35999001');
    await expect(page.getByText('Encontramos esta escola nos dados do INEP')).toBeVisible();
    await page.getByRole('button', { name: 'Registrar escola' }).click();
    await expect(page.getByText('As senhas não coincidem')).toBeVisible();
    await checkA11y('register');
  });

  test('“Sobre” and the unknown address', async ({ page, checkA11y }) => {
    await page.goto('/sobre');
    await expect(page.getByText('Escolas na base')).toBeVisible();
    await checkA11y('about');
    await page.goto('/nao-existe');
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await checkA11y('not found');
  });
});

test.describe('the demonstration school', () => {
  test.beforeEach(async ({ signInAs }) => {
    await signInAs('marina.souza');
  });

  test('the dashboard, with the numbers of its charts open', async ({ page, checkA11y }) => {
    await page.goto('/?etapa=anos_finais');
    await expect(card(page, 'Evolução IDEB + Simulações').locator('canvas')).toBeVisible();
    for (const summary of await page.getByText('Ver os números').all()) await summary.click();
    await checkA11y('dashboard');
  });

  test('the official simulation with its plan', async ({ page, checkA11y }) => {
    await page.goto('/simulation?etapa=anos_finais');
    await expect(card(page, /^Para publicar/)).toBeVisible();
    await checkA11y('official simulation');
  });

  test('the quick simulation with a result and a refusal', async ({ page, checkA11y }) => {
    await page.goto('/simulation?modo=rapida');
    await page.getByLabel('Taxa de aprovação', { exact: true }).fill('94,5');
    await page.getByLabel('Desempenho SAEB', { exact: true }).fill('5,4');
    await page.getByRole('button', { name: 'Calcular' }).click();
    await expect(page.getByText('94,5 ÷ 100 × 5,4')).toBeVisible();
    await page.getByLabel('Desempenho SAEB', { exact: true }).fill('11');
    await page.getByRole('button', { name: 'Calcular' }).click();
    await expect(toast(page)).toBeVisible();
    await checkA11y('quick simulation');
  });

  for (const [name, [path, opener, title]] of Object.entries(demoDialogs)) {
    test(`the dialog of ${name}`, async ({ page, checkA11y }) => {
      await page.goto(path);
      await page.getByRole('button', { name: opener }).click();
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await expect(page.locator('.skeleton')).toHaveCount(0);
      await checkA11y(name);
    });
  }

  test('the boxes of the frame: account and password', async ({ page, checkA11y }) => {
    await page.goto('/simulation?modo=rapida');
    await page.getByRole('button', { name: /^Conta de/ }).click();
    await expect(page.getByRole('dialog', { name: 'Marina Souza' })).toBeVisible();
    await checkA11y('account');
    await page.getByRole('button', { name: 'Alterar senha' }).click();
    await expect(page.getByRole('dialog', { name: 'Alterar senha' })).toBeVisible();
    await checkA11y('password');
  });
});

test('a teacher’s dashboard, with what is disabled', async ({ page, signInAs, checkA11y }) => {
  await signInAs('ana.prado');
  await page.goto('/?etapa=ensino_medio');
  await expect(page.getByText('Só gestor ou coordenador pode importar dados.')).toBeVisible();
  await checkA11y('teacher’s dashboard');
});

test('a school with nothing yet: dashboard, simulation, notifications', async ({
  page,
  newSchool,
  checkA11y,
}) => {
  await newSchool();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /^Nenhum IDEB publicado/ })).toBeVisible();
  await checkA11y('empty dashboard');
  await page.getByRole('button', { name: 'Notificações: nenhuma não lida' }).click();
  await expect(page.getByText('Nenhuma notificação')).toBeVisible();
  await checkA11y('empty notifications');
  await page.goto('/simulation');
  await expect(page.getByRole('heading', { name: 'Nenhuma simulação salva' })).toBeVisible();
  await checkA11y('empty simulation');
});

test('typing the figures, with refusals, and the question before deleting', async ({
  page,
  newSchool,
  checkA11y,
}) => {
  await newSchool();
  await page.goto('/?etapa=anos_finais&importar=numeros');
  const dialog = page.getByRole('dialog', { name: 'Importar Dados' });
  await dialog.getByLabel('IDEB (opcional)').fill('5,2');
  await dialog.getByRole('button', { name: 'Salvar números' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByLabel('Matemática').fill('501');
  await dialog.getByRole('button', { name: 'Salvar números' }).click();
  await expect(dialog.getByText('A proficiência deve estar entre 0 e 500.')).toBeVisible();
  await checkA11y('typed figures');
  await dialog.getByRole('button', { name: /^Excluir os números/ }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await checkA11y('question before deleting');
});

test('a failure, and a session that is over', async ({ page, newSchool, checkA11y }) => {
  await newSchool();
  await saveSimulation(page, { approvalRate: '94.5', saebScore: '5.4' });
  await page.route(/\/api\/school\/\d+\/ideb$/, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Erro ao carregar dados da escola' })).toBeVisible();
  await checkA11y('failure');
  await page.unroute(/\/api\/school\/\d+\/ideb$/);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('dialog', { name: 'Entrar de novo' })).toBeVisible();
  await checkA11y('signing in again');
});

test('the menu of a phone', async ({ page, signInAs, checkA11y }) => {
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
