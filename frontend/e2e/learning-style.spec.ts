import { expect, test } from './fixtures/school';
import { answer, begin, enter, expectQuestion, goOn, withPupil } from './support/pupils';
import { toast } from './support/screen';

test('the staff switch it on, analyse a pupil, mark a recommendation and switch it off', async ({
  page,
  newSchool,
  checkA11y,
  checkLooks,
  browser,
}) => {
  test.slow();
  const { schoolId } = await newSchool();
  const { address } = await withPupil(page, schoolId);

  await test.step('the first use asks', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Estilo de Aprendizagem' }).click();
    await expect(page.getByRole('heading', { name: 'Estilo de Aprendizagem', level: 1 })).toBeFocused();
    const first = page.getByRole('region', { name: 'Ligar a análise do jeito de estudar?' });
    await expect(first).toContainText('Fica registrado quem ligou, e quando.');
    await expect(page.getByRole('heading', { name: 'Nenhum aluno escolhido' })).toBeVisible();
    await checkA11y('the first use');
    await checkLooks('the first use');
    await first.getByRole('button', { name: 'Ligar a análise' }).click();
    await expect(toast(page)).toContainText('Análise ligada');
    await expect(page.getByText('Teresa Teste ligou em')).toBeVisible();
  });

  await test.step('a pupil who has not played', async () => {
    await page.getByRole('combobox', { name: 'Aluno' }).fill('amanda');
    await page.getByRole('option', { name: /^Amanda/ }).click();
    await expect(page).toHaveURL(/aluno=\d+/);
    await expect(page.getByText('Análise Pendente')).toBeVisible();
    await expect(page.getByText('Ainda não há interações.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Analisar Estilo' })).toBeDisabled();
    await checkA11y('nothing recorded');
  });

  await test.step('the pupil plays, elsewhere', async () => {
    const context = await browser.newContext({ locale: 'pt-BR' });
    const phone = await context.newPage();
    await enter(phone, address);
    for (const round of [1, 2]) {
      await begin(phone);
      for (const place of [1, 2, 3]) {
        await expectQuestion(phone, place);
        await answer(phone, 'quase', 'Incorreto');
        await goOn(phone);
      }
      await expect(phone.getByRole('heading', { name: 'Quiz concluído!' })).toBeVisible();
      if (round === 1) await phone.goto('/student-dashboard');
    }
    await context.close();
  });

  await test.step('is analysed', async () => {
    await page.reload();
    await expect(page.getByText('6 interações registradas')).toBeVisible();
    await page.getByRole('button', { name: 'Analisar Estilo' }).click();
    await expect(toast(page)).toContainText('Análise concluída');
    await expect(page.getByText('Análise Disponível')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Preferência' })).toBeVisible();
    await expect(page.getByText(/Preferência não é capacidade/)).toBeVisible();
    await checkA11y('VARK');
    await checkLooks('VARK');
    await page.getByRole('link', { name: 'Inteligências Múltiplas' }).click();
    await expect(page.getByRole('table', { name: 'Inteligência' })).toBeVisible();
    await checkA11y('the intelligences');
    await checkLooks('the intelligences');
  });

  await test.step('a recommendation is marked', async () => {
    await page.getByRole('link', { name: 'Recomendações', exact: true }).click();
    await expect(page).toHaveURL(/aba=recomendacoes/);
    const list = page.getByRole('list', { name: 'Recomendações, a mais importante primeiro' });
    await list
      .getByRole('checkbox', { name: /^Implementada/ })
      .first()
      .check();
    await expect(toast(page)).toContainText('Recomendação marcada como implementada');
    await list.getByRole('button', { name: 'Sim' }).click();
    await expect(list.getByRole('button', { name: 'Sim' })).toHaveAttribute('aria-pressed', 'true');
    await list.getByRole('button', { name: 'Nota' }).click();
    const form = page.getByRole('dialog', { name: 'Nota sobre esta recomendação' });
    await form.getByRole('textbox').fill('Ajudou na segunda semana.');
    await checkA11y('a note');
    await form.getByRole('button', { name: 'Guardar a nota' }).click();
    await expect(list.getByText('Ajudou na segunda semana.')).toBeVisible();
    await checkA11y('recommendations');
    await checkLooks('recommendations');
  });

  await test.step('the demonstration keeps nothing', async () => {
    await page.getByRole('button', { name: 'Demonstração' }).click();
    await expect(page.getByText('Demonstração Concluída')).toBeVisible();
    await checkA11y('the demonstration');
    await page.getByRole('button', { name: 'Voltar à análise real' }).click();
    await expect(page.getByText('Ajudou na segunda semana.')).toBeVisible();
  });

  await test.step('is switched off', async () => {
    await page.getByText('A análise está ligada nesta escola').click();
    await page.getByRole('button', { name: 'Desligar a análise' }).click();
    const question = page.getByRole('alertdialog', { name: 'Desligar a análise nesta escola?' });
    await expect(question).toContainText('Guardados:');
    await checkA11y('the question before it is off');
    await question.getByLabel('Apagar também o que está guardado').check();
    await question.getByRole('button', { name: 'Desligar a análise' }).click();
    await expect(page.getByText('A análise de estilo está desligada.')).toBeVisible();
    await expect(page.getByText('Ajudou na segunda semana.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'VARK' })).toBeHidden();
    await checkA11y('the analysis is off');
  });
});

test('a pupil answers the questionnaire and sees their own, and nobody else’s', async ({
  page,
  newSchool,
  checkA11y,
  checkLooks,
}) => {
  test.slow();
  const { schoolId } = await newSchool();
  const { address } = await withPupil(page, schoolId);
  const headers = { 'X-Requested-With': 'ideb' };
  const on = await page.request.put(`/api/school/${schoolId}/learning-analysis`, {
    headers,
    data: { enabled: true },
  });
  expect(on.ok()).toBe(true);
  await enter(page, address);
  await begin(page);
  await answer(page, 'quase', 'Incorreto');

  await page.goto('/learning-style');
  await expect(page).toHaveURL(/\/learning-style$/);
  await expect(page.getByRole('link', { name: 'Voltar ao painel' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Estilo de Aprendizagem', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Responder' }).click();
  await expect(page.getByText('Parte 1 de 4')).toBeFocused();
  await checkA11y('the questionnaire');
  await checkLooks('the questionnaire');
  for (const part of [1, 2, 3, 4]) {
    await expect(page.getByText(`Parte ${part} de 4`)).toBeVisible();
    for (const item of await page.getByRole('group').all()) await item.getByRole('radio').first().check();
    if (part < 4) await page.getByRole('button', { name: 'Próxima parte' }).click();
  }
  await page.getByRole('button', { name: 'Guardar respostas' }).click();
  await expect(page.getByText('Você respondeu 16 de 16. Dá para mudar quando quiser.')).toBeVisible();
  await page.getByRole('button', { name: 'Ver meu jeito de estudar' }).click();
  await expect(page.getByRole('table', { name: 'Meu jeito de estudar' })).toBeVisible();
  await checkA11y('their own profile');
  await checkLooks('their own profile');

  // The address of the staff's page chooses nobody here, and the server says of others that they are not there.
  const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: number };
  await page.goto(`/learning-style?aluno=${id + 1}`);
  await expect(page.getByRole('link', { name: 'Voltar ao painel' })).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(0);
  for (const other of [id - 1, id + 1]) {
    expect((await page.request.get(`/api/students/${other}/learning-style`)).status()).toBe(404);
  }
});
