import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { Milestone } from '@/api/actions/milestones';
import { type Answers, refuse } from '@/test/server';

import {
  expectToast,
  finished,
  milestone,
  openActions,
  person,
  press,
  professor,
  reading,
} from '../../test-page';

const ADDRESS = '/actions?acao=5&aba=marcos';

/** The tab of milestones, of a server that keeps them. */
async function open(known: Milestone[], answers: Answers = {}, action = reading, user?: typeof professor) {
  const milestones = known;
  await openActions(
    [action],
    { 'GET /api/actions/{id}/milestones': () => [...milestones], ...answers },
    ADDRESS,
    user,
  );
  await screen.findByRole('dialog', { name: 'Ler todo dia' });
  return milestones;
}

const row = (title: string) => {
  const found = screen.getByText(title).closest('li');
  if (!found) throw new Error(`no row of ${title}`);
  return within(found);
};

it('tells what is done, what is late and what is to come', async () => {
  const coming = { ...milestone, id: 22, title: 'Conselho de classe', dueDate: '2090-12-10', lateDays: null };
  await open([finished, milestone, coming, { ...coming, id: 23, title: 'Festa', dueDate: null }]);
  await screen.findByText('Busca ativa');
  expect(row('Busca ativa').getByText(/^Concluído em/)).toHaveTextContent(
    'Concluído em 10/11/2026 por Ana Prado, 3 dias antes do prazo',
  );
  expect(
    row('Plantão de dúvidas').getByText('Venceu em 09/11/2020, há 5 dias; fora das datas da ação'),
  ).toBeVisible();
  expect(row('Conselho de classe').getByText('Até 10/12/2090; fora das datas da ação')).toBeVisible();
  expect(row('Festa').getByText('Sem prazo')).toBeVisible();
  // What is done has no button to do it.
  expect(row('Busca ativa').queryByRole('button', { name: /^Concluir/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Marcos (5)' })).toHaveAttribute('aria-current', 'page');
});

it('nothing of an action that rests is late', async () => {
  await open([{ ...milestone, lateDays: null }], {}, { ...reading, status: 'pausado' });
  expect(await screen.findByText('Até 09/11/2020; fora das datas da ação')).toBeVisible();
});

it('one is completed, and then has no button', async () => {
  const milestones = await open([milestone], {
    'PATCH /api/milestones/{id}/complete': () => {
      milestones[0] = { ...finished, id: 21, title: 'Plantão de dúvidas' };
      return milestones[0];
    },
  });
  await press('Concluir o marco Plantão de dúvidas');
  await expectToast('Marco concluído!');
  expect(screen.queryByRole('button', { name: /^Concluir/ })).toBeNull();
  await waitFor(() => expect(screen.getByText('Plantão de dúvidas')).toHaveFocus());
});

it('is told where somebody completed it before', async () => {
  await open([milestone], {
    'PATCH /api/milestones/{id}/complete': () => refuse(409, 'Este marco já está concluído.'),
  });
  await press('Concluir o marco Plantão de dúvidas');
  await expectToast('Erro ao concluir marco', 'Este marco já está concluído.');
  expect(screen.getByRole('button', { name: /^Concluir o marco/ })).toBeEnabled();
});

it('one is added after the other', async () => {
  const sent: unknown[] = [];
  await open([], {
    'POST /api/actions/{id}/milestones': ({ body }) => {
      sent.push(body);
      return milestone;
    },
  });
  expect(await screen.findByText('Nenhum marco ainda')).toBeVisible();
  await press('Adicionar Marco');
  expect(await screen.findByText('Título é obrigatório')).toBeVisible();
  const title = screen.getByLabelText('Novo marco');
  await person.type(title, 'Oficina');
  await person.type(screen.getByLabelText(/^Até/), '31/02/2027');
  await press('Adicionar Marco');
  expect(await screen.findByText('Informe uma data como 17/12/2027.')).toBeVisible();
  await person.clear(screen.getByLabelText(/^Até/));
  await person.type(screen.getByLabelText(/^Até/), '5/3/2027');
  await press('Adicionar Marco');
  await expectToast('Marco criado com sucesso!');
  expect(sent).toEqual([{ title: 'Oficina', dueDate: '2027-03-05' }]);
  await waitFor(() => expect(title).toHaveFocus());
  expect(title).toHaveValue('');
});

it('says why there is no hundred and first', async () => {
  const sentence = 'Uma ação tem até 100 marcos.';
  await open([milestone], { 'POST /api/actions/{id}/milestones': () => refuse(409, sentence) });
  await person.type(await screen.findByLabelText('Novo marco'), 'Mais um');
  await press('Adicionar Marco');
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});

it('one that is done is reopened with a reason', async () => {
  const sent: unknown[] = [];
  await open([finished], {
    'POST /api/milestones/{id}/reopen': ({ body }) => {
      sent.push(body);
      return milestone;
    },
  });
  await press('Mais ações para Busca ativa');
  await press('Reabrir com motivo');
  await press('Reabrir o marco');
  expect(await screen.findByText('Diga por que o marco é reaberto.')).toBeVisible();
  await person.type(screen.getByLabelText('Motivo'), 'Faltaram dois alunos');
  await press('Reabrir o marco');
  await expectToast('Marco reaberto');
  expect(sent).toEqual([{ reason: 'Faltaram dois alunos' }]);
});

it('one is edited, and removed once it was asked', async () => {
  const calls: unknown[] = [];
  await open([milestone], {
    'PUT /api/milestones/{id}': ({ body }) => {
      calls.push(body);
      return milestone;
    },
    'DELETE /api/milestones/{id}': () => void calls.push('removed'),
  });
  await press('Mais ações para Plantão de dúvidas');
  await press('Editar o marco');
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar marco' }));
  await person.type(dialog.getByLabelText('Título'), ', 6º ano');
  await person.clear(dialog.getByLabelText(/^Até/));
  await press('Salvar', dialog);
  await expectToast('Marco salvo');
  await press('Mais ações para Plantão de dúvidas');
  await press('Excluir');
  await screen.findByRole('alertdialog', { name: 'Excluir o marco “Plantão de dúvidas”?' });
  await press('Excluir o marco');
  await expectToast('Marco excluído');
  const sent = { title: 'Plantão de dúvidas, 6º ano', description: '', dueDate: null, version: 1 };
  expect(calls).toEqual([sent, 'removed']);
});

it('they are ordered by buttons, and the order is written once', async () => {
  const sent: unknown[] = [];
  await open([finished, milestone, { ...milestone, id: 22, title: 'Conselho' }], {
    'PUT /api/actions/{id}/milestones/order': ({ body }) => {
      sent.push(body);
      return [];
    },
  });
  await press('Ordenar');
  expect(screen.getByRole('button', { name: 'Salvar a ordem' })).toBeDisabled();
  await press('Subir o marco Conselho');
  expect(screen.getByText('Conselho: 2º de 3')).toBeInTheDocument();
  await press('Subir o marco Conselho');
  await press('Descer o marco Busca ativa');
  expect(sent).toEqual([]);
  await press('Salvar a ordem');
  await expectToast('Ordem dos marcos salva');
  expect(sent).toEqual([{ ids: [22, 21, 20] }]);
});

it('a refused order stays to be seen', async () => {
  const sentence = 'Os marcos mudaram enquanto você os ordenava.';
  await open([finished, milestone], {
    'PUT /api/actions/{id}/milestones/order': () => refuse(400, sentence),
  });
  await press('Ordenar');
  await press('Descer o marco Busca ativa');
  await press('Salvar a ordem');
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});

it('asks before a typed milestone is lost', async () => {
  await open([milestone]);
  await person.type(await screen.findByLabelText('Novo marco'), 'Oficina');
  await person.click(
    within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Fechar' })[0] ?? document.body,
  );
  expect(await screen.findByRole('alertdialog', { name: 'Descartar o que foi digitado?' })).toBeVisible();
});

it('a professor completes what they answer for, and of other actions nothing', async () => {
  await open([milestone], {}, { ...reading, mayChange: false }, professor);
  expect(await screen.findByRole('button', { name: 'Concluir o marco Plantão de dúvidas' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Mais ações|Ordenar|Adicionar Marco|Editar/ })).toBeNull();
});

it('who may not complete is told who does', async () => {
  await open([milestone], {}, { ...reading, mayChange: false, mayComplete: false }, professor);
  expect(
    await screen.findByText('Só quem responde pela ação, a coordenação ou a gestão conclui marcos.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Concluir/ })).toBeNull();
});
