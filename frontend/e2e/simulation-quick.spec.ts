import type { Page } from '@playwright/test';

import { expect, test } from './fixtures/school';
import { besideField, card, toast } from './support/screen';

const quick = (page: Page) => {
  const form = page.getByRole('form', { name: 'Parâmetros da estimativa rápida' });
  return {
    approval: form.getByLabel('Taxa de aprovação', { exact: true }),
    saeb: form.getByLabel('Desempenho SAEB', { exact: true }),
    target: form.getByLabel(/^Meta IDEB/),
    calculate: form.getByRole('button', { name: 'Calcular' }),
    save: form.getByRole('button', { name: 'Salvar simulação' }),
    result: form.locator('.card').filter({ has: page.getByRole('heading', { name: 'Resultado' }) }),
  };
};

test.beforeEach(async ({ page, newSchool }) => {
  await newSchool();
  await page.goto('/simulation?modo=rapida');
});

async function estimate(page: Page, approval: string, saeb: string, target = '') {
  const form = quick(page);
  await form.approval.fill(approval);
  await form.saeb.fill(saeb);
  await form.target.fill(target);
  await form.calculate.click();
}

test('approval times the score, rounded half up to two places', async ({ page }) => {
  const { result } = quick(page);
  await estimate(page, '94,5', '5.4');
  await expect(result.locator('.figure-display')).toHaveText('5,10');
  await expect(result.getByText('estimativa rápida', { exact: true })).toBeVisible();
  await expect(result.getByText('94,5 ÷ 100 × 5,4')).toBeVisible();
  // 4,985 exactly: in binary it would round down.
  await estimate(page, '99,7', '5');
  await expect(result.locator('.figure-display')).toHaveText('4,99');
  await estimate(page, '100', '10');
  await expect(result.locator('.figure-display')).toHaveText('10,00');
});

test('the distance to the goal chooses the suggestions', async ({ page }) => {
  const { result } = quick(page);
  const suggestions = card(page, 'Sugestões de ações');
  await expect(suggestions.getByText('Nenhuma sugestão ainda')).toBeVisible();
  await estimate(page, '94,5', '5,4', '5,61');
  await expect(suggestions.getByText('Faltam 0,51 para a meta 5,61.')).toBeVisible();
  await expect(suggestions.getByRole('listitem')).toHaveCount(3);
  await estimate(page, '94,5', '5,4', '5,6');
  await expect(suggestions.getByText('Faltam 0,50 para a meta 5,6.')).toBeVisible();
  await expect(suggestions.getByRole('listitem')).toHaveCount(2);
  await estimate(page, '94,5', '5,4', '5,1');
  await expect(result.getByText('Atinge a meta 5,1')).toBeVisible();
  await expect(suggestions.getByText('Parabéns!', { exact: false })).toBeVisible();
  await expect(suggestions.getByRole('listitem')).toHaveCount(3);
});

test('the colours of the index carry a word', async ({ page }) => {
  const { result } = quick(page);
  const words = { Boa: '6', Atenção: '5,99', Crítica: '3,99' };
  for (const [word, saeb] of Object.entries(words)) {
    await estimate(page, '100', saeb);
    await expect(result.getByText(word, { exact: true })).toBeVisible();
  }
});

test('wrong values are refused by the specification’s words', async ({ page }) => {
  const { approval, saeb, save } = quick(page);
  await save.click();
  await expect(toast(page)).toContainText('Erro');
  await expect(toast(page)).toContainText('Calcule a simulação IDEB antes de salvar.');

  const both = 'Por favor, preencha ambos os campos com valores válidos.';
  const refusals = [
    ['', '5,4', approval, 'Valores inválidos', both],
    ['94,5', 'NaN', saeb, 'Valores inválidos', both],
    [
      '100,05',
      '5,4',
      approval,
      'Taxa de aprovação inválida',
      'A taxa de aprovação deve estar entre 0 e 100%.',
    ],
    ['-1', '5,4', approval, 'Taxa de aprovação inválida', 'A taxa de aprovação deve estar entre 0 e 100%.'],
    ['94,5', '10,01', saeb, 'Desempenho SAEB inválido', 'O desempenho SAEB deve estar entre 0 e 10.'],
  ] as const;
  for (const [rate, score, field, title, sentence] of refusals) {
    await estimate(page, rate, score);
    await expect(toast(page)).toContainText(title);
    await expect(toast(page)).toContainText(sentence);
    await expect.poll(() => besideField(field)).toBe(sentence);
  }

  await estimate(page, '94,5', '5,4');
  await saeb.fill('');
  await save.click();
  await expect(toast(page)).toContainText('Preencha a taxa de aprovação e o desempenho SAEB.');
});

test('it is saved apart from calculating, and survives a reload', async ({ page }) => {
  const { save } = quick(page);
  await expect(page.getByText('Nenhuma simulação salva')).toBeVisible();
  await estimate(page, '94,5', '5,4', '5,0');
  await expect(page.getByText('Nenhuma simulação salva')).toBeVisible();
  await save.click();
  await expect(toast(page)).toContainText('Simulação salva com sucesso!');
  await expect(toast(page)).toContainText('A simulação foi registrada no histórico.');
  await page.reload();
  const entry = page.getByRole('list', { name: 'Simulações mais recentes' }).getByRole('listitem');
  await expect(entry).toContainText('5,10');
  await expect(entry).toContainText('Aprovação 94,5 % • SAEB 5,4');
  await expect(entry).toContainText('Na meta');
  await expect(page.getByText('Mostrando a simulação mais recente')).toBeVisible();
});

test('the two modes keep their numbers while one looks at the other', async ({ page }) => {
  const { approval } = quick(page);
  await approval.fill('87,6');
  await page.getByRole('radio', { name: 'Cálculo oficial' }).check();
  await expect(page).toHaveURL(/modo=oficial/);
  await expect(page.getByRole('form', { name: 'Parâmetros do cálculo oficial' })).toBeVisible();
  await page.getByRole('radio', { name: 'Estimativa rápida' }).check();
  await expect(approval).toHaveValue('87,6');
});

test('the page explains how the index is made', async ({ page }) => {
  const explanation = card(page, 'Como é calculado o IDEB?');
  await expect(explanation).toContainText('vai de 0 a 10');
  await expect(explanation).toContainText('A nota 6,0 é o padrão de países desenvolvidos');
});
