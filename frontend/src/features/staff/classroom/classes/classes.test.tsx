/* oxlint-disable max-lines */
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { refuse } from '@/test/server';

import { gestor, ninth, openClassroom, person, press } from '../test-page';
import { fromMenu, serveClasses } from './serve-classes';

const CREATE = 'Nova Turma';

afterEach(() => vi.unstubAllGlobals());

it('a school without classes is led to its first one', async () => {
  const sent = serveClasses([]);
  openClassroom('/classroom', { ...gestor, rights: ['pupil.import'] });
  expect(await screen.findByRole('link', { name: 'Importar Alunos' })).toHaveAttribute(
    'href',
    '/students?importar=alunos',
  );
  await press('Cadastrar Primeira Turma');
  await press('Salvar');
  expect(await screen.findByText('Nome da turma é obrigatório')).toBeVisible();
  for (const sentence of ['Escolha a etapa.', 'Escolha o ano ou a série.', 'Escolha o turno.']) {
    expect(screen.getByText(sentence)).toBeVisible();
  }
  expect(sent).toEqual([]);
  await person.type(screen.getByLabelText('Nome da turma'), '1ª A');
  await person.selectOptions(screen.getByLabelText('Etapa'), 'Ensino Médio');
  const grade = screen.getByLabelText('Ano ou série');
  expect(
    within(grade)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Escolha', '1ª série', '2ª série', '3ª série', '4ª série']);
  await person.selectOptions(grade, '1ª série');
  await person.selectOptions(screen.getByLabelText('Turno'), 'Noturno');
  await person.selectOptions(await screen.findByLabelText(/^Professor/), 'João Vilela');
  await press('Salvar');
  expect(await screen.findByText('Turma criada com sucesso!')).toBeVisible();
  expect(sent).toEqual([
    {
      url: '/api/classes',
      body: {
        schoolId: 7,
        name: '1ª A',
        stage: 'ensino_medio',
        year: '1ª série',
        shift: 'noturno',
        schoolYear: 2026,
        teacherId: 5,
      },
    },
  ]);
});

it('another stage takes the grade away, and a class keeps a teacher who is no longer chosen', async () => {
  const sent = serveClasses([{ ...ninth, teacherId: 8, teacherName: 'Rui Paz' }]);
  openClassroom();
  await fromMenu('9º A', 'Editar');
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar turma' }));
  const grade = dialog.getByLabelText('Ano ou série');
  expect(grade).toHaveValue('9º ano');
  await waitFor(() => expect(dialog.getByLabelText(/^Professor/)).toHaveDisplayValue('Rui Paz'));
  await person.selectOptions(dialog.getByLabelText('Etapa'), 'Anos Iniciais');
  expect(grade).toHaveValue('');
  await person.selectOptions(grade, '5º ano');
  await press('Salvar');
  expect(await screen.findByText('Turma atualizada com sucesso!')).toBeVisible();
  expect(sent).toEqual([{ url: '/api/classes/4', body: { stage: 'anos_iniciais', year: '5º ano' } }]);
});

it('what the server refuses stands beside its field', async () => {
  const sentence = 'Já existe uma turma com este nome neste ano letivo.';
  const taken = refuse(400, sentence);
  Object.assign(taken.problem, { errors: { name: sentence } });
  serveClasses([ninth], { 'PUT /api/classes/{id}': () => taken });
  openClassroom();
  await fromMenu('9º A', 'Editar');
  await press('Salvar');
  await waitFor(() => expect(screen.getByLabelText('Nome da turma')).toHaveAccessibleDescription(sentence));
});

it('a class with pupils says how many and is archived instead', async () => {
  const archived: unknown[] = [];
  serveClasses([{ ...ninth, totalStudents: 28 }], {
    'POST /api/classes/{id}/archive': ({ body }) => {
      archived.push(body);
      return { ...ninth, archived: true };
    },
  });
  openClassroom();
  expect(await screen.findByText('1 turma e 28 alunos.')).toBeVisible();
  await fromMenu('9º A', 'Excluir');
  const question = await screen.findByRole('alertdialog', { name: 'Excluir a turma 9º A?' });
  expect(question).toHaveTextContent('A turma tem 28 alunos, por isso não pode ser excluída.');
  await press('Arquivar a turma');
  expect(await screen.findByText('Turma 9º A arquivada')).toBeVisible();
  expect(archived).toEqual([{ archived: true }]);
});

it('a class of inactive pupils says so when it is to be deleted, and is archived instead', async () => {
  const sentence =
    'A turma 9º A tem 3 alunos inativos e por isso não é excluída. Arquive a turma: nada se perde.';
  serveClasses([ninth], {
    'DELETE /api/classes/{id}': () => refuse(409, sentence),
    'POST /api/classes/{id}/archive': () => ({ ...ninth, archived: true }),
  });
  openClassroom();
  await fromMenu('9º A', 'Excluir');
  const question = await screen.findByRole('alertdialog', { name: 'Excluir a turma 9º A?' });
  expect(question).toHaveTextContent('A turma não tem alunos ativos. Excluir não se desfaz.');
  await press('Excluir a turma');
  expect(await screen.findByText(sentence)).toBeVisible();
  await press('Arquivar a turma');
  expect(await screen.findByText('Turma 9º A arquivada')).toBeVisible();
});

it('an empty class is deleted after a question, which says why when it is not', async () => {
  const refusals = [refuse(503, 'O servidor está ocupado.')];
  serveClasses([ninth], { 'DELETE /api/classes/{id}': () => refusals.pop() });
  openClassroom();
  await fromMenu('9º A', 'Excluir');
  await press('Excluir a turma');
  expect(await screen.findByRole('alert')).toHaveTextContent('O servidor está ocupado.');
  await press('Excluir a turma');
  expect(await screen.findByText('Turma excluída com sucesso!')).toBeVisible();
});

it('what is not theirs a professor finds disabled, with the reason', async () => {
  serveClasses([{ ...ninth, mayChange: false }]);
  openClassroom('/classroom', { ...gestor, role: 'professor', rights: [] });
  await press('Mais ações para 9º A, 2026');
  expect(screen.getByText('Só quem leciona na turma, a coordenação ou a gestão.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Excluir' })).toBeDisabled();
  await press(CREATE);
  expect(await screen.findByText('Você fica como professor da turma.')).toBeVisible();
});

