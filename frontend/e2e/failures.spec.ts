import type { Page } from '@playwright/test';

import { expect, test } from './fixtures/school';
import { card, toast } from './support/screen';

const BUSY = 'O serviço está ocupado.';

/** From now on the server seems to refuse; the returned call lets it answer again. */
async function refuse(page: Page, url: string | RegExp, method: string, retryAfter?: string) {
  await page.route(url, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    return route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      ...(retryAfter ? { headers: { 'Retry-After': retryAfter } } : {}),
      body: JSON.stringify({ type: 'about:blank', title: 'Service Unavailable', status: 503, detail: BUSY }),
    });
  });
  return () => page.unroute(url);
}

const retry = (page: Page) => page.getByRole('button', { name: 'Tentar de novo' });

test('the dashboard says that it could not load, and recovers', async ({ page, newSchool }) => {
  await newSchool();
  const answerAgain = await refuse(page, /\/api\/school\/\d+\/ideb$/, 'GET');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Erro ao carregar dados da escola' })).toBeVisible();
  await expect(page.getByText('Tente recarregar a página')).toBeVisible();
  await answerAgain();
  await retry(page).click();
  await expect(page.getByRole('heading', { name: 'Evolução IDEB + Simulações' })).toBeVisible();
});

test('a part that fails leaves the rest of the dashboard standing', async ({ page, signInAs }) => {
  await signInAs('marina.souza');
  const parts = {
    'Comparação por Níveis': /\/comparison\?/,
    'Classificação Regional': /\/ranking\//,
    'Atividades Recentes': /\/activities/,
  };
  const again = await Promise.all(Object.values(parts).map((url) => refuse(page, url, 'GET')));
  await page.goto('/');
  for (const title of Object.keys(parts)) {
    await expect(card(page, title).getByRole('alert')).toContainText('Não foi possível carregar');
  }
  await expect(card(page, 'Evolução IDEB + Simulações').locator('canvas')).toBeVisible();
  await Promise.all(again.map((answer) => answer()));
  for (const title of Object.keys(parts)) {
    await card(page, title).getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(card(page, title).getByRole('alert')).toBeHidden();
  }
  await expect(card(page, 'Classificação Regional').getByRole('listitem')).toHaveCount(3);
});

test('the simulation page recovers too', async ({ page, newSchool }) => {
  await newSchool();
  const answerAgain = await refuse(page, /\/api\/school\/\d+\/ideb$/, 'GET');
  await page.goto('/simulation');
  await expect(page.getByRole('heading', { name: 'Erro ao carregar dados da escola' })).toBeVisible();
  await answerAgain();
  await retry(page).click();
  await expect(page.getByRole('form', { name: 'Parâmetros do cálculo oficial' })).toBeVisible();
});

test('a save that fails keeps the form, says why and how long to wait', async ({ page, newSchool }) => {
  await newSchool();
  await page.goto('/simulation?modo=rapida');
  const approval = page.getByLabel('Taxa de aprovação', { exact: true });
  await approval.fill('94,5');
  await page.getByLabel('Desempenho SAEB', { exact: true }).fill('5,4');
  await page.getByRole('button', { name: 'Calcular' }).click();
  const answerAgain = await refuse(page, '**/api/simulations', 'POST', '60');
  await page.getByRole('button', { name: 'Salvar simulação' }).click();
  await expect(toast(page)).toContainText('Erro ao salvar simulação');
  await expect(toast(page)).toContainText(`${BUSY} Aguarde 1 minuto e tente de novo.`);
  await expect(approval).toHaveValue('94,5');
  await expect(page.getByRole('form').getByText(BUSY)).toBeVisible();

  await answerAgain();
  await page.getByRole('button', { name: 'Salvar simulação' }).click();
  await expect(toast(page)).toContainText('Simulação salva com sucesso!');
});

