import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { toastStore } from '@/kit/feedback/toast/toast-store';
import { refuseFields } from '@/test/server';

import {
  expectToast,
  fillRequest,
  generated,
  openDialog,
  openReview,
  person,
  press,
  serveWriter,
  whole,
} from './test-generate';

afterEach(() => vi.unstubAllGlobals());

const withAi = {
  'GET /api/school/{school}/lesson-plans/options': () => ({ ai: true, grades: [], subjects: [] }),
} as const;

async function openWriting(answers: Parameters<typeof serveWriter>[0] = {}) {
  const writer = serveWriter(answers);
  const told = await openDialog();
  await fillRequest();
  await press('Gerar plano');
  const steps = within(await screen.findByRole('list', { name: 'Partes do plano' }));
  return { writer, told, steps };
}

it('each section is ticked when the server says that it is whole', async () => {
  const { writer, steps } = await openWriting();
  expect(screen.getByRole('heading', { name: 'Escrevendo o plano' })).toHaveFocus();
  expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Objetivos de aprendizagemescrevendo',
    '2Conteúdo',
    '3Metodologia',
    '4Recursos didáticos',
    '5Forma de avaliação',
    '6Quiz de saída',
  ]);
  await writer.say({ section: 'objetivos' }, { section: 'metodologia' });
  expect(await screen.findByText('Parte 2 de 6: Conteúdo.')).toBeVisible();
  expect(steps.getByText('Metodologia')).toHaveTextContent('Metodologiapronta');
  expect(screen.getByText(/^Já se passaram \d+ segundos?\./)).toBeVisible();
  await writer.say(...whole());
  await expectToast('Plano de aula gerado com sucesso!');
  expect(screen.getByRole('heading', { name: 'Confira o plano' })).toHaveFocus();
});

it('the time goes on', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  try {
    await openWriting();
    await act(async () => vi.advanceTimersByTime(3_000));
    expect(screen.getByText(/^Já se passaram 3 segundos\./)).toBeVisible();
    await act(async () => vi.advanceTimersByTime(62_000));
    expect(screen.getByText(/^Já se passaram 1 min e 5 segundos\./)).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});

it('who cancels is back at the request as it was', async () => {
  const { writer } = await openWriting();
  await writer.say({ section: 'objetivos' });
  await press('Cancelar');
  await waitFor(() => expect(writer.wasLeft()).toBe(true));
  expect(await screen.findByRole('button', { name: 'Gerar plano' })).toBeVisible();
  expect(screen.getByLabelText('Tópico/Tema')).toHaveValue('Frações');
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Gerar plano');
  await writer.say(...whole());
  expect(await screen.findByRole('heading', { name: 'Confira o plano' })).toBeVisible();
  expect(writer.asked).toHaveLength(2);
});

it('where the AI fails the request stays, and the template goes on with it', async () => {
  const { writer } = await openWriting(withAi);
  expect(writer.asked[0]?.writer).toBe('ia');
  await writer.say(
    { section: 'objetivos' },
    { problem: { status: 504, detail: 'O serviço de IA não respondeu em 60 segundos.' } },
  );
  const said = within(await screen.findByRole('alert'));
  expect(said.getByText('Erro ao gerar plano de aula')).toBeVisible();
  expect(said.getByText('O serviço de IA não respondeu em 60 segundos.')).toBeVisible();
  expect(screen.getByLabelText('Tópico/Tema')).toHaveValue('Frações');
  await press('Usar o modelo pronto');
  await waitFor(() => expect(writer.asked[1]?.writer).toBe('modelo'));
  await writer.say(...whole());
  expect(await screen.findByRole('heading', { name: 'Confira o plano' })).toBeVisible();
});

it('a refusal without words of its own says to try again; the template has no other way', async () => {
  const { writer } = await openWriting();
  await writer.say({ problem: { status: 500 } });
  const said = within(await screen.findByRole('alert'));
  expect(said.getByText('Tente novamente')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Usar o modelo pronto' })).toBeNull();
});

it('what is refused of a field stands beside it', async () => {
  const sentence = 'Há o nome de um aluno da escola. Nomes de alunos não saem daqui: descreva sem ele.';
  serveWriter({
    ...withAi,
    'POST /api/lesson-plans/generate': () =>
      refuseFields(400, { targetAudience: sentence, writer: 'Este servidor não tem um serviço de IA.' }),
  });
  await openDialog();
  await fillRequest();
  await press('Gerar plano');
  await waitFor(() => expect(screen.getByLabelText(/^Público-alvo/)).toBeInvalid());
  expect(screen.getByText(sentence)).toBeVisible();
  expect(
    within(screen.getByRole('alert')).getByText('Este servidor não tem um serviço de IA.'),
  ).toBeVisible();
  expect(screen.getByLabelText(/^Público-alvo/)).toHaveFocus();
});

it('a request in which nothing was typed closes at once, another one asks', async () => {
  serveWriter({});
  const told = await openDialog({ subject: 'matematica' });
  await press('Cancelar');
  expect(told.closed).toBe(1);
  await person.type(screen.getByLabelText('Tópico/Tema'), 'Frações');
  await press('Cancelar');
  const question = within(await screen.findByRole('alertdialog', { name: 'Descartar o que foi digitado?' }));
  expect(told.closed).toBe(1);
  await press('Descartar', question);
  await waitFor(() => expect(told.closed).toBe(2));
});

it('a plan that would be lost is asked about', async () => {
  const { told } = await openReview();
  act(() => toastStore.dismiss());
  await press('Fechar');
  const question = within(await screen.findByRole('alertdialog', { name: 'Descartar o plano?' }));
  await press('Cancelar', question);
  expect(told.closed).toBe(0);
  expect(screen.getByText('Fração como parte de um todo.')).toBeVisible();
});

it('another plan is asked for at once, or after a question where something was changed', async () => {
  const { writer } = await openReview();
  await press('Gerar Novo');
  expect(await screen.findByRole('button', { name: 'Gerar plano' })).toBeVisible();
  await press('Gerar plano');
  await writer.say(...whole({ ...generated, title: 'Outra aula de frações' }));
  await screen.findByDisplayValue('Outra aula de frações');
  await person.type(screen.getByLabelText('Título'), '!');
  await press('Gerar Novo');
  const question = within(await screen.findByRole('alertdialog', { name: 'Gerar outro plano?' }));
  await press('Gerar outro', question);
  expect(await screen.findByLabelText('Tópico/Tema')).toHaveValue('Frações');
});

it('the class that it was begun for goes with the plan while the grade is hers', async () => {
  const sent: unknown[] = [];
  await openReview(
    {
      'POST /api/lesson-plans': ({ body }) => {
        sent.push(body.classId);
        return refuseFields(400, { classId: 'Escolha uma turma da escola.' });
      },
    },
    generated,
    { grade: '6º ano', classId: 4 },
  );
  await press('Salvar Plano de Aula');
  await waitFor(() => expect(sent).toEqual([4]));
});
