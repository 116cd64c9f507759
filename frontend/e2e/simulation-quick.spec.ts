import { expect, test } from './fixtures/school';
import { fieldDescription, card, toast } from './support/screen';
import { quickForm, recentSimulations, resultIndex } from './support/simulation';

test.beforeEach(async ({ page, newSchool }) => {
  await newSchool();
  await page.goto('/simulation?modo=rapida');
});

test('an estimate is calculated, measured against a goal, and saved apart', async ({ page, checkA11y }) => {
  const { approval, saeb, target, calculate, save, result } = quickForm(page);
  const suggestions = card(page, 'Sugestões de ações');

  await test.step('nothing is there yet', async () => {
    await expect(suggestions.getByText('Nenhuma sugestão ainda')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nenhuma simulação salva' })).toBeVisible();
    await checkA11y('simulation without anything saved');
  });

  await test.step('approval × score is the index, with a word and its working', async () => {
    await approval.fill('94,5');
    await saeb.fill('5.4');
    await target.fill('5,61');
    await calculate.click();
    await expect(resultIndex(result)).toHaveText('5,10');
    await expect(result.getByText('Atenção', { exact: true })).toBeVisible();
    await expect(result.getByText('estimativa rápida', { exact: true })).toBeVisible();
    await expect(result.getByText('94,5 ÷ 100 × 5,4')).toBeVisible();
    await expect(suggestions.getByText('Faltam 0,55 para publicar 5,7.')).toBeVisible();
    await expect(suggestions.getByRole('listitem')).toHaveCount(3);
  });

  await test.step('a value out of range is refused beside its field and in a toast', async () => {
    await saeb.fill('10,01');
    await calculate.click();
    await expect(toast(page)).toContainText('Desempenho SAEB inválido');
    await expect.poll(() => fieldDescription(saeb)).toBe('O desempenho SAEB deve estar entre 0 e 10.');
    await checkA11y('quick simulation with a result and a refusal');
  });

  await test.step('only saving writes, and what is saved is there after a reload', async () => {
    await saeb.fill('5,4');
    await target.fill('5,0');
    await calculate.click();
    await expect(result.getByText('A meta 5,0 seria atingida.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nenhuma simulação salva' })).toBeVisible();
    await save.click();
    await expect(toast(page)).toContainText('Simulação salva com sucesso!');
    await expect(toast(page)).toContainText('A simulação foi registrada no histórico.');
    await page.reload();
    const newest = recentSimulations(page).first();
    await expect(newest).toContainText('5,10');
    await expect(newest).toContainText('Aprovação 94,5');
    await expect(newest).toContainText('SAEB 5,4');
    await expect(newest).toContainText('Na meta');
    await expect(page.getByText('Mostrando a simulação mais recente')).toBeVisible();
  });
});

test('the two modes keep their numbers while one looks at the other', async ({ page }) => {
  const { approval } = quickForm(page);
  await approval.fill('87,6');
  await page.getByRole('radio', { name: 'Cálculo oficial' }).check();
  await expect(page).toHaveURL(/modo=oficial/);
  await expect(page.getByRole('form', { name: 'Parâmetros do cálculo oficial' })).toBeVisible();
  await page.getByRole('radio', { name: 'Estimativa rápida' }).check();
  await expect(approval).toHaveValue('87,6');
  const explanation = card(page, 'Como é calculado o IDEB?');
  await expect(explanation).toContainText('vai de 0 a 10');
  await expect(explanation).toContainText('A nota 6,0 é o padrão de países desenvolvidos');
});