test('without a connection the words say so, and nothing is saved twice', async ({ page, newSchool }) => {
  const { schoolId } = await newSchool();
  await page.goto('/');
  await page.getByLabel('Taxa de aprovação', { exact: true }).fill('94,5');
  await page.getByLabel('Desempenho SAEB', { exact: true }).fill('5,4');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Calcular e salvar' }).click();
  await expect(toast(page)).toContainText('Erro ao salvar simulação');
  await expect(toast(page)).toContainText('Sem resposta do servidor. Verifique a conexão e tente de novo.');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Calcular e salvar' }).dblclick();
  await expect(toast(page)).toContainText('Simulação salva com sucesso!');
  const saved = await page.request.get(`/api/school/${schoolId}/simulations`).then((answer) => answer.json());
  expect(saved).toHaveLength(1);
});

test('an answer that is lost on its way does not make a second simulation', async ({ page, newSchool }) => {
  const { schoolId } = await newSchool();
  await page.goto('/');
  await page.getByLabel('Taxa de aprovação', { exact: true }).fill('94,5');
  await page.getByLabel('Desempenho SAEB', { exact: true }).fill('5,4');
  await page.route('**/api/simulations', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const saved = () => page.request.get(`/api/school/${schoolId}/simulations`).then((answer) => answer.json());
  await page.getByRole('button', { name: 'Calcular e salvar' }).click();
  await expect(toast(page)).toContainText('Sem resposta do servidor.');
  expect(await saved()).toHaveLength(1);
  await page.unroute('**/api/simulations');
  await page.getByRole('button', { name: 'Calcular e salvar' }).click();
  await expect(toast(page)).toContainText('Simulação salva com sucesso!');
  expect(await saved()).toHaveLength(1);
});

test('a dialog that cannot be loaded costs nothing but the dialog', async ({ page, newSchool }) => {
  await newSchool();
  await page.route('**/assets/goal-dialog-*.js', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'Definir meta' }).click();
  const failed = page.getByRole('dialog', { name: 'Não foi possível abrir' });
  await expect(failed).toBeVisible();
  await failed.getByRole('button', { name: 'Fechar' }).click();
  await expect(failed).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Evolução IDEB + Simulações' })).toBeVisible();

  await page.getByRole('button', { name: 'Definir meta' }).click();
  await page.unroute('**/assets/goal-dialog-*.js');
  await failed.getByRole('button', { name: 'Recarregar a página' }).click();
  await expect(failed).toBeHidden();
  await page.getByRole('button', { name: 'Definir meta' }).click();
  await expect(page.getByRole('dialog', { name: /^Meta da escola/ })).toBeVisible();
});

test('a refusal without words of its own gets the specification’s', async ({ page, newSchool }) => {
  await newSchool();
  await page.route('**/api/simulations', (route) => route.fulfill({ status: 500, body: '<h1>oops</h1>' }));
  await page.goto('/');
  await page.getByLabel('Taxa de aprovação', { exact: true }).fill('94,5');
  await page.getByLabel('Desempenho SAEB', { exact: true }).fill('5,4');
  await page.getByRole('button', { name: 'Calcular e salvar' }).click();
  await expect(toast(page)).toContainText('Não foi possível salvar a simulação. Tente novamente.');

  await page.context().clearCookies();
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/login');
  await page.getByLabel('Nome de usuário').fill('alguém');
  await page.getByLabel('Senha', { exact: true }).fill('qualquer');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Erro ao fazer login');
});

test('a part of the program that is gone asks for a reload', async ({ page, newSchool }) => {
  await newSchool();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Dashboard IDEB' })).toBeVisible();
  await page.route('**/assets/simulation-page-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('link', { name: 'Simulação IDEB' }).click();
  await expect(page.getByRole('heading', { name: 'Nova versão disponível' })).toBeVisible();
  await page.unroute('**/assets/simulation-page-*.js');
  await page.getByRole('button', { name: 'Recarregar a página' }).click();
  await expect(page.getByRole('heading', { name: 'Simulação IDEB' })).toBeVisible();
});

test('while the figures are on their way the page says what it waits for', async ({ page, newSchool }) => {
  await newSchool();
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/school\/\d+\/ideb$/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('main').getByText('Carregando dados da escola...').first()).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { name: 'Evolução IDEB + Simulações' })).toBeVisible();
});
