import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { ClassSimulation } from '@/api/class-simulations/class-simulations';
import { refuse, serve } from '@/test/server';

import { ninth, person, press } from '../test-page';
import { ended, known, openTab, resultOf, running, type Served, serveTab } from '../test-simulations';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('a simulation is begun with a class, a subject and a kind', async () => {
  const sent = serveTab();
  await openTab();
  await press('Iniciar Simulação');
  expect(await screen.findByText('Escolha a turma.')).toBeVisible();
  await person.selectOptions(screen.getAllByLabelText('Turma')[0] ?? document.body, '9º A, 0 alunos');
  await person.selectOptions(screen.getByLabelText('Disciplina'), 'Matemática');
  expect(await screen.findByText('De 46 ativas')).toBeVisible();
  expect(
    await screen.findByText('9º A, Matemática, nas últimas 3 simulações: Retome primeiro Fração.'),
  ).toBeVisible();
  expect(screen.getByText('Ainda não há prova impressa')).toBeVisible();
  const amount = screen.getByLabelText('Questões');
  await person.clear(amount);
  await person.type(amount, '51');
  await press('Iniciar Simulação');
  expect(await screen.findByText('Escolha de 1 a 50 questões.')).toBeVisible();
  await person.clear(amount);
  await person.type(amount, '8');
  await person.click(screen.getByRole('radio', { name: /^Prova impressa/ }));
  await press('Iniciar Simulação');
  expect(await screen.findByText('Não há questões ativas de Matemática.')).toBeVisible();
  expect(sent).toEqual([
    {
      schoolId: 7,
      classId: ninth.id,
      subjectId: 2,
      kind: 'impressa',
      questions: 8,
      difficulty: 'misto',
      skillId: null,
      questionIds: null,
    },
  ]);
});

it('the ranking is of the newest test on paper, which the server names', async () => {
  const printed: ClassSimulation = { ...ended, id: 9, kind: 'impressa' };
  serveTab({ skills: { ...known, simulations: 1, printed }, results: { 9: resultOf(printed) } });
  await openTab();
  await person.selectOptions(
    (await screen.findAllByLabelText('Turma'))[0] ?? document.body,
    '9º A, 0 alunos',
  );
  await person.selectOptions(screen.getByLabelText('Disciplina'), 'Matemática');
  expect(await screen.findByText('Amanda Luz')).toBeVisible();
  expect(screen.getByText(/Pela prova impressa de/)).toBeVisible();
  expect(screen.getByText('9º A, Matemática, na última simulação: Retome primeiro Fração.')).toBeVisible();
});

it('more than there are is not asked for in vain: it says how many it begins with', async () => {
  serveTab();
  await openTab(`&turma=${ninth.id}&disciplina=2`);
  const amount = await screen.findByLabelText('Questões');
  expect(await screen.findByText('De 46 ativas')).toBeVisible();
  await person.clear(amount);
  await person.type(amount, '50');
  expect(await screen.findByText('Começa com as 46 que há.')).toBeVisible();
});

it('the form begins with the class and the subject of the last simulation, not for questions chosen one by one', async () => {
  serveTab({ simulations: [ended] });
  await openTab();
  expect(
    await screen.findByText('9º A, Matemática, nas últimas 3 simulações: Retome primeiro Fração.'),
  ).toBeVisible();
  expect(screen.getAllByLabelText('Turma')[0]).toHaveValue(String(ninth.id));
  expect(screen.getByLabelText('Disciplina')).toHaveValue('2');
  cleanup();
  await openTab('&questoes=7,3');
  expect(await screen.findByText('2 questões escolhidas.')).toBeVisible();
  expect(screen.getAllByLabelText('Turma')[0]).toHaveValue('');
});

it('the last simulation of a class of another teacher begins no form', async () => {
  serveTab({ simulations: [{ ...ended, classId: 99 }] });
  await openTab();
  expect(await screen.findByText('Escolha a turma e a disciplina')).toBeVisible();
});

it('of what runs three are shown, the others when they are asked for', async () => {
  serveTab({ simulations: Array.from({ length: 5 }, (_, place) => ({ ...running, id: 5 + place })) });
  await openTab();
  const all = () => screen.getAllByRole('link', { name: 'Continuar 9º A, Matemática' });
  await screen.findByRole('heading', { name: 'Em andamento' });
  expect(all()).toHaveLength(3);
  await press('Ver mais (2 restantes)');
  expect(all()).toHaveLength(5);
  expect(screen.queryByRole('button', { name: /^Ver mais/ })).toBeNull();
});

it('questions that were chosen one by one are asked as they are', async () => {
  const sent = serveTab();
  await openTab(`&como=impressa&questoes=7,3,7&turma=${ninth.id}&disciplina=2`);
  expect(await screen.findByText('2 questões escolhidas.')).toBeVisible();
  expect(screen.queryByLabelText('Dificuldade')).toBeNull();
  await press('Iniciar Simulação');
  await screen.findByText('Não há questões ativas de Matemática.');
  expect(sent).toMatchObject([{ kind: 'impressa', questions: 2, questionIds: [7, 3] }]);
  await press('Deixar o sistema escolher');
  expect(await screen.findByLabelText('Dificuldade')).toBeVisible();
});

it('a stage without subjects offers the three of the specification', async () => {
  const sent = serveTab({ subjects: [] });
  await openTab(`&turma=${ninth.id}`);
  const subject = await screen.findByLabelText('Disciplina');
  const names = within(subject)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names.slice(1)).toEqual(['Língua Portuguesa', 'Matemática', 'Questões Mistas']);
  await person.selectOptions(subject, 'Questões Mistas');
  await press('Iniciar Simulação');
  await screen.findByText('Não há questões ativas de Matemática.');
  expect(sent).toMatchObject([{ subjectId: null }]);
});

it('what runs comes first and is gone on with, what ended leads to its result', async () => {
  localStorage.setItem('simulacao:1:5', JSON.stringify([{}, {}]));
  serveTab({ simulations: [running, ended] });
  await openTab();
  expect(await screen.findByRole('link', { name: 'Continuar 9º A, Matemática' })).toHaveAttribute(
    'href',
    '/classroom/simulacao?id=5',
  );
  expect(screen.getByText('Na tela da sala • 4 de 10 questões')).toBeVisible();
  expect(screen.getByText(/^2 respostas guardadas neste computador/)).toBeVisible();
  expect(await screen.findByRole('link', { name: '9º A, Matemática' })).toHaveAttribute(
    'href',
    '/classroom/simulacao?id=3',
  );
  expect(screen.getByText('70 %')).toBeVisible();
  await person.click(screen.getByRole('radio', { name: 'Abandonadas' }));
  expect(await screen.findByText('Nenhuma simulação assim')).toBeVisible();
});

it.each<[string, Served, string]>([
  ['no class', { classes: [] }, 'Falta uma turma para simular'],
  ['no class of theirs', { classes: [{ ...ninth, mayChange: false }] }, 'Você não leciona em nenhuma turma.'],
  ['nothing concluded', {}, 'Nenhuma simulação concluída'],
])('%s is said, with what to do', async (_, served, sentence) => {
  serveTab(served);
  await openTab();
  expect(await screen.findByText(sentence, { exact: false })).toBeVisible();
});

it('a list that cannot be read is asked for again', async () => {
  serve({ 'GET /api/school/{school}/classes': () => refuse(500) });
  await openTab();
  expect(await screen.findByRole('heading', { name: 'Erro ao carregar simulações' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
});
