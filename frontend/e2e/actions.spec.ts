import { expect, test } from './fixtures/school';
import { changeAction, dayFromToday, makeAction } from './support/actions';
import { toast } from './support/screen';

/** A whole picture, the smallest there is. */
const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const written = (day: string) => day.split('-').toReversed().join('/');

test('a school plans its first action, and follows it by milestones until it is done', async ({
  page,
  newSchool,
  checkA11y,
}) => {
  await newSchool();
  await page.goto('/');
  await page.getByRole('link', { name: 'Ações Estratégicas' }).click();
  await expect(page.getByRole('heading', { name: 'Ações Estratégicas' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Nenhuma ação ainda' })).toBeVisible();
  await checkA11y('no actions');

  await test.step('a new action', async () => {
    await page.getByRole('button', { name: 'Criar a primeira ação' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nova Ação' });
    await expect(dialog.getByLabel('Título')).toBeFocused();
    await dialog.getByRole('button', { name: 'Criar Ação' }).click();
    await expect(dialog.getByText('Título é obrigatório')).toBeVisible();
    await checkA11y('what an action lacks');
    await dialog.getByLabel('Título').fill('Acompanhar quem está perto de reprovar');
    await dialog.getByLabel('Tipo').selectOption('Aprovação');
    await dialog.getByLabel('Responsável').selectOption('Teresa Teste');
    await dialog.getByLabel('Fim').fill('17/12/2090');
    await dialog.getByLabel('Orçamento previsto').fill('2.400,00');
    await dialog.getByLabel('Indicador que a ação move').selectOption('Aprovação de um ano ou série');
    await dialog.getByLabel('Etapa').selectOption('Anos Finais');
    await dialog.getByLabel('Ano ou série').selectOption('6º ano');
    await dialog.getByLabel('Ponto de partida').fill('91,5');
    await dialog.getByLabel('Alvo').fill('94,6');
    await checkA11y('a whole action');
    await dialog.getByRole('button', { name: 'Criar Ação' }).click();
    await expect(toast(page)).toContainText('Ação criada com sucesso!');
    await expect(dialog).toBeHidden();
  });
  // A school without a result: what is aimed at stands there, and why no effect is told.
  await expect(page.getByText(/em Aprovação no 6º ano$/)).toContainText('+3,1 p.p.');
  await expect(page.getByText('Efeito não calculado')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ainda não há índice de Anos Finais' })).toBeVisible();

  await page.getByRole('link', { name: /^Detalhes de/ }).click();
  await expect(page).toHaveURL(/acao=\d+/);
  const detail = page.getByRole('dialog', { name: 'Acompanhar quem está perto de reprovar' });
  await expect(detail.getByText('R$ 2.400,00')).toBeVisible();
  await checkA11y('the overview of an action');

  await test.step('milestones are added, completed and reopened', async () => {
    await detail.getByRole('link', { name: 'Marcos (0)' }).click();
    for (const title of ['Levantar quem está em risco', 'Busca ativa', 'Conselho final']) {
      await detail.getByLabel('Novo marco').fill(title);
      await detail.getByRole('button', { name: 'Adicionar Marco' }).click();
      await expect(detail.getByRole('listitem').filter({ hasText: title })).toBeVisible();
      await expect(detail.getByLabel('Novo marco')).toHaveValue('');
      await expect(detail.getByLabel('Novo marco')).toBeFocused();
    }
    await expect(detail.getByRole('link', { name: 'Marcos (3)' })).toBeVisible();
    await detail.getByRole('button', { name: 'Concluir o marco Busca ativa' }).click();
    await expect(toast(page)).toContainText('Marco concluído!');
    await expect(detail.getByRole('button', { name: 'Concluir o marco Busca ativa' })).toHaveCount(0);
    await checkA11y('milestones');
    await detail.getByRole('button', { name: 'Mais ações para Busca ativa' }).click();
    await page.getByRole('button', { name: 'Reabrir com motivo' }).click();
    await page.getByLabel('Motivo').fill('Faltaram dois alunos');
    await page.getByRole('button', { name: 'Reabrir o marco' }).click();
    await expect(detail.getByRole('button', { name: 'Concluir o marco Busca ativa' })).toBeVisible();
  });

  await test.step('what happened is told', async () => {
    await detail.getByRole('link', { name: /^Atualizações/ }).click();
    await detail.getByLabel('O que aconteceu').fill('Seis alunos voltaram');
    await detail.getByRole('button', { name: 'Adicionar Atualização' }).click();
    const entries = detail.getByRole('list', { name: /^Histórico da ação/ }).getByRole('listitem');
    await expect(entries.first()).toContainText('Teresa Teste: Seis alunos voltaram');
    await expect(entries.nth(1)).toContainText('Faltaram dois alunos');
    await expect(entries.nth(2)).toContainText(/progresso de 0\s%\spara 33\s%/);
    await checkA11y('what happened');
  });

  await test.step('it ends with open milestones once somebody says so', async () => {
    await detail.getByLabel(/^Situação de/).selectOption('Concluída');
    const question = page.getByRole('alertdialog', { name: 'Concluir com 3 marcos abertos?' });
    await expect(question).toContainText('Levantar quem está em risco, Busca ativa e Conselho final');
    await checkA11y('whether it ends');
    await question.getByRole('button', { name: 'Concluir mesmo assim' }).click();
    await expect(toast(page)).toContainText('Status atualizado!');
    await page.keyboard.press('Escape');
    await expect(detail).toBeHidden();
    await expect(page).toHaveURL(/\/actions$/);
    await expect(page.getByText(/^100\s%/)).toBeVisible();
  });
});

test('what is late stands first, in words, on cards and on the time line', async ({
  page,
  newSchool,
  checkA11y,
}) => {
  const { schoolId } = await newSchool();
  await makeAction(page, schoolId, {
    title: 'Ler todo dia',
    startDate: dayFromToday(-30),
    endDate: dayFromToday(60),
  });
  await makeAction(
    page,
    schoolId,
    { title: 'Reduzir as faltas', startDate: dayFromToday(-60), endDate: dayFromToday(90) },
    [{ title: 'Plantão de dúvidas', dueDate: dayFromToday(-5) }, { title: 'Conselho final' }],
  );
  await page.goto('/actions');
  await expect(page.getByText(/^1 marco atrasado há [456] dias$/)).toBeVisible();
  const titles = page.getByRole('heading', { level: 3 }).filter({ has: page.getByRole('link') });
  await expect(titles).toHaveText(['Reduzir as faltas', 'Ler todo dia']);
  await checkA11y('an action that is late');

  await page.getByRole('button', { name: 'Só atrasadas (1)' }).click();
  await expect(page).toHaveURL(/atrasadas=sim/);
  await expect(titles).toHaveText(['Reduzir as faltas']);
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await page.getByRole('radio', { name: 'Linha do tempo' }).check();
  await expect(page).toHaveURL(/ver=tempo/);
  const rows = page.getByRole('table', { name: 'Linha do tempo das ações' }).getByRole('row');
  await expect(rows.nth(1)).toContainText(`Plantão de dúvidas, ${written(dayFromToday(-5))}, atrasado`);
  await checkA11y('the time line');
  await page.getByLabel('Tipo', { exact: true }).selectOption('Matemática');
  await expect(page.getByRole('heading', { name: 'Nenhuma ação encontrada' })).toBeVisible();
  await checkA11y('no action found');
});

test('of two who change one action nobody overwrites the other', async ({ page, newSchool, checkA11y }) => {
  const { schoolId } = await newSchool();
  const made = await makeAction(page, schoolId, { title: 'Ler todo dia' });
  await page.goto(`/actions?acao=${made.id}`);
  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Editar Ação' });
  await form.getByLabel('Título').fill('Ler e escrever');
  await form.getByLabel('Descrição').fill('Com as famílias');
  await changeAction(page, made, { title: 'Ler sempre', priority: 'urgente' });
  await form.getByRole('button', { name: 'Salvar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Outra pessoa mudou esta ação' });
  await expect(dialog.getByText('Vocês dois mudaram 1 campo. Escolha o que fica.')).toBeVisible();
  await expect(dialog.getByText(/Só Teresa Teste mudou: prioridade\./)).toBeVisible();
  await checkA11y('two changed one action');
  await dialog.getByRole('radio', { name: /^Ler e escrever/ }).check();
  await dialog.getByRole('button', { name: 'Salvar esta versão' }).click();
  await expect(toast(page)).toContainText('Ação salva');
  const detail = page.getByRole('dialog', { name: 'Ler e escrever' });
  await expect(detail.getByText('Com as famílias')).toBeVisible();
  await expect(detail.getByText('Urgente')).toBeVisible();
});

test('milestones are ordered by dragging and by keyboard', async ({ page, newSchool, checkA11y }) => {
  const { schoolId } = await newSchool();
  const milestones = [{ title: 'Um' }, { title: 'Dois' }, { title: 'Três' }];
  const made = await makeAction(page, schoolId, { title: 'Ler todo dia' }, milestones);
  await page.goto(`/actions?acao=${made.id}&aba=marcos`);
  const names = page.getByRole('list', { name: 'Marcos da ação' }).locator('b');
  await expect(names).toHaveText(['Um', 'Dois', 'Três']);
  await page.getByRole('button', { name: 'Ordenar' }).click();
  await checkA11y('milestones in another order');
  const up = page.getByRole('button', { name: 'Subir o marco Três' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(names).toHaveText(['Um', 'Três', 'Dois']);
  await expect(up).toBeFocused();
  const [grip, last] = await Promise.all([
    page.locator('.milestone-list-grip').first().boundingBox(),
    page.locator('.milestone-list > li').last().boundingBox(),
  ]);
  if (!grip || !last) throw new Error('no rows');
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(grip.x + 8, last.y + last.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(names).toHaveText(['Três', 'Dois', 'Um']);
  await page.getByRole('button', { name: 'Salvar a ordem' }).click();
  await expect(toast(page)).toContainText('Ordem dos marcos salva');
  await page.reload();
  await expect(names).toHaveText(['Três', 'Dois', 'Um']);
});

test('an action is cancelled with a reason, which its updates tell', async ({
  page,
  newSchool,
  checkA11y,
}) => {
  const { schoolId } = await newSchool();
  const made = await makeAction(page, schoolId, { title: 'Ler todo dia' });
  await page.goto('/actions');
  await page.getByLabel('Situação de Ler todo dia').selectOption('Cancelada');
  const dialog = page.getByRole('dialog', { name: 'Cancelar a ação “Ler todo dia”?' });
  await dialog.getByRole('button', { name: 'Cancelar a ação' }).click();
  await expect(dialog.getByText('Diga por que a ação é cancelada.')).toBeVisible();
  await checkA11y('why it is cancelled');
  await dialog.getByLabel('Motivo').fill('Sem verba neste ano');
  await dialog.getByRole('button', { name: 'Cancelar a ação' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`/actions?acao=${made.id}&aba=atualizacoes`);
  await expect(page.getByText('Sem verba neste ano')).toBeVisible();
});

test('the plan goes on paper whole, whatever is filtered', async ({ page, newSchool }) => {
  const { schoolId } = await newSchool();
  await makeAction(page, schoolId, { title: 'Ler todo dia' }, [{ title: 'Oficina de leitura' }]);
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.goto('/actions?situacao=cancelado');
  await page.getByRole('button', { name: 'Imprimir o plano' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Plano de ações estratégicas')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ler todo dia' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Oficina de leitura' })).toBeVisible();
  await expect(page.getByText('Nenhuma ação encontrada')).toBeHidden();
});

test('a professor reads the plan and changes nothing of it', async ({ page, signInAs }) => {
  await signInAs('ana.prado');
  await page.goto('/actions');
  await expect(page.getByText(/Quem cria e muda ações é a gestão e a coordenação\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nova Ação' })).toHaveCount(0);
  await expect(page.getByLabel(/^Situação de/)).toHaveCount(0);
});

test('an action keeps files and links, and what is typed in one tab while another is read', async ({
  page,
  newSchool,
  checkA11y,
}) => {
  const { schoolId } = await newSchool();
  const made = await makeAction(page, schoolId, { title: 'Ler todo dia' });
  await page.goto(`/actions?acao=${made.id}&aba=recursos`);
  const detail = page.getByRole('dialog', { name: 'Ler todo dia' });
  await expect(detail.getByRole('heading', { name: 'Nenhum recurso ainda' })).toBeVisible();
  await checkA11y('no resources');

  await test.step('a link, of the web alone', async () => {
    await detail.getByLabel('Novo recurso').fill('Guia de busca ativa');
    await detail.getByLabel('Endereço').fill('javascript:alert(1)');
    await detail.getByRole('button', { name: 'Adicionar Recurso' }).click();
    await expect(detail.getByText('Use um endereço que comece com https://')).toBeVisible();
    await checkA11y('a link that may not be');
    await detail.getByLabel('Endereço').fill('https://buscaativa.org.br/guia');
    await detail.getByRole('button', { name: 'Adicionar Recurso' }).click();
    await expect(detail.getByText(/^buscaativa\.org\.br • Teresa Teste/)).toBeVisible();
    await expect(detail.getByRole('link', { name: 'Recursos (1)' })).toBeVisible();
  });

  await test.step('a file goes up and comes down under a name of the server', async () => {
    const input = detail.locator('input[type="file"]');
    await input.setInputFiles({
      name: 'lista.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('texto'),
    });
    await expect(detail.getByRole('alert')).toBeVisible();
    await checkA11y('a file that is not what its name says');
    await input.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: ONE_PIXEL });
    await expect(detail.getByText(/^Imagem, 1 kB • Teresa Teste/)).toBeVisible();
    await expect(detail.getByRole('alert')).toHaveCount(0);
    const coming = page.waitForEvent('download');
    await detail.getByRole('link', { name: /^Baixar foto/ }).click();
    expect((await coming).suggestedFilename()).toMatch(/^recurso-\d+\.png$/);
    await checkA11y('resources');
  });

  await test.step('one is removed, once that is confirmed', async () => {
    await detail.getByRole('button', { name: /^Excluir o recurso foto/ }).click();
    const question = page.getByRole('alertdialog', { name: /^Excluir o recurso “foto/ });
    await question.getByRole('button', { name: 'Excluir o recurso' }).click();
    await expect(detail.getByRole('link', { name: 'Recursos (1)' })).toBeVisible();
  });

  await detail.getByLabel('Novo recurso').fill('Ainda sem endereço');
  await detail.getByRole('link', { name: /^Marcos/ }).click();
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Descartar o que foi digitado?' });
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await detail.getByRole('link', { name: /^Recursos/ }).click();
  await expect(detail.getByLabel('Novo recurso')).toHaveValue('Ainda sem endereço');
});

test('the browser’s Back asks before typed text is lost, and closes an action that nobody wrote in', async ({
  page,
  signInAs,
}) => {
  await signInAs('marina.souza');
  await page.goto('/');
  await page.getByRole('link', { name: 'Ações Estratégicas' }).first().click();
  await page.getByRole('link', { name: 'Ler todo dia, do 6º ao 9º ano', exact: true }).click();
  const detail = page.getByRole('dialog', { name: 'Ler todo dia, do 6º ao 9º ano' });
  await detail.getByRole('link', { name: /^Marcos/ }).click();
  await page.goBack();
  await expect(detail).toHaveCount(0);
  await expect(page).toHaveURL(/\/actions$/);
  await page.goForward();
  await detail.getByLabel('Novo marco').fill('Conselho');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Descartar o que foi digitado?' });
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(detail.getByLabel('Novo marco')).toHaveValue('Conselho');
  await page.goBack();
  await question.getByRole('button', { name: 'Descartar' }).click();
  await expect(detail).toHaveCount(0);
  await expect(page).toHaveURL(/\/actions$/);
});

test('the plan says whether it is enough, and each action what it is to do', async ({
  page,
  signInAs,
  checkA11y,
}) => {
  await signInAs('marina.souza');
  await page.goto('/?etapa=anos_finais');
  await page
    .getByRole('link', { name: /^As \d+ ações ativas com indicador levam o índice de 5,01 a/ })
    .click();
  const sum = page.getByRole('region', { name: /^O plano (?:ainda não )?basta/ });
  await expect(sum).toContainText('+0,13');
  await expect(sum.getByRole('img')).toHaveAccessibleName(/^O índice de 2023 é 5,01\./);
  await expect(page.getByText('+2,58 pontos em Matemática')).toBeVisible();
  await checkA11y('the sum of the plan');
  await page.getByRole('button', { name: /^Ver as? / }).click();
  await expect(page).toHaveURL(/atrasadas=sim/);
  await expect(page.getByRole('status').filter({ hasText: 'ações' })).toBeFocused();

  await page.getByRole('button', { name: 'Nova Ação' }).click();
  const form = page.getByRole('dialog', { name: 'Nova Ação' });
  await form.getByLabel('Indicador que a ação move').selectOption('Matemática');
  await form.getByLabel('Etapa').selectOption('Anos Finais');
  await expect(form.getByLabel('Ponto de partida')).toHaveValue('258,94');
  await form.getByLabel('Alvo').fill('261,52');
  await expect(form.getByText('Efeito esperado: +0,04 no índice.')).toBeVisible();
  await expect(form.getByText('dá em uma edição')).toBeVisible();
  await checkA11y('the effect of what is typed');
});
