import { expect, test } from './fixtures/school';
import { toast } from './support/screen';

test('a plan is asked for, written, mended in one section, and saved', async ({
  page,
  newSchool,
  checkA11y,
}) => {
  await newSchool();
  await page.goto('/lesson-plans');
  await page.getByRole('button', { name: 'Gerar plano' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Gerar plano de aula' });

  await test.step('the request says what it lacks', async () => {
    await expect(dialog.getByText(/O plano sai de um modelo pronto/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Sugerir objetivos BNCC' }).click();
    await expect(dialog.getByText('Campos obrigatórios')).toBeVisible();
    await expect(
      dialog.getByText('Preencha disciplina, série e tópico para sugerir objetivos BNCC'),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Gerar plano' }).click();
    await expect(dialog.getByText('Tópico/Tema é obrigatório')).toBeVisible();
    await expect(dialog.getByLabel('Disciplina')).toBeFocused();
    await checkA11y('what a request lacks');
  });

  await test.step('skills are suggested, and found in the catalogue', async () => {
    await dialog.getByLabel('Disciplina').selectOption('Matemática');
    await dialog.getByLabel('Série/Ano').selectOption('5º ano');
    await dialog.getByLabel('Tópico/Tema').fill('Frações no dia a dia');
    await dialog.getByRole('button', { name: 'Sugerir objetivos BNCC' }).click();
    await expect(toast(page)).toContainText('Objetivos BNCC sugeridos com sucesso!');
    // It covers neither the dialog's head nor its buttons.
    const place = await toast(page).first().boundingBox();
    const close = await dialog.getByRole('button', { name: 'Fechar' }).first().boundingBox();
    const submit = await dialog.getByRole('button', { name: 'Gerar plano' }).boundingBox();
    expect(place?.y).toBeGreaterThan((close?.y ?? Infinity) + (close?.height ?? 0) / 2);
    expect((place?.y ?? Infinity) + (place?.height ?? 0)).toBeLessThan(submit?.y ?? 0);
    const chosen = dialog.getByRole('list', { name: 'Habilidades escolhidas' }).getByRole('listitem');
    const suggested = dialog.getByRole('list', { name: 'Sugestões' });
    await expect(suggested.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await suggested.getByRole('checkbox', { name: /^EF05MA03/ }).check();
    await dialog.getByRole('button', { name: 'Procurar no catálogo' }).click();
    const picker = page.getByRole('dialog', { name: 'Escolher habilidades da BNCC' });
    await picker.getByLabel('Buscar código ou palavras').fill('EF05MA19');
    await picker.getByRole('checkbox', { name: /EF05MA19/ }).check();
    await checkA11y('skills to be ticked');
    await picker.getByRole('button', { name: /^Usar \d habilidades$/ }).click();
    await expect(chosen.filter({ hasText: 'EF05MA19' })).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Tirar EF05MA19' }).click();
    await expect(chosen.filter({ hasText: 'EF05MA19' })).toHaveCount(0);
    await checkA11y('a whole request');
  });

  const review = page.getByRole('dialog', { name: 'Confira o plano' });
  await test.step('the plan comes, and each section can be written anew', async () => {
    await dialog.getByRole('button', { name: 'Gerar plano' }).click();
    await expect(toast(page)).toContainText('Plano de aula gerado com sucesso!');
    await expect(review.getByRole('heading', { name: 'Confira o plano' })).toBeFocused();
    await expect(review.getByText(/^[\d +]+ = 50 min$/)).toBeVisible();
    await expect(review.getByRole('region', { name: 'Alinhamento BNCC' })).toContainText('EF05MA03');
    await checkA11y('a plan to be read');
    const content = review.getByRole('region', { name: 'Conteúdo' });
    await content.getByRole('button', { name: 'Gerar de novo esta parte: Conteúdo' }).click();
    await expect(content.getByText('Esta parte foi escrita de novo.')).toBeVisible();
    await content.getByRole('button', { name: 'Voltar à versão anterior: Conteúdo' }).click();
    await content.getByRole('button', { name: 'Editar Conteúdo' }).click();
    await expect(content.getByRole('textbox', { name: 'Conteúdo' })).toBeFocused();
    await content.getByRole('textbox', { name: 'Conteúdo' }).fill('Frações de uma pizza.');
    await checkA11y('a section that is typed over');
    await content.getByRole('button', { name: 'Concluir edição de Conteúdo' }).click();
    await expect(content.getByText('Frações de uma pizza.')).toBeVisible();
  });

  await test.step('what was changed is not lost unasked', async () => {
    await review.getByRole('button', { name: 'Gerar Novo' }).click();
    const question = page.getByRole('alertdialog', { name: 'Gerar outro plano?' });
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await page.keyboard.press('Escape');
    const other = page.getByRole('alertdialog', { name: 'Descartar o plano?' });
    await other.getByRole('button', { name: 'Cancelar' }).click();
    await expect(review.getByText('Frações de uma pizza.')).toBeVisible();
  });

  await test.step('it is saved', async () => {
    await review.getByRole('button', { name: 'Salvar Plano de Aula' }).click();
    await expect(toast(page)).toContainText('Plano de aula criado com sucesso!');
    await expect(review).toBeHidden();
  });
});

test('the coverage of a year leads from a skill that is missing to a request for a plan', async ({
  page,
  newSchool,
  checkA11y,
}) => {
  await newSchool();
  await page.goto('/lesson-plans/bncc');
  await page.getByRole('link', { name: 'Cobertura' }).click();
  await expect(page.getByRole('heading', { name: 'Escolha a disciplina e o ano' })).toBeVisible();
  await page.getByLabel('Disciplina').selectOption('Matemática');
  await page.getByLabel('Ano', { exact: true }).selectOption('5º ano');
  await expect(page.getByRole('heading', { name: /de Matemática do 5º ano/ })).toBeVisible();
  await checkA11y('coverage of a discipline and year');
  await page.getByRole('link', { name: 'Planejar para EF05MA03' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gerar plano de aula' });
  await expect(dialog.getByLabel('Disciplina')).toHaveValue('matematica');
  await expect(dialog.getByLabel('Série/Ano')).toHaveValue('5º ano');
  await expect(dialog.getByText(/^EF05MA03 ainda não apareceu em \d{4}/).first()).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'Habilidades escolhidas' })).toContainText('EF05MA03');
});
