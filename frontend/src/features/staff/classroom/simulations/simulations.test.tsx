import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { ClassSimulation, ClassSkills } from '@/api/class-simulations/class-simulations';
import type { SchoolClass } from '@/api/classes';
import type { Subject } from '@/api/subjects';
import { counted, refuse, serve } from '@/test/server';

import { ninth, openClassroom, person, press } from '../test-page';

const TAB = '/classroom?aba=simulacao';

/** The tab, once its file is there. */
const openTab = (more = ''): Promise<void> => act(async () => openClassroom(`${TAB}${more}`));

const mathematics: Subject = {
  id: 2,
  schoolId: 7,
  name: 'Matemática',
  description: '',
  stage: 'anos_finais',
  isActive: true,
};

const running: ClassSimulation = {
  id: 5,
  schoolId: 7,
  classId: ninth.id,
  className: '9º A',
  subjectId: 2,
  subjectName: 'Matemática',
  kind: 'projetada',
  difficulty: 'misto',
  skillId: null,
  skillName: null,
  status: 'em_andamento',
  questions: 10,
  pupils: 0,
  done: 4,
  hits: null,
  answers: null,
  hitRate: null,
  grade: null,
  startedById: 1,
  startedByName: 'Marina Souza',
  startedAt: '2026-11-14T13:40:00Z',
  endedAt: null,
  mayChange: true,
};

const ended: ClassSimulation = {
  ...running,
  id: 3,
  status: 'concluida',
  done: 10,
  hits: 7,
  answers: 10,
  hitRate: 70,
  grade: '7.0',
  endedAt: '2026-11-13T13:40:00Z',
};

const fraction = { skillId: 9, name: 'Fração', hits: 38, answers: 93, hitRate: 41, enough: true };

const known: ClassSkills = {
  simulations: 3,
  skills: [fraction],
  retake: fraction,
  retakeText: 'Retome primeiro Fração.',
  printed: null,
};

interface Served {
  classes?: SchoolClass[];
  subjects?: Subject[];
  simulations?: ClassSimulation[];
  skills?: ClassSkills;
}

function serveTab({
  classes = [ninth],
  subjects = [mathematics],
  simulations = [],
  skills = known,
}: Served = {}) {
  const sent: unknown[] = [];
  serve({
    'GET /api/school/{school}/classes': () => classes,
    'GET /api/school/{school}/subjects': () => subjects,
    'GET /api/school/{school}/questions': () => counted([], 46),
    'GET /api/school/{school}/class-simulations': ({ url }) => {
      const found = simulations.filter(({ status }) => status === url.searchParams.get('status'));
      return counted(found, found.length);
    },
    'GET /api/classes/{id}/simulation-skills': () => skills,
    'GET /api/class-simulations/{id}/result': ({ url }) => {
      sent.push(url.pathname);
      return refuse(409, 'A simulação ainda não foi concluída.');
    },
    'POST /api/class-simulations': ({ body }) => {
      sent.push(body);
      return refuse(409, 'Não há questões ativas de Matemática.', undefined, 'urn:ideb:no-questions');
    },
  });
  return sent;
}

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
  const sent = serveTab({ skills: { ...known, simulations: 1, printed } });
  await openTab();
  await person.selectOptions(
    (await screen.findAllByLabelText('Turma'))[0] ?? document.body,
    '9º A, 0 alunos',
  );
  await person.selectOptions(screen.getByLabelText('Disciplina'), 'Matemática');
  expect(await screen.findByText(/Pela prova impressa de/)).toBeVisible();
  expect(sent).toContain('/api/class-simulations/9/result');
  expect(screen.getByText('9º A, Matemática, na última simulação: Retome primeiro Fração.')).toBeVisible();
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
  await person.selectOptions(subject, 'Matemática');
  expect(await screen.findByText(/^A escola ainda não tem a disciplina Matemática/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Iniciar Simulação' })).toBeDisabled();
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
