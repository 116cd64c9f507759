import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { Action, ActionStatusChange } from '@/api/actions/actions';
import { type Answers, refuse, refuseChanged } from '@/test/server';

import { expectToast, openActions, person, press, reading } from '../test-page';

type Answer = NonNullable<Answers['PATCH /api/strategic-actions/{id}/status']>;

/** The page with one action, and what was sent of its status. */
async function open(action: Action, answer: (body: ActionStatusChange) => ReturnType<Answer>) {
  const sent: ActionStatusChange[] = [];
  await openActions([action], {
    'PATCH /api/strategic-actions/{id}/status': ({ body }) => {
      sent.push(body);
      return answer(body);
    },
  });
  const select = await screen.findByRole('combobox', { name: 'Situação de Ler todo dia' });
  return { sent, choose: (label: string) => person.selectOptions(select, label) };
}

const kept = ({ status }: ActionStatusChange): Action => ({ ...reading, status });

it('any status is chosen at once', async () => {
  const { sent, choose } = await open(reading, kept);
  await choose('Pausada');
  await expectToast('Status atualizado!');
  expect(sent).toEqual([{ status: 'pausado', version: 4 }]);
});

it('asks why it is cancelled', async () => {
  const { sent, choose } = await open(reading, kept);
  await choose('Cancelada');
  expect(await screen.findByRole('dialog', { name: 'Cancelar a ação “Ler todo dia”?' })).toBeVisible();
  await press('Cancelar a ação');
  expect(await screen.findByText('Diga por que a ação é cancelada.')).toBeVisible();
  expect(sent).toEqual([]);
  await person.type(screen.getByLabelText('Motivo'), 'Sem verba');
  await press('Cancelar a ação');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ status: 'cancelado', version: 4, reason: 'Sem verba' }]);
});

it('asks before it ends with open milestones, and names them', async () => {
  const { sent, choose } = await open(reading, kept);
  await choose('Concluída');
  const question = await screen.findByRole('alertdialog', { name: 'Concluir com 3 marcos abertos?' });
  await waitFor(() => expect(question).toHaveTextContent('Falta Plantão de dúvidas.'));
  expect(sent).toEqual([]);
  await press('Concluir mesmo assim');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent).toEqual([{ status: 'concluido', version: 4, despiteOpen: true }]);
});

it('asks too where somebody has added a milestone since', async () => {
  const { sent, choose } = await open({ ...reading, milestonesDone: 5 }, (body) =>
    body.despiteOpen ? kept(body) : refuse(409, 'Falta 1 marco.', undefined, 'urn:ideb:confirm'),
  );
  await choose('Concluída');
  await press('Concluir mesmo assim');
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ despiteOpen: true }));
});

it('says who has chosen another meanwhile, and overwrites nothing before a choice', async () => {
  const current = { ...reading, version: 5, status: 'pausado' as const, changedByName: 'Ana Prado' };
  const { sent, choose } = await open(reading, (body) =>
    body.version === 5 ? kept(body) : refuseChanged(current),
  );
  await choose('Planejada');
  await screen.findByRole('alertdialog', { name: 'Ana Prado mudou a situação para Pausada' });
  expect(sent).toHaveLength(1);
  await press('Mudar para Planejada');
  await waitFor(() => expect(sent.at(-1)).toEqual({ status: 'planejada', version: 5 }));
});

it('goes on where somebody changed something else', async () => {
  const current = { ...reading, version: 5, title: 'Ler sempre' };
  const { sent, choose } = await open(reading, (body) =>
    body.version === 5 ? kept(body) : refuseChanged(current),
  );
  await choose('Pausada');
  await expectToast('Status atualizado!');
  expect(sent.map(({ version }) => version)).toEqual([4, 5]);
});

it('tells a refusal', async () => {
  const { choose } = await open(reading, () => refuse(503, 'O sistema está ocupado.'));
  await choose('Pausada');
  await expectToast('Erro ao atualizar status', 'O sistema está ocupado.');
  expect(screen.getByLabelText('Situação de Ler todo dia')).toHaveDisplayValue('Ativa');
});
