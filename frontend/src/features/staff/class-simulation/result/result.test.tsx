import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import type { ClassSimulationDetail } from '@/api/class-simulations/class-simulations';
import { ninth } from '@/test/classes';
import { type Answers, serve } from '@/test/server';

import { onWire, openSimulation, person, press, printed, projected, resultOf } from '../test-page';

function serveResult(detail: ClassSimulationDetail, others: Answers = {}) {
  const known = { detail: { ...detail, status: 'concluida' as const }, noted: '' };
  const sent: unknown[] = [];
  serve({
    'GET /api/class-simulations/{id}': () => onWire(known.detail),
    'GET /api/class-simulations/{id}/result': () => {
      const result = resultOf(known.detail);
      for (const pupil of result.ranking) pupil.observations = known.noted || null;
      return result;
    },
    'PUT /api/class-simulations/{id}/observation': ({ body }) => {
      sent.push(body);
      known.noted = body.observations ?? '';
      return { studentId: body.studentId, observations: body.observations ?? null };
    },
    'POST /api/class-simulations/{id}/reopen': () => {
      known.detail = { ...known.detail, status: 'em_andamento' as never };
      return known.detail;
    },
    'POST /api/class-simulations': ({ body }) => {
      sent.push(body);
      return { ...projected, id: 8 };
    },
    'DELETE /api/class-simulations/{id}': () => undefined,
    ...others,
  });
  return sent;
}

afterEach(() => vi.unstubAllGlobals());

it('the answer comes first, then the figures, and which skill to teach again', async () => {
  const sent = serveResult(projected);
  await openSimulation();
  expect(await screen.findByText('67 %')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Retome primeiro Fração.' })).toBeVisible();
  expect(screen.getByText('Boa turma em porcentagem; fração é o que falta.')).toBeVisible();
  const figures = within(screen.getByRole('region', { name: 'Números da simulação' }));
  expect(figures.getByText('6,7')).toBeVisible();
  expect(figures.getByText('5,5 na vez anterior, na tela da sala')).toBeVisible();
  expect(figures.getByText('1:52')).toBeVisible();
  expect(figures.queryByText('Acertos')).toBeNull();
  expect(screen.getByText('• retome primeiro')).toBeVisible();
  expect(screen.queryByText('Ranking da turma')).toBeNull();
  await press('Repetir só a errada');
  expect(sent).toEqual([
    {
      schoolId: 7,
      classId: 4,
      subjectId: 2,
      kind: 'projetada',
      questions: 1,
      difficulty: 'misto',
      skillId: null,
      questionIds: [103],
    },
  ]);
});

it('a skill of which too little is known has no bar and no rate, and one sentence says why', async () => {
  serveResult(projected);
  await openSimulation();
  expect(await screen.findByText('0 %')).toBeVisible();
  const early = screen.getByRole('list', {
    name: 'Ainda é cedo para comparar estas: poucas respostas de cada uma.',
  });
  expect(within(early).getByRole('listitem')).toHaveTextContent('D28 (9º ano) 2 de 2 certas');
  expect(screen.queryByText('100 %')).toBeNull();
});

it('a skill that the class lacks leads to a plan for it, with its words, its class and its grade', async () => {
  serveResult(projected, {
    'GET /api/school/{school}/classes': () => [ninth],
    'GET /api/school/{school}/skills': () => [
      {
        id: 9,
        name: 'D26 (9º ano)',
        source: 'saeb',
        subjectId: 2,
        questions: 3,
        text: 'Resolver com frações.',
      },
    ],
  });
  await openSimulation();
  const link = await screen.findByRole('link', { name: 'Planejar para esta lacuna: Fração' });
  const said = () =>
    Object.fromEntries(new URL(link.getAttribute('href') ?? '', 'http://localhost').searchParams);
  await vi.waitFor(() =>
    expect(said()).toEqual({
      gerar: '1',
      disciplina: 'matematica',
      serie: '9º ano',
      tema: 'Resolver com frações.',
      turma: '4',
      lacuna: 'Fração',
      acertos: '0',
      respostas: '1',
    }),
  );
  expect(screen.getAllByRole('link', { name: /^Planejar/ })).toHaveLength(1);
});

it('a code of the BNCC goes along, with its words from the catalogue', async () => {
  serveResult(projected, {
    'GET /api/school/{school}/skills': () => [
      { id: 9, name: 'EF09MA08', source: 'bncc', subjectId: 2, questions: 3, text: null },
    ],
    'GET /api/bncc/skills': () => ({
      loaded: true,
      total: 1,
      next: null,
      similar: false,
      skills: [{ code: 'EF09MA08', description: 'Proporções.', unit: '', practice: '', objects: [] }],
    }),
  });
  await openSimulation();
  const link = await screen.findByRole('link', { name: 'Planejar para esta lacuna: Fração' });
  await vi.waitFor(() =>
    expect(link.getAttribute('href')).toBe(
      '/lesson-plans?gerar=1&disciplina=matematica&tema=Propor%C3%A7%C3%B5es.&codigos=EF09MA08&turma=4&lacuna=Fra%C3%A7%C3%A3o&acertos=0&respostas=1',
    ),
  );
});

it('after a test on paper the class practises the skill to teach again, on the wall', async () => {
  const sent = serveResult(printed);
  await openSimulation();
  const blank = within(await screen.findByRole('region', { name: 'Números da simulação' }));
  expect(blank.getByText('de 3 questões respondidas ou em branco')).toBeVisible();
  await press('Praticar Fração');
  const asked = {
    schoolId: 7,
    classId: 4,
    subjectId: 2,
    kind: 'projetada',
    questions: 10,
    difficulty: 'misto',
    skillId: 9,
    questionIds: null,
  };
  await vi.waitFor(() => expect(sent).toEqual([asked]));
});

it('a teacher notes something about a pupil of a printed test', async () => {
  const sent = serveResult(printed);
  await openSimulation();
  expect(await screen.findByRole('rowheader', { name: '1º Amanda Luz' })).toBeVisible();
  await press('Anotar sobre Amanda Luz');
  await person.type(await screen.findByLabelText('Observações'), 'Ajudou os colegas.');
  await press('Salvar');
  expect(await screen.findByText('Observação salva')).toBeVisible();
  expect(await screen.findByText('Ajudou os colegas.')).toBeVisible();
  expect(sent).toEqual([{ studentId: 11, observations: 'Ajudou os colegas.' }]);
});

it('a printed test is opened again to type on', async () => {
  serveResult(printed);
  await openSimulation();
  await press('Mais ações para esta simulação');
  await press('Reabrir e digitar mais');
  expect(await screen.findByRole('heading', { name: 'Prova impressa, 9º A' })).toBeVisible();
});

it('a simulation is deleted after a question', async () => {
  serveResult(projected);
  await openSimulation();
  await press('Mais ações para esta simulação');
  await press('Excluir a simulação');
  const question = await screen.findByRole('alertdialog', { name: 'Excluir esta simulação?' });
  await person.click(within(question).getByRole('button', { name: 'Excluir a simulação' }));
  expect(await screen.findByText('A aba Simulação')).toBeVisible();
});

it('who does not teach the class changes nothing of it', async () => {
  serveResult({ ...printed, mayChange: false });
  await openSimulation();
  await press('Mais ações para esta simulação');
  expect(screen.getByText('Só quem leciona na turma, a coordenação ou a gestão.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Anotar sobre Amanda Luz' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Praticar Fração' })).toBeNull();
});
