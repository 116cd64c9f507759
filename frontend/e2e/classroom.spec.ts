import { expect, test } from './fixtures/school';
import { row, toast } from './support/screen';

test('a school enters its first classes, and changes, archives and deletes them', async ({
  page,
  newSchool,
  checkA11y,
}) => {
  await newSchool();
  await page.goto('/');
  await page.getByRole('link', { name: 'Gerenciar Turmas' }).click();
  await expect(page.getByRole('heading', { name: 'Simulador de Sala de Aula' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Nenhuma turma cadastrada' })).toBeVisible();
  await checkA11y('no classes');

  await page.getByRole('button', { name: 'Cadastrar Primeira Turma' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova Turma' });
  const name = dialog.getByLabel('Nome da turma');
  await expect(name).toBeFocused();
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByText('Nome da turma é obrigatório')).toBeVisible();
  await checkA11y('what a class lacks');
  const fill = async (called: string) => {
    await name.fill(called);
    await dialog.getByLabel('Etapa').selectOption('Anos Finais');
    await dialog.getByLabel('Ano ou série').selectOption('9º ano');
    await dialog.getByLabel('Turno').selectOption('Integral');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
  };
  await fill('9º A');
  await expect(toast(page)).toContainText('Turma criada com sucesso!');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('1 turma e 0 alunos. Falta professor responsável em 1 turma.')).toBeVisible();

  await page.getByRole('button', { name: 'Nova Turma' }).click();
  await fill('9ºa');
  await expect(dialog.getByText('Já existe uma turma com este nome neste ano letivo.')).toBeVisible();
  await name.fill('9º B');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog).toBeHidden();
  const headings = page.getByRole('heading', { level: 3 });
  await expect(headings).toHaveText(['9º A', '9º B']);
  await checkA11y('two classes');

  const menuOf = (called: string) =>
    page.getByRole('button', { name: new RegExp(`^Mais ações para ${called}, `) }).click();
  const choose = (entry: string) => page.getByRole('button', { name: entry, exact: true }).click();
  await menuOf('9º B');
  await checkA11y('the menu of a class');
  await choose('Excluir');
  const question = page.getByRole('alertdialog', { name: 'Excluir a turma 9º B?' });
  await checkA11y('whether a class goes');
  await question.getByRole('button', { name: 'Excluir a turma' }).click();
  await expect(toast(page)).toContainText('Turma excluída com sucesso!');
  await expect(headings).toHaveText(['9º A']);

  await menuOf('9º A');
  await choose('Arquivar');
  await expect(page.getByRole('heading', { name: 'Nenhuma turma cadastrada' })).toBeVisible();
  await page.getByRole('button', { name: 'Mostrar arquivadas' }).click();
  await expect(page).toHaveURL(/arquivadas=sim/);
  await expect(headings).toHaveText(['9º A']);
  await menuOf('9º A');
  await choose('Desarquivar');
  await expect(page.getByRole('heading', { name: 'Nenhuma turma arquivada' })).toBeVisible();
});

test('the bimesters of the year are the proposed ones until the school sets its own', async ({
  page,
  newSchool,
  checkA11y,
}) => {
  await newSchool();
  await page.goto('/classroom');
  const open = () => page.getByRole('button', { name: 'Ano letivo' }).click();
  await open();
  const dialog = page.getByRole('dialog', { name: /^Ano letivo de / });
  await expect(dialog.getByText(/^Datas propostas/)).toBeVisible();
  const ends = dialog.getByLabel('Fim');
  const starts = dialog.getByLabel('Início');
  const first = await starts.nth(1).inputValue();
  await starts.nth(1).fill(await ends.nth(0).inputValue());
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByText('O bimestre deve começar depois do fim do anterior.')).toBeVisible();
  await checkA11y('bimesters that overlap');
  await starts.nth(1).fill(first);
  await ends.nth(3).fill(`23/12/${first.slice(-4)}`);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(toast(page)).toContainText('Bimestres salvos');
  await open();
  await expect(dialog.getByText(/^Datas definidas pela escola/)).toBeVisible();
  await expect(ends.nth(3)).toHaveValue(`23/12/${first.slice(-4)}`);
});

test('the subjects of the Saeb come in one go, and another is added, changed and deleted', async ({
  page,
  newSchool,
  checkA11y,
}) => {
  await newSchool();
  await page.goto('/classroom');
  await page.getByRole('link', { name: 'Disciplinas' }).click();
  await expect(page).toHaveURL(/aba=disciplinas/);
  await page.getByRole('button', { name: 'Criar as do Saeb' }).click();
  await expect(toast(page)).toContainText('Disciplinas criadas: 6');
  await expect(page.getByRole('rowheader')).toHaveCount(6);
  await checkA11y('subjects');

  await page.getByRole('button', { name: 'Nova Disciplina' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova Disciplina' });
  await dialog.getByLabel('Disciplina').fill('Arte');
  await checkA11y('a new subject');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog).toBeHidden();
  const menu = page.getByRole('button', { name: 'Mais ações para Arte, Anos Iniciais' });
  await menu.click();
  await page.getByRole('button', { name: 'Desativar' }).click();
  await expect(row(page.locator('main'), 'Arte').getByText('Inativa')).toBeVisible();
  await menu.click();
  await page.getByRole('button', { name: 'Excluir', exact: true }).click();
  await page.getByRole('button', { name: 'Excluir a disciplina' }).click();
  await expect(page.getByRole('rowheader', { name: 'Arte' })).toHaveCount(0);
});

test('a professor finds what is not theirs disabled', async ({ page, signInAs }) => {
  await signInAs('ana.prado');
  await page.goto('/classroom');
  await page.getByRole('button', { name: /^Mais ações para 9º A, / }).click();
  await expect(page.getByText('Só quem leciona na turma, a coordenação ou a gestão.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Excluir', exact: true })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Mais ações para 9º B, / }).click();
  await expect(page.getByRole('button', { name: 'Excluir', exact: true })).toBeEnabled();
});
