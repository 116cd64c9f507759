import type { Page } from '@playwright/test';

import { deferred } from '@/test/deferred';

import { expect, test } from './fixtures/school';
import { card, goDown, toast } from './support/screen';
import { fillQuickFigures } from './support/simulation';

const BUSY = 'O serviço está ocupado.';

/** From now on the server seems to refuse reads; the returned call lets it answer again. */
async function refuseReads(page: Page, url: RegExp) {
  await page.route(url, (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: 'Service Unavailable', status: 503, detail: BUSY }),
    }),
  );
  return () => page.unroute(url);
}

test('the dashboard says what it waits for, that it could not load, and recovers', async ({
  page,
  newSchool,
  checkA11y,
}) => {
  const figures = /\/api\/school\/\d+\/ideb$/;
  await newSchool();
  const asked = deferred<void>();
  await page.route(figures, async (route) => {
    await asked.promise;
    return route.fulfill({ status: 503, body: '' });
  });
  await page.goto('/');
  await expect(page.getByRole('main').getByText('Carregando dados da escola...').first()).toBeVisible();
  asked.resolve(undefined);
  await expect(page.getByRole('heading', { name: 'Erro ao carregar dados da escola' })).toBeVisible();
  await expect(page.getByText('Tente recarregar a página')).toBeVisible();
  await checkA11y('failure');
  await page.unroute(figures);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('heading', { name: 'Comece aqui' })).toBeVisible();
});

test('a part that fails leaves the rest of the dashboard standing', async ({ page, signInAs }) => {
  await signInAs('marina.souza');
  const parts = {
    'Comparação por Níveis': /\/comparison\?/,
    'Classificação Regional': /\/ranking\//,
    'Atividades Recentes': /\/activities/,
  };
  const answerAgain = await Promise.all(Object.values(parts).map((url) => refuseReads(page, url)));
  await page.goto('/');
  await goDown(page);
  for (const title of Object.keys(parts)) {
    await expect(card(page, title).getByRole('alert')).toContainText('Não foi possível carregar');
  }
  await expect(card(page, 'Evolução IDEB + Simulações').getByRole('img')).toBeVisible();
  await Promise.all(answerAgain.map((answer) => answer()));
  for (const title of Object.keys(parts)) {
    await card(page, title).getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(card(page, title).getByRole('alert')).toBeHidden();
  }
  // Of the municipality and of the state: not all states are loaded.
  await expect(card(page, 'Classificação Regional').getByRole('listitem')).toHaveCount(2);
});

test('without a connection the words say so, and nothing is saved twice', async ({ page, newSchool }) => {
  const { schoolId } = await newSchool();
  await page.goto('/');
  await fillQuickFigures(page, '94,5', '5,4');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Calcular' }).click();
  await expect(toast(page)).toContainText('Erro ao salvar simulação');
  await expect(toast(page)).toContainText('Sem resposta do servidor. Verifique a conexão e tente de novo.');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Calcular' }).dblclick();
  await expect(toast(page)).toContainText('Simulação salva com sucesso!');
  const saved = await page.request.get(`/api/school/${schoolId}/simulations`).then((answer) => answer.json());
  expect(saved).toHaveLength(1);
});

test('an answer that is lost on its way does not make a second simulation', async ({ page, newSchool }) => {
  const { schoolId } = await newSchool();
  await page.goto('/');
  await fillQuickFigures(page, '94,5', '5,4');
  await page.route('**/api/simulations', async (route) => {
    expect((await route.fetch()).status()).toBe(201);
    await route.abort();
  });
  const saved = () => page.request.get(`/api/school/${schoolId}/simulations`).then((answer) => answer.json());
  await page.getByRole('button', { name: 'Calcular' }).click();
  await expect(toast(page)).toContainText('Sem resposta do servidor.');
  expect(await saved()).toHaveLength(1);
  await page.unroute('**/api/simulations');
  await page.getByRole('button', { name: 'Calcular' }).click();
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
  await expect(page.getByRole('heading', { name: 'Comece aqui' })).toBeVisible();

  await page.getByRole('button', { name: 'Definir meta' }).click();
  // It is asked for twice: whoever lets it through between the two sees no failure.
  await expect(failed).toBeVisible();
  await page.unroute('**/assets/goal-dialog-*.js');
  await failed.getByRole('button', { name: 'Recarregar a página' }).click();
  await expect(failed).toBeHidden();
  await page.getByRole('button', { name: 'Definir meta' }).click();
  await expect(page.getByRole('dialog', { name: /^Meta da escola/ })).toBeVisible();
});

test('a part of the program that is gone asks for a reload', async ({ page, newSchool }) => {
  await newSchool();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Dashboard IDEB' })).toBeVisible();
  await page.route('**/assets/simulation-page-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('link', { name: 'Simulação IDEB' }).click();
  await expect(page.getByRole('heading', { name: 'Nova versão, ou sem conexão' })).toBeVisible();
  await page.unroute('**/assets/simulation-page-*.js');
  await page.getByRole('button', { name: 'Recarregar a página' }).click();
  await expect(page.getByRole('heading', { name: 'Simulação IDEB' })).toBeVisible();
});
