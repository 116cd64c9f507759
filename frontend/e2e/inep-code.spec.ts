import { expect, test } from './fixtures/school';
import { publishedSchool, publishedSchools, registrationOf, formatPlaces } from './support/published';
import { figure, toast, valueOf } from './support/screen';

test('a school that registered without its code gives it, and finds its history', async ({
  page,
  newSchool,
  checkA11y,
}) => {
  const published = publishedSchool(0);
  const elsewhere = publishedSchools().find(({ state }) => state !== published.state)?.code ?? '';
  const { inepCode: _, ...place } = registrationOf(published);
  await newSchool(place);
  await page.goto('/');
  await expect(page.getByText('A escola está sem código INEP no cadastro.')).toBeVisible();
  await page.getByRole('button', { name: 'Informar o código INEP' }).click();
  const dialog = page.getByRole('dialog', { name: 'Código INEP da escola' });
  const code = dialog.getByLabel('Código INEP');
  await expect(code).toBeFocused();

  await dialog.getByRole('button', { name: 'Salvar código' }).click();
  await expect(dialog.getByText('O código INEP tem 8 dígitos.')).toBeVisible();
  await code.fill(elsewhere);
  await dialog.getByRole('button', { name: 'Salvar código' }).click();
  await expect(dialog.getByText(/^Este código INEP é de uma escola de/)).toBeVisible();

  await code.fill(published.code);
  await expect(dialog.getByText('É a sua escola? Nada foi gravado ainda.')).toBeVisible();
  await expect(dialog.getByText(published.name)).toBeVisible();
  await checkA11y('the INEP code');
  await dialog.getByRole('button', { name: 'Salvar código' }).click();
  await expect(toast(page)).toContainText('resultados do IDEB já estão no Dashboard.');
  await expect(dialog).toBeHidden();
  const index = figure(page, 'Resumo, Ensino Médio', 'IDEB atual');
  await expect(valueOf(index)).toHaveText(formatPlaces(published.editions[2019].ideb, 1));
  await expect(page.getByRole('button', { name: 'Etapa: Ensino Médio edição 2019. Trocar' })).toBeVisible();
  await expect(page.locator('.topbar-meta', { hasText: `• INEP ${published.code}` })).toBeVisible();
  const activity = page.getByText(/informou o código INEP/);
  await expect(activity).toContainText(published.code);
});

test('a code that the loaded data do not know is corrected', async ({ page, newSchool }) => {
  const published = publishedSchool(0);
  const unknown = `${published.code.slice(0, 2)}000001`;
  await newSchool({ ...registrationOf(published), inepCode: unknown });
  await page.goto('/');
  await page.getByRole('button', { name: 'Corrigir o código INEP' }).click();
  const dialog = page.getByRole('dialog', { name: 'Código INEP da escola' });
  await expect(dialog.getByLabel('Código INEP')).toHaveValue(unknown);
  await dialog.getByLabel('Código INEP').fill(published.code);
  await dialog.getByRole('button', { name: 'Salvar código' }).click();
  await expect(figure(page, 'Resumo, Ensino Médio', 'IDEB atual')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Corrigir o código INEP' })).toBeHidden();
});
