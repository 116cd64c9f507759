import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { actionSeedOf } from '@/domain/action/action-for';
import { seedOf } from '@/domain/lesson/plan-for';
import { classMastery, mathematics } from '@/test/class-mastery';
import { ninth } from '@/test/classes';
import { refuse, refuseGone } from '@/test/server';

import { leader, openMap } from './test-page';

afterEach(() => vi.unstubAllGlobals());

const addressOf = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '', 'http://localhost');

it('says first what the class has to strengthen, of how many who answered', async () => {
  await openMap();
  const answer = within(
    await screen.findByRole('region', {
      name: 'A turma precisa reforçar D29: resolver problemas com grandezas proporcionais',
    }),
  );
  expect(answer.getByText('de 5')).toBeVisible();
  expect(
    answer.getByText(/^4 dos 5 alunos que já responderam têm menos de 60 em 100 de chance de já saber\./),
  ).toHaveTextContent('1 aluno ainda não respondeu a questões dela.');
});

it('leads to a plan for it, which knows why', async () => {
  await openMap();
  const plan = await screen.findByRole('link', { name: 'Criar plano de aula para D29' });
  expect(seedOf(addressOf(plan).searchParams)).toEqual({
    subject: 'matematica',
    grade: '9º ano',
    topic: 'Resolver problemas com grandezas proporcionais',
    classId: 4,
    reason: { kind: 'mastery', skill: 'D29 (9º ano)', toStrengthen: 4, answered: 5 },
  });
});

it('leads to an action for it, where one may be made', async () => {
  await openMap();
  const action = await screen.findByRole('link', { name: 'Criar ação de reforço' });
  const seed = actionSeedOf(addressOf(action).searchParams);
  expect(seed).toMatchObject({ title: 'Reforçar D29 na turma 9º A', type: 'matematica', students: 4 });
  expect(seed?.description).toMatch(/4 de 5 alunos que responderam tinham menos de 60 em 100/);
});

it('who makes no actions is led to the plan alone', async () => {
  await openMap({}, undefined, { ...leader, rights: [] });
  expect(await screen.findByRole('link', { name: 'Criar plano de aula para D29' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Criar ação de reforço' })).toBeNull();
});

it.each([
  [{ toStrengthen: 1, answered: 5 }, /^A habilidade com mais alunos a reforçar é D29/],
  [{ toStrengthen: 2, answered: 2 }, /^Com poucas respostas, o que mais aparece a reforçar é D29/],
  [{ toStrengthen: 0, answered: 5 }, /^Nenhum aluno está abaixo de 60 em 100/],
])('of %o it claims no more', async (share, title) => {
  const [first] = classMastery.skills;
  const skills = first ? [{ ...first, ...share }] : [];
  await openMap({ 'GET /api/classes/{id}/mastery': () => ({ ...classMastery, skills }) });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

it('names who needs help, five first, each with a reason and the way to the sheet', async () => {
  await openMap();
  const all = await screen.findByRole('button', { name: 'Ver os 6 alunos' });
  const help = within(screen.getByRole('region', { name: 'Quem precisa de ajuda agora' }));
  expect(help.getAllByRole('listitem')).toHaveLength(5);
  expect(help.getByText('Ainda não jogou nenhum quiz.')).toBeVisible();
  expect(help.getByRole('link', { name: 'Camila Viana' })).toHaveAttribute('href', '/students?aluno=1');
  await userEvent.click(all);
  expect(help.getAllByRole('listitem')).toHaveLength(6);
});

it('nobody needs help', async () => {
  await openMap({ 'GET /api/classes/{id}/mastery': () => ({ ...classMastery, help: [] }) });
  expect(await screen.findByText(/^Ninguém tem habilidade a reforçar/)).toBeVisible();
});

it('a class that nobody answered for has no map yet', async () => {
  const skills = classMastery.skills.map((skill) => ({ ...skill, toStrengthen: 0, answered: 0 }));
  await openMap({ 'GET /api/classes/{id}/mastery': () => ({ ...classMastery, skills, help: [] }) });
  expect(await screen.findByRole('heading', { name: 'Ainda não há o que mostrar' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver as questões' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver os cartões da turma' })).toHaveAttribute(
    'href',
    '/students/cartoes?turma=4',
  );
  expect(screen.queryByRole('heading', { name: 'Habilidades × alunos' })).toBeNull();
});

it('a read that fails is tried again', async () => {
  let asked = 0;
  await openMap({
    'GET /api/classes/{id}/mastery': () => {
      asked += 1;
      return asked === 1 ? refuse(503, 'Sem conexão com o banco.') : classMastery;
    },
  });
  expect(await screen.findByText('Não foi possível carregar o mapa')).toBeVisible();
  expect(screen.getByText('Sem conexão com o banco.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('heading', { name: 'Habilidades × alunos' })).toBeVisible();
});

it('says what it waits for', async () => {
  await openMap({ 'GET /api/classes/{id}/mastery': () => new Promise<never>(() => undefined) });
  expect(await screen.findByText('Carregando o mapa da turma...')).toBeInTheDocument();
});

it('a class that is gone is said to be', async () => {
  await openMap({ 'GET /api/classes/{id}/mastery': () => refuseGone() });
  expect(await screen.findByRole('heading', { name: 'Turma não encontrada' })).toBeVisible();
});

it('an address of a class that is not there asks for another', async () => {
  await openMap({}, '/classroom/mapa?turma=99');
  expect(await screen.findByRole('heading', { name: 'Turma não encontrada' })).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Turma'), '9º A, Matutino');
  expect(await screen.findByRole('heading', { name: /^A turma precisa reforçar/ })).toBeVisible();
});

it.each([
  [{ 'GET /api/school/{school}/classes': () => [] }, 'Nenhuma turma cadastrada', 'Ver as turmas'],
  [{ 'GET /api/school/{school}/subjects': () => [] }, 'Nenhuma disciplina cadastrada', 'Ver as disciplinas'],
])('without classes or subjects it leads to them', async (answers, title, link) => {
  await openMap(answers, '/classroom/mapa');
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: link })).toBeVisible();
});

it('begins with a class of ones own that sits the test, and a subject of its stage', async () => {
  const asked: string[] = [];
  const sixth = { ...ninth, id: 3, name: '6º A', year: '6º ano' };
  const mine = { ...ninth, id: 5, name: '9º B', teacherId: leader.id };
  await openMap(
    {
      'GET /api/school/{school}/classes': () => [sixth, ninth, mine],
      'GET /api/school/{school}/subjects': () => [
        { ...mathematics, id: 2, stage: 'anos_iniciais' },
        mathematics,
      ],
      'GET /api/classes/{id}/mastery': ({ url }) => {
        asked.push(`${url.pathname} ${url.searchParams.get('subject')}`);
        return classMastery;
      },
    },
    '/classroom/mapa',
  );
  expect(await screen.findByLabelText('Turma')).toHaveDisplayValue('9º B, Matutino');
  expect(asked).toEqual(['/api/classes/5/mastery 4']);
  expect(within(screen.getByLabelText('Disciplina')).getAllByRole('option')).toHaveLength(1);
});
