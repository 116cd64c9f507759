import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { type Answers, refuse } from '@/test/server';

import { address, caio, gabriel, gestora, openStudents, person, press, serveStudents } from '../test-page';

afterEach(() => vi.unstubAllGlobals());

const sheetOf = (name: string) => screen.findByRole('complementary', { name: `Ficha de ${name}` });

const about: Answers = {
  'GET /api/students/{id}/class-moves': () => [
    {
      classId: 4,
      className: '6º A',
      at: '2026-11-13T12:00:00Z',
      byName: 'Secretaria',
      importFile: '6_ano.csv',
    },
    { classId: 5, className: '6º B', at: '2026-02-04T12:00:00Z', byName: 'Secretaria', importFile: null },
  ],
  'GET /api/students/{id}/performance': () => [],
};

it('opens beside the list, walks through it by letters, and gives the focus back', async () => {
  serveStudents([caio, gabriel], about);
  await openStudents();
  await press(/^Caio Henrique Prado/);
  const sheet = within(await sheetOf('Caio Henrique Prado'));
  await waitFor(() => expect(sheet.getByRole('heading', { name: 'Caio Henrique Prado' })).toHaveFocus());
  expect(sheet.getByText('1 de 2')).toBeVisible();
  expect(sheet.getByRole('button', { name: 'Aluno anterior (K)' })).toBeDisabled();
  await act(() => person.keyboard('j'));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Gabriel Nunes Farias' })).toHaveFocus());
  expect(address()).toBe('/students?aluno=32');
  await act(() => person.keyboard('j'));
  expect(address()).toBe('/students?aluno=32');
  await act(() => person.keyboard('k'));
  expect(address()).toBe('/students?aluno=31');
  await act(() => person.keyboard('{Escape}'));
  expect(screen.queryByRole('complementary', { name: /^Ficha/ })).toBeNull();
  expect(address()).toBe('/students');
  expect(screen.getByRole('button', { name: /^Caio Henrique Prado/ })).toHaveFocus();
});

it('walks on to the next page of the list', async () => {
  serveStudents([caio], {
    ...about,
    'GET /api/school/{school}/students': ({ url }) => {
      const page = Number(url.searchParams.get('page'));
      return { total: 51, page, pages: 2, students: [page === 2 ? gabriel : caio] };
    },
  });
  await openStudents('/students?aluno=31&aba=turma');
  await sheetOf('Caio Henrique Prado');
  await press('Próximo aluno (J)');
  const sheet = within(await sheetOf('Gabriel Nunes Farias'));
  expect(sheet.getByText('51 de 51')).toBeVisible();
  expect(address()).toBe('/students?aluno=primeiro&aba=turma&pagina=2');
});

it('a letter in a field walks nowhere', async () => {
  serveStudents([caio, gabriel], about);
  await openStudents('/students?aluno=31&aba=turma');
  const sheet = within(await sheetOf('Caio Henrique Prado'));
  const choice = await sheet.findByLabelText('Nova turma');
  act(() => choice.focus());
  await act(() => person.keyboard('j'));
  expect(address()).toBe('/students?aluno=31&aba=turma');
});

it('says who a pupil is, and what is not known of them', async () => {
  serveStudents([caio], about);
  await openStudents('/students?aluno=31');
  const sheet = within(await sheetOf('Caio Henrique Prado'));
  expect(sheet.getByText(/^21\/07\/2014, \d+ anos$/)).toBeVisible();
  expect(sheet.getByText('Patrícia Prado')).toBeVisible();
  expect(sheet.getByText('não informado')).toBeVisible();
});

it('a pupil who is not on the page is read; one who is gone is told', async () => {
  serveStudents([caio], { ...about, 'GET /api/students/{id}': () => ({ ...gabriel, id: 99 }) });
  await openStudents('/students?aluno=99');
  const sheet = within(await sheetOf('Gabriel Nunes Farias'));
  expect(sheet.queryByText(/^\d+ de \d+$/)).toBeNull();
  expect(sheet.getByRole('button', { name: 'Próximo aluno (J)' })).toBeDisabled();
});

it('an address of nobody says so', async () => {
  serveStudents([caio], { 'GET /api/students/{id}': () => refuse(404) });
  await openStudents('/students?aluno=99');
  expect(await screen.findByText('Este aluno não existe mais')).toBeVisible();
});

