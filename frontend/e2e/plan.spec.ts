import { readFile } from 'node:fs/promises';

import { expect, OWN_REQUEST, test } from './fixtures/school';
import { publishedSchool, registrationOf } from './support/published';
import { comeNear, toast } from './support/screen';
import { recentSimulations } from './support/simulation';

const NAME = 'Dez pontos em cada prova';

test('a scenario becomes planned actions, which are read before and followed afterwards', async ({
  page,
  newSchool,
  checkA11y,
}) => {
  const school = publishedSchool(0);
  const { mt, lp, rates } = school.editions[2019];
  const { schoolId } = await newSchool(registrationOf(school));
  const higher = (value: string) => String(Number(value.replace(',', '.')) + 10);
  const saved = await page.request.post('/api/simulations', {
    headers: OWN_REQUEST,
    data: {
      mode: 'oficial',
      schoolId,
      stage: 'ensino_medio',
      proficiencyMt: higher(mt),
      proficiencyLp: higher(lp),
      approvalByGrade: rates,
      name: NAME,
    },
  });
  expect(saved.status()).toBe(201);

  await page.goto('/simulation');
  await comeNear(page);
  await recentSimulations(page)
    .getByRole('button', { name: `Mais ações para ${NAME}` })
    .click();
  await page.getByRole('link', { name: 'Criar plano de ação' }).click();
  await expect(page).toHaveURL(/\/actions\?plano=cenario-\d+/);
  const dialog = page.getByRole('dialog', { name: 'De cenário a plano' });
  await expect(
    dialog.getByText(/^O cenário pede \+0,\d+ no índice, .+\. As 2 ações abaixo trazem isso\.$/),
  ).toBeVisible();
  const drafts = dialog.getByRole('list', { name: 'Ações propostas' }).locator(':scope > li');
  await expect(drafts).toHaveCount(2);
  await checkA11y('a scenario as actions');

  await test.step('one of them with another model and somebody responsible, the other not', async () => {
    const maths = drafts.filter({ hasText: 'Mais 10,00 pontos em Matemática' });
    await maths.getByLabel('Modelo').selectOption('Um problema por semana');
    await maths.getByLabel('Responsável').selectOption('Teresa Teste');
    await maths.getByText('4 marcos, no fim dos bimestres').click();
    await expect(maths.getByText(/fim do \dº bimestre, \d\d\/\d\d\/\d{4}/)).toHaveCount(4);
    await drafts.filter({ hasText: 'em Língua Portuguesa' }).getByRole('checkbox').uncheck();
    await dialog.getByRole('button', { name: 'Criar 1 ação' }).click();
  });
  await expect(toast(page)).toContainText('Ação criada como planejada');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/actions$/);
  await expect(page.getByRole('combobox', { name: 'Situação de Um problema por semana' })).toHaveValue(
    'planejada',
  );

  await test.step('its beginning is told, and its milestones are there', async () => {
    await page.getByRole('link', { name: 'Detalhes de Um problema por semana' }).click();
    const detail = page.getByRole('dialog', { name: 'Um problema por semana' });
    await expect(detail.getByRole('link', { name: 'Marcos (4)' })).toBeVisible();
    await detail.getByRole('link', { name: /^Atualizações/ }).click();
    await expect(detail.getByText(`criou a ação a partir do cenário “${NAME}”`)).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('asked again, what waits already is not ticked', async () => {
    const { id } = (await saved.json()) as { id: number };
    await page.goto(`/actions?plano=cenario-${id}`);
    await expect(dialog.getByText('“Um problema por semana” já espera como planejada.')).toBeVisible();
    await expect(drafts.filter({ hasText: 'em Matemática' }).getByRole('checkbox')).not.toBeChecked();
  });
});

test('the actions leave as a table', async ({ page, newSchool }) => {
  const { schoolId } = await newSchool();
  const made = await page.request.post(`/api/school/${schoolId}/strategic-actions`, {
    headers: OWN_REQUEST,
    data: { title: 'Busca ativa', type: 'frequencia' },
  });
  expect(made.status()).toBe(201);
  await page.goto('/actions');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('acoes.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.split('\r\n')[1]).toMatch(/^Busca ativa;Frequência;Ativa;Média;/);
});
