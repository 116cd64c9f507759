import type { Locator, Page } from '@playwright/test';

/** The two figures of the quick estimate, wherever they stand alone on a page. */
export async function fillQuickFigures(page: Page, approval: string, saeb: string) {
  await page.getByLabel('Taxa de aprovação', { exact: true }).fill(approval);
  await page.getByLabel('Desempenho SAEB', { exact: true }).fill(saeb);
}

export const quickForm = (page: Page) => {
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

export const officialForm = (page: Page) => {
  const form = page.getByRole('form', { name: 'Parâmetros do cálculo oficial' });
  return {
    form,
    edition: form.getByLabel('Edição', { exact: true }),
    lp: form.getByRole('textbox', { name: 'Língua Portuguesa' }),
    mt: form.getByRole('textbox', { name: 'Matemática' }),
    grade: (name: string) => form.getByRole('textbox', { name, exact: true }),
    target: form.getByRole('textbox', { name: /^Meta IDEB/ }),
    calculate: form.getByRole('button', { name: 'Calcular' }),
    save: form.getByRole('button', { name: 'Salvar simulação' }),
    result: form.locator('.card').filter({ has: page.getByRole('heading', { name: 'Resultado' }) }),
  };
};

/** The index that stands large in a result. */
export const resultIndex = (result: Locator): Locator => result.locator('.sim-answer-figure');

/** What the answer says in a sentence. */
export const resultSentence = (result: Locator): Locator => result.locator('.sim-answer-sentence');

/** The lines of the history's card, newest first. */
export const recentSimulations = (page: Page): Locator =>
  page.getByRole('list', { name: 'Simulações mais recentes' }).getByRole('listitem');