it('the classes a pupil came through are told, and another is given', async () => {
  const sent: unknown[] = [];
  serveStudents([caio], {
    ...about,
    'PUT /api/students/{id}': ({ body }) => {
      sent.push(body);
      return { ...caio, classId: 5, className: '6º B' };
    },
  });
  await openStudents('/students?aluno=31&aba=turma');
  const sheet = within(await sheetOf('Caio Henrique Prado'));
  expect(await sheet.findByText('Matutino, Renata Nunes')).toBeVisible();
  expect(await sheet.findByText(/desde 13\/11\/2026/)).toBeVisible();
  expect(sheet.getByText('Veio da turma 6º B na importação 6_ano.csv, por Secretaria')).toBeVisible();
  expect(sheet.getByText(/de 04\/02\/2026 a 13\/11\/2026/)).toBeVisible();
  expect(sheet.getByText('Matrícula inicial, por Secretaria')).toBeVisible();
  const move = sheet.getByRole('button', { name: 'Alterar turma' });
  expect(move).toBeDisabled();
  const choice = await sheet.findByLabelText('Nova turma');
  expect(within(choice).queryByRole('option', { name: /6º A/ })).toBeNull();
  await person.selectOptions(choice, '6º B, Vespertino');
  await act(() => person.click(move));
  expect(await screen.findByText('Turma alterada com sucesso!')).toBeVisible();
  expect(sent).toEqual([{ classId: 5 }]);
});

it('results are summed up; before there are any, it says what will stand there', async () => {
  const results = [6, 8].map((correctAnswers, place) => ({
    id: place,
    subjectId: 1,
    subject: 'Matemática',
    score: '60.00',
    totalQuestions: 10,
    correctAnswers,
    timeSpent: 5,
    completedAt: '2026-11-09T12:00:00Z',
    simulationId: 5,
    quizId: null,
    grade: '7.5',
    evaluationDate: '2026-11-14',
    observations: 'Ajudou os colegas.',
  }));
  const answers = [results, []];
  serveStudents([caio, gabriel], {
    ...about,
    'GET /api/students/{id}/performance': ({ url }) => answers[url.pathname.includes('/31/') ? 0 : 1] ?? [],
  });
  await openStudents('/students?aluno=31&aba=desempenho');
  expect(await screen.findByText('14 de 20 respostas')).toBeVisible();
  expect(screen.getByText('70 %')).toBeVisible();
  await press('Próximo aluno (J)');
  expect(await screen.findByText('Ainda não há resultados')).toBeVisible();
});

it.each([
  [caio, 'O aluno já tem a própria senha: só dá para gerar outra.'],
  [gabriel, 'O cartão espera ser impresso. A senha vale até 28/11/2026.'],
])('how a pupil comes in is told, without any password', async (pupil, words) => {
  serveStudents([pupil], about);
  await openStudents(`/students?aluno=${pupil.id}&aba=acesso`);
  expect(await screen.findByText(words)).toBeVisible();
});

it('a professor sees the details and the way in of nobody else', async () => {
  serveStudents([{ ...caio, details: null, access: null, mayReset: false }], about);
  await openStudents('/students?aluno=31', { ...gestora, role: 'professor', rights: ['pupil.reset'] });
  const sheet = within(await sheetOf('Caio Henrique Prado'));
  expect(sheet.getByText(/Os dados de cada aluno são vistos pela coordenação/)).toBeVisible();
  expect(sheet.queryByRole('button', { name: /Editar|Apagar|Baixar/ })).toBeNull();
  await act(() => person.click(sheet.getByRole('link', { name: 'Acesso' })));
  expect(await sheet.findByText('Só de turmas em que você leciona.')).toBeVisible();
  expect(sheet.getByRole('button', { name: 'Gerar senha nova' })).toBeDisabled();
});

it('says that somebody came with cells that were pasted', async () => {
  serveStudents([caio], {
    ...about,
    'GET /api/students/{id}/class-moves': () => [
      { classId: 4, className: '6º A', at: '2026-11-13T12:00:00Z', byName: null, importFile: 'colado' },
    ],
  });
  await openStudents('/students?aluno=31&aba=turma');
  const sheet = within(await sheetOf('Caio Henrique Prado'));
  expect(await sheet.findByText(/na importação de células coladas$/)).toBeVisible();
});