it('classes are found by name, teacher, stage and shift', async () => {
  const other = { ...ninth, id: 5, name: '5º B', stage: 'anos_iniciais', year: '5º ano' } as const;
  serveClasses([ninth, { ...other, teacherId: null, teacherName: null, shift: 'integral' }]);
  openClassroom();
  const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  await waitFor(() => expect(names()).toEqual(['5º B', '9º A']));
  expect(screen.getByText('2 turmas e 0 alunos. Falta professor responsável em 1 turma.')).toBeVisible();
  const search = screen.getByRole('searchbox');
  await person.type(search, 'ANA');
  expect(names()).toEqual(['9º A']);
  await person.selectOptions(screen.getByRole('combobox', { name: 'Turno' }), 'Integral');
  expect(await screen.findByText('Nenhuma turma encontrada')).toBeVisible();
  await press('Limpar filtros');
  await waitFor(() => expect(names()).toEqual(['5º B', '9º A']));
  expect(search).toHaveValue('');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Etapa' }), 'Anos Iniciais');
  await waitFor(() => expect(names()).toEqual(['5º B']));
});

it('archived classes stand apart and come back', async () => {
  serveClasses([{ ...ninth, archived: true }], {
    'POST /api/classes/{id}/archive': ({ body }) => ({ ...ninth, archived: body.archived }),
  });
  openClassroom();
  expect(await screen.findByText('Nenhuma turma cadastrada')).toBeVisible();
  await press('Mostrar arquivadas');
  expect(await screen.findByText('1 turma arquivada.')).toBeVisible();
  await fromMenu('9º A', 'Desarquivar');
  expect(await screen.findByText('Turma 9º A de volta às listas')).toBeVisible();
});

it('the counters are counted again', async () => {
  serveClasses([ninth], { 'POST /api/classes/sync-counts': () => ({ classesUpdated: 2 }) });
  openClassroom();
  await press('Atualizar Contadores');
  expect(await screen.findByText('Contadores atualizados!')).toBeVisible();
  expect(screen.getByText('2 turmas com outro número.')).toBeVisible();
});

it('a list that could not be read is read again', async () => {
  const failures = [refuse(503)];
  serveClasses([ninth], { 'GET /api/school/{school}/classes': () => failures.pop() ?? [ninth] });
  openClassroom();
  expect(await screen.findByText('Erro ao carregar turmas')).toBeVisible();
  await press('Tentar de novo');
  expect(await screen.findByRole('heading', { name: '9º A' })).toBeVisible();
});

it('a class with pupils is archived after a question that says how many stay in it', async () => {
  const classes = [
    { ...ninth, name: 'Turma da tarde', totalStudents: 8 },
    { ...ninth, id: 5, name: '9º B' },
  ];
  serveClasses(classes, {
    'POST /api/classes/{id}/archive': ({ body }) => {
      const [first] = classes.splice(0, 1);
      return { ...ninth, ...first, archived: body.archived };
    },
  });
  openClassroom();
  await fromMenu('Turma da tarde', 'Arquivar');
  const question = await screen.findByRole('alertdialog', { name: 'Arquivar a Turma da tarde?' });
  expect(question).toHaveTextContent('Os 8 alunos continuam nela');
  await press('Arquivar a turma');
  expect(await screen.findByText('Turma da tarde arquivada')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Turma da tarde' })).toBeNull());
  // To what stands next to it, not to nothing.
  expect(document.body).not.toHaveFocus();
});

it('an empty class is archived at once, and the focus goes to the heading of its stage', async () => {
  const classes = [ninth, { ...ninth, id: 5, name: '9º B' }];
  serveClasses(classes, {
    'POST /api/classes/{id}/archive': () => {
      classes.shift();
      return { ...ninth, archived: true };
    },
  });
  openClassroom();
  await fromMenu('9º A', 'Arquivar');
  await waitFor(() => expect(screen.queryByRole('heading', { name: '9º A' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { name: /^Anos Finais/ })).toHaveFocus());
});

it('who teaches a class without a teacher is chosen from its card', async () => {
  serveClasses([{ ...ninth, teacherId: null, teacherName: null }]);
  openClassroom();
  await press('Escolher o professor responsável pela turma 9º A');
  await waitFor(() => expect(screen.getByLabelText(/^Professor/)).toHaveFocus());
});

it('a class that is not theirs offers no choice of who teaches it', async () => {
  serveClasses([{ ...ninth, teacherId: null, teacherName: null, mayChange: false }]);
  openClassroom();
  expect(await screen.findByText('Sem professor')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Escolher/ })).toBeNull();
});
