import { expect, test } from './fixtures/school';
import { makePlan } from './support/lesson-plans';
import { toast } from './support/screen';
import { colleague } from './support/staff';

test('a plan is written, sent, returned with notes, corrected and approved', async ({
  page,
  newSchool,
  signIn,
  checkA11y,
  checkLooks,
}) => {
  test.slow();
  const school = await newSchool();
  const ana = await colleague(page, school.schoolId, 'professor', { firstName: 'Ana', lastName: 'Prado' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Planos de Aula' }).click();
  await expect(page.getByRole('heading', { name: 'Planos de Aula', level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Nenhum plano de aula criado' })).toBeVisible();
  await checkA11y('no plans');

  await test.step('a plan is written by hand', async () => {
    await page.getByRole('button', { name: 'Criar Manualmente' }).first().click();
    const form = page.getByRole('dialog', { name: 'Criar plano de aula' });
    await expect(form.getByLabel('Título')).toBeFocused();
    await expect(form.getByLabel('Duração')).toHaveValue('50');
    await form.getByRole('button', { name: 'Criar plano' }).click();
    await expect(form.getByText('Título é obrigatório')).toBeVisible();
    await checkA11y('what a plan lacks');
    await form.getByLabel('Título').fill('Frações no dia a dia');
    await form.getByLabel('Disciplina').selectOption('Matemática');
    await form.getByLabel('Série/Ano').selectOption('5º ano');
    await form.getByRole('button', { name: 'Procurar no catálogo' }).click();
    const picker = page.getByRole('dialog', { name: 'Escolher habilidades da BNCC' });
    await picker.getByLabel('Buscar código ou palavras').fill('pizza');
    await picker.getByRole('checkbox', { name: /^EF05MA03/ }).check();
    await picker.getByRole('button', { name: 'Usar 1 habilidade' }).click();
    await expect(form.getByRole('list', { name: 'Habilidades escolhidas' })).toContainText('EF05MA03');
    await form.getByLabel('Objetivos de aprendizagem').fill('Comparar frações.\nSomar frações.');
    await form.getByLabel('Conteúdo').fill('Frações de um inteiro.');
    await form.getByLabel('Metodologia').fill('10 min, Retomada: duas questões.\n40 min, Prática');
    await expect(form.getByText('As etapas somam 50 minutos, o tempo da aula.')).toBeVisible();
    await form.getByLabel('Recursos didáticos').fill('Quadro.');
    await form.getByLabel('Forma de avaliação').fill('Quiz de saída.');
    await form.getByRole('button', { name: 'Questão de múltipla escolha' }).click();
    await form.getByLabel('Enunciado da questão 1').fill('Quanto é metade de 8?');
    for (const [letter, answer] of [
      ['A', '2'],
      ['B', '4'],
      ['C', '6'],
      ['D', '8'],
    ] as const)
      await form.getByLabel(`Alternativa ${letter} da questão 1`).fill(answer);
    await form.getByLabel('B é a certa na questão 1').check();
    await form.getByLabel('Por que é a certa, na questão 1').fill('4 e 4 são 8.');
    await checkA11y('a whole plan');
    await form.getByRole('button', { name: 'Criar plano' }).click();
    await expect(toast(page)).toContainText('Plano de aula criado com sucesso!');
    await expect(form).toBeHidden();
    const made = page.getByRole('dialog', { name: 'Frações no dia a dia' });
    await expect(made).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(made).toBeHidden();
  });
  await checkLooks('a plan in the list');

  const open = page.getByRole('dialog', { name: 'Frações no dia a dia' });
  await test.step('it is sent', async () => {
    await page.getByRole('link', { name: 'Frações no dia a dia' }).click();
    await expect(page).toHaveURL(/plano=\d+/);
    await expect(open.getByText('Mostrar frações de uma pizza')).toBeVisible();
    await checkA11y('a plan that is open');
    await open.getByRole('button', { name: 'Enviar para aprovação' }).click();
    await expect(toast(page)).toContainText('Plano enviado para aprovação');
    await expect(open.getByRole('button', { name: 'Retirar' })).toBeVisible();
  });

  await test.step('whoever leads returns it with notes', async () => {
    await signIn(school);
    await page.goto('/lesson-plans');
    const first = page.getByRole('region', { name: 'Leia primeiro “Frações no dia a dia”' });
    await checkLooks('a plan that waits to be read');
    await checkA11y('a plan that waits to be read');
    await first.getByRole('link', { name: 'Ler agora' }).click();
    await open.getByRole('button', { name: 'Devolver' }).click();
    const form = page.getByRole('dialog', { name: 'Devolver este plano?' });
    await form.getByLabel('Notas para quem escreveu').fill('Falta dizer como avaliar.');
    await checkA11y('a plan that is returned');
    await form.getByRole('button', { name: 'Devolver com notas' }).click();
    await expect(toast(page)).toContainText('Plano devolvido');
  });

  await test.step('its author corrects it and sends it again', async () => {
    await signIn(ana);
    await page.goto('/lesson-plans');
    const back = page.getByRole('region', { name: '“Frações no dia a dia” voltou com notas' });
    await checkA11y('a plan that came back');
    await back.getByRole('link', { name: 'Ver as notas' }).click();
    await expect(open.getByText('Falta dizer como avaliar.')).toBeVisible();
    await open.getByRole('button', { name: 'Editar' }).click();
    const form = page.getByRole('dialog', { name: 'Editar plano de aula' });
    await form.getByLabel('Forma de avaliação').fill('Três certas de quatro.');
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(toast(page)).toContainText('Plano de aula atualizado com sucesso!');
    await expect(open.getByText('Três certas de quatro.')).toBeVisible();
    await open.getByRole('button', { name: 'Enviar para aprovação' }).click();
    await expect(open.getByText('Enviado', { exact: true })).toBeVisible();
  });

  await test.step('it is approved, and the school has it', async () => {
    await signIn(school);
    await page.reload();
    await open.getByRole('button', { name: 'Aprovar' }).click();
    await page.getByRole('button', { name: 'Aprovar plano' }).click();
    await expect(toast(page)).toContainText('Plano aprovado');
    await expect(open.getByText('Aprovado', { exact: true })).toBeVisible();
    await open.getByRole('button', { name: 'Copiar para mim' }).click();
    await expect(open.getByText('Rascunho', { exact: true })).toBeVisible();
    await open.getByRole('button', { name: 'Excluir' }).click();
    const question = page.getByRole('alertdialog', { name: 'Excluir este plano?' });
    await question.getByRole('button', { name: 'Excluir o plano' }).click();
    await expect(toast(page)).toContainText('Plano de aula excluído com sucesso!');
    await expect(open).toBeHidden();
    await expect(page.getByText('1 plano.', { exact: true })).toBeVisible();
  });
});

test('of two who change one plan nobody overwrites the other', async ({ page, newSchool, checkA11y }) => {
  await newSchool();
  const made = await makePlan(page);
  await page.goto(`/lesson-plans?plano=${made.id}`);
  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Editar plano de aula' });
  await form.getByLabel('Título').fill('Frações na cozinha');
  await form.getByLabel('Metodologia').fill('50 min, Oficina de receitas');
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(`/lesson-plans?plano=${made.id}`);
  await elsewhere.getByRole('button', { name: 'Editar', exact: true }).click();
  const theirs = elsewhere.getByRole('dialog', { name: 'Editar plano de aula' });
  await theirs.getByLabel('Título').fill('Frações na feira');
  await theirs.getByLabel('Metodologia').fill('50 min, Visita à feira');
  await theirs.getByRole('button', { name: 'Salvar' }).click();
  await expect(toast(elsewhere)).toContainText('Plano de aula atualizado com sucesso!');
  await elsewhere.close();
  await form.getByRole('button', { name: 'Salvar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Outra pessoa mudou este plano' });
  await expect(dialog.getByText('Vocês dois mudaram 2 campos. Escolha o que fica.')).toBeVisible();
  await checkA11y('two changed one plan');
  await dialog.getByRole('radio', { name: /^Frações na cozinha/ }).check();
  await dialog.getByRole('radio', { name: /^Juntar os dois/ }).check();
  await dialog.getByRole('button', { name: 'Salvar esta versão' }).click();
  await expect(toast(page)).toContainText('Plano de aula atualizado com sucesso!');
  const open = page.getByRole('dialog', { name: 'Frações na cozinha' });
  await expect(open.getByText('Visita à feira')).toBeVisible();
  await expect(open.getByText('Oficina de receitas')).toBeVisible();
});

test('what was typed survives Back, and asks before it is lost', async ({ page, newSchool }) => {
  await newSchool();
  await makePlan(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Planos de Aula' }).click();
  await page.getByRole('button', { name: 'Editar Frações no dia a dia' }).click();
  const form = page.getByRole('dialog', { name: 'Editar plano de aula' });
  await form.getByLabel('Título').fill('Frações na feira');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Descartar o que foi digitado?' });
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(form.getByLabel('Título')).toHaveValue('Frações na feira');
});

test('plans are found, and stand in the calendar of a class', async ({
  page,
  newSchool,
  checkA11y,
  checkLooks,
}) => {
  const { schoolId } = await newSchool();
  const headers = { 'X-Requested-With': 'ideb' };
  const made = await page.request.post('/api/classes', {
    headers,
    data: {
      schoolId,
      name: '5º A',
      year: '5º ano',
      stage: 'anos_iniciais',
      shift: 'matutino',
      schoolYear: 2026,
    },
  });
  const { id: classId } = (await made.json()) as { id: number };
  await makePlan(page, { classId, day: '2026-11-20' });
  await makePlan(page, { classId, title: 'Porcentagem' });
  await makePlan(page, { title: 'Misturas da cozinha', subject: 'ciencias', grade: '6º ano' });
  await page.goto('/lesson-plans');
  const titles = page.getByRole('heading', { level: 3 });
  await expect(titles).toHaveText(['Misturas da cozinha', 'Porcentagem', 'Frações no dia a dia']);
  await page.getByLabel('Buscar por título ou disciplina').fill('fracoes');
  await expect(titles).toHaveText(['Frações no dia a dia']);
  await expect(page).toHaveURL(/busca=fracoes/);
  await page.getByLabel('Disciplina', { exact: true }).selectOption('Ciências');
  await expect(page.getByRole('heading', { name: 'Nenhum plano encontrado' })).toBeVisible();
  await checkA11y('no plan found');
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(titles).toHaveCount(3);
  await page.getByLabel('Série').selectOption('6º ano');
  await expect(titles).toHaveText(['Misturas da cozinha']);
  await page.getByRole('button', { name: 'Limpar filtros' }).click();

  await page.getByRole('radio', { name: 'Calendário' }).check();
  await page.getByLabel('Turma').selectOption('5º A');
  await expect(page).toHaveURL(/aba=calendario/);
  await page.goto(`${new URL(page.url()).pathname}?aba=calendario&turma=${classId}&mes=2026-11`);
  const sheet = page.getByRole('table', { name: 'Planos de novembro de 2026' });
  await expect(sheet.getByRole('link', { name: /^Frações no dia a dia/ })).toBeVisible();
  const undated = page.getByRole('region', { name: 'Planos sem dia marcado' });
  await expect(undated.getByRole('link', { name: /^Porcentagem/ })).toBeVisible();
  await checkA11y('the calendar of a class');
  await checkLooks('the calendar of a class');
  await page.getByRole('button', { name: 'Próximo mês' }).click();
  await expect(page.getByText('Nenhum plano com dia marcado em dezembro de 2026.')).toBeVisible();
});

test('a plan goes on paper alone, and leads to the skills and back', async ({ page, newSchool }) => {
  await newSchool();
  const { id } = await makePlan(page);
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.goto(`/lesson-plans?plano=${id}`);
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('.lesson-paper');
  await expect(paper.getByText('Frações no dia a dia')).toBeVisible();
  await expect(paper.getByText('Anotações depois da aula')).toBeVisible();
  await expect(page.locator('.app-frame')).toBeHidden();
  await expect(page.locator('.dialog')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/lesson-plans');
  await page.getByRole('link', { name: 'Habilidades da BNCC' }).click();
  await expect(page.getByRole('heading', { name: 'Catálogo da BNCC' })).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'Planos de Aula' }).click();
  await expect(page.getByRole('heading', { name: 'Planos de Aula', level: 1 })).toBeVisible();
});
