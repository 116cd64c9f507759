import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { A_STRETCH, type ActionUpdate } from '@/api/actions/updates';
import { type Answers, refuse } from '@/test/server';

import { expectToast, openActions, person, press, professor, reading } from '../../test-page';

const entry: ActionUpdate = {
  id: 90,
  updateType: 'milestone',
  title: 'concluiu o marco “Busca ativa”',
  description: '',
  progressBefore: 20,
  progressAfter: 40,
  createdBy: 3,
  createdByName: 'Ana Prado',
  createdAt: '2026-11-10T17:30:00Z',
};

const comment: ActionUpdate = {
  ...entry,
  id: 91,
  updateType: 'comment',
  title: 'seis voltaram esta semana',
  description: 'Dos oito sem vir.',
  progressBefore: null,
  progressAfter: null,
};

async function open(answers: Answers, action = reading, user?: typeof professor) {
  await openActions([action], answers, '/actions?acao=5&aba=atualizacoes', user);
  return within(await screen.findByRole('dialog', { name: 'Ler todo dia' }));
}

it('tells who did what, and the progress before and after', async () => {
  await open({ 'GET /api/actions/{id}/updates': () => [comment, entry] });
  const list = await screen.findByRole('list', { name: /^Histórico da ação/ });
  const [said, done] = within(list).getAllByRole('listitem');
  expect(said).toHaveTextContent('Ana Prado: seis voltaram esta semana');
  expect(said).toHaveTextContent('Dos oito sem vir.');
  expect(done).toHaveTextContent('Ana Prado concluiu o marco “Busca ativa”');
  expect(done).toHaveTextContent('progresso de 20 % para 40 %');
});

it('brings older ones when they are asked for', async () => {
  const newest = Array.from({ length: A_STRETCH }, (_, index) => ({ ...comment, id: 200 - index }));
  const asked: (string | null)[] = [];
  await open({
    'GET /api/actions/{id}/updates': ({ url }) => {
      const before = url.searchParams.get('before');
      asked.push(before);
      return before === null ? newest : [entry];
    },
  });
  await press('Mostrar mais antigas');
  expect(await screen.findByText(/concluiu o marco/)).toBeVisible();
  expect(asked).toEqual([null, '151']);
});

it.each([
  ['a comment', [], { updateType: 'comment', title: 'Seis voltaram', description: '' }],
  ['the progress by hand', ['progress'], { updateType: 'progress', progress: 60, description: '' }],
  ['the milestones again', ['marcos'], { updateType: 'progress', fromMilestones: true, description: '' }],
])('writes %s', async (_, kind, body) => {
  const sent: unknown[] = [];
  const dialog = await open(
    {
      'POST /api/actions/{id}/updates': (request) => {
        sent.push(request.body);
        return reading;
      },
    },
    { ...reading, progressByHand: true },
  );
  if (kind.length > 0) await person.selectOptions(dialog.getByLabelText('Tipo'), kind);
  const title = screen.queryByLabelText('O que aconteceu');
  if (title) await person.type(title, 'Seis voltaram');
  const percent = screen.queryByLabelText('Progresso');
  if (percent) await person.type(percent, '60');
  await press('Adicionar Atualização');
  await expectToast('Atualização criada com sucesso!');
  expect(sent).toEqual([body]);
});

it('holds back what says nothing, or more than all', async () => {
  const dialog = await open({});
  await press('Adicionar Atualização');
  expect(await screen.findByText('Título é obrigatório')).toBeVisible();
  await person.selectOptions(dialog.getByLabelText('Tipo'), 'progress');
  await person.type(screen.getByLabelText('Progresso'), '101');
  await press('Adicionar Atualização');
  expect(await screen.findByText('Informe de 0 a 100.')).toBeVisible();
  expect(screen.queryByRole('option', { name: 'Progresso pelos marcos' })).toBeNull();
});

it('who does not answer for the action comments alone', async () => {
  const dialog = await open({}, { ...reading, mayChange: false, mayComplete: false }, professor);
  expect(await screen.findByLabelText('O que aconteceu')).toBeVisible();
  expect(dialog.queryByLabelText('Tipo')).toBeNull();
});

it('keeps what was typed where it is refused', async () => {
  await open({ 'POST /api/actions/{id}/updates': () => refuse(503, 'O sistema está ocupado.') });
  await person.type(await screen.findByLabelText('O que aconteceu'), 'Seis voltaram');
  await press('Adicionar Atualização');
  expect(await screen.findByRole('alert')).toHaveTextContent('O sistema está ocupado.');
  expect(screen.getByLabelText('O que aconteceu')).toHaveValue('Seis voltaram');
});
