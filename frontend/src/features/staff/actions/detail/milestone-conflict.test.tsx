import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { Milestone } from '@/api/actions/milestones';
import { type Answers, refuse, refuseChanged, refuseGone } from '@/test/server';

import { expectToast, milestone, openActions, person, press, reading } from '../test-page';

it('where two changed one milestone both are asked about', async () => {
  const theirs: Milestone = {
    ...milestone,
    dueDate: '2090-04-10',
    description: 'No pátio',
    version: 2,
    editedByName: 'Ana Prado',
    editedAt: '2026-11-14T13:31:00Z',
  };
  const sent: unknown[] = [];
  await openActions(
    [reading],
    {
      'GET /api/actions/{id}/milestones': () => [milestone],
      'PUT /api/milestones/{id}': ({ body }) => {
        sent.push(body);
        return body.version === 2 ? { ...theirs, version: 3 } : refuseChanged(theirs);
      },
    },
    '/actions?acao=5&aba=marcos',
  );
  await press('Mais ações para Plantão de dúvidas');
  await press('Editar o marco');
  const form = within(await screen.findByRole('dialog', { name: 'Editar marco' }));
  const due = form.getByLabelText(/^Até/);
  await person.clear(due);
  await person.type(due, '17/04/2090');
  await press('Salvar', form);
  const dialog = within(await screen.findByRole('dialog', { name: 'Outra pessoa mudou este marco' }));
  expect(dialog.getByText(/^Ana Prado salvou às/)).toBeVisible();
  expect(dialog.getByRole('radiogroup', { name: /^Prazo/ })).toHaveTextContent('antes: 09/11/2020');
  expect(dialog.getByText(/Só Ana Prado mudou: descrição\./)).toBeVisible();
  await person.click(dialog.getByRole('radio', { name: /^17\/04\/2090/ }));
  await press('Salvar esta versão');
  await expectToast('Marco salvo');
  expect(sent).toEqual([
    { title: 'Plantão de dúvidas', description: '', dueDate: '2090-04-17', version: 1 },
    { title: 'Plantão de dúvidas', description: 'No pátio', dueDate: '2090-04-17', version: 2 },
  ]);
});

/** The form of the milestone with another day typed, sent to a server that answers so. */
async function putOff(answers: Answers, known: Milestone = milestone) {
  await openActions(
    [reading],
    { 'GET /api/actions/{id}/milestones': () => [known], ...answers },
    '/actions?acao=5&aba=marcos',
  );
  await press('Mais ações para Plantão de dúvidas');
  await press('Editar o marco');
  const form = within(await screen.findByRole('dialog', { name: 'Editar marco' }));
  const due = form.getByLabelText(/^Até/);
  await person.clear(due);
  await person.type(due, '17/04/2090');
  await press('Salvar', form);
}

const done = { completedAt: '2026-11-14T13:31:00Z', completedByName: 'Ana Prado' };
const earlier = { editedByName: 'João Lima', editedAt: '2026-11-01T09:00:00Z' };

it.each([
  // before, now, what is said
  [{}, { ...done, status: 'concluido' as const }, /^Ana Prado concluiu este marco às .+ editava\. Nada/],
  [{ ...done, status: 'concluido' as const }, {}, /^Este marco foi reaberto enquanto você editava\. Nada/],
  [{}, {}, /^Este marco foi concluído e reaberto enquanto você editava\. Nada/],
  [
    {},
    { ...done, status: 'concluido' as const, editedAt: '2026-11-14T13:40:00Z' },
    /^Ana Prado concluiu este marco às .+ João Lima salvou às .+ Nada/,
  ],
])('says who completed or reopened it meanwhile: %j, %j', async (before, now, said) => {
  const current: Milestone = { ...milestone, ...earlier, ...now, version: 3 };
  const sent: unknown[] = [];
  await putOff(
    {
      'PUT /api/milestones/{id}': ({ body }) => {
        sent.push(body);
        return body.version === 3 ? { ...current, version: 4 } : refuseChanged(current);
      },
    },
    { ...milestone, ...earlier, ...before },
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Outra pessoa mudou este marco' }));
  expect(dialog.getByText(said)).toBeVisible();
  expect(dialog.getByText(/^O que você escreveu pode ser salvo como está/)).toBeVisible();
  expect(dialog.getByText('Só você mudou: prazo.')).toBeVisible();
  await press('Salvar esta versão');
  await expectToast('Marco salvo');
  expect(sent.at(-1)).toMatchObject({ dueDate: '2090-04-17', version: 3 });
});

const deleted = {
  id: 90,
  updateType: 'milestone' as const,
  title: 'excluiu o marco “Plantão de dúvidas”, com prazo em 09/11/2020',
  description: '',
  progressBefore: null,
  progressAfter: null,
  createdBy: 3,
  createdByName: 'Ana Prado',
  createdAt: '2026-11-14T13:31:00Z',
};

it('what was typed of one that is deleted meanwhile becomes a new one', async () => {
  const made: unknown[] = [];
  let full = true;
  await putOff({
    'PUT /api/milestones/{id}': () => refuseGone(),
    'GET /api/actions/{id}/updates': () => [deleted],
    'POST /api/actions/{id}/milestones': ({ body }) => {
      if (full) return refuse(409, 'Uma ação tem até 100 marcos.');
      made.push(body);
      return { ...milestone, id: 30 };
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Este marco foi excluído.' }));
  expect(await dialog.findByText(/^Ana Prado o excluiu às .+, enquanto você editava\.$/)).toBeVisible();
  await press('Criar como novo marco');
  expect(await dialog.findByRole('alert')).toHaveTextContent('Uma ação tem até 100 marcos.');
  full = false;
  await press('Criar como novo marco');
  await expectToast('Marco criado com sucesso!');
  expect(made).toEqual([{ title: 'Plantão de dúvidas', description: '', dueDate: '2090-04-17' }]);
  expect(screen.queryByRole('dialog', { name: 'Editar marco' })).toBeNull();
});

it('one that is deleted while both are asked about is not saved either; it may be left', async () => {
  const theirs: Milestone = { ...milestone, description: 'No pátio', version: 2, ...earlier };
  await putOff({
    'PUT /api/milestones/{id}': ({ body }) => (body.version === 1 ? refuseChanged(theirs) : refuseGone()),
    'GET /api/actions/{id}/updates': () => [],
  });
  await press('Salvar esta versão');
  const dialog = within(await screen.findByRole('dialog', { name: 'Este marco foi excluído.' }));
  expect(dialog.getByText('Outra pessoa o excluiu enquanto você editava.')).toBeVisible();
  await person.click(dialog.getAllByRole('button', { name: 'Fechar' }).at(-1) ?? document.body);
  expect(screen.queryByRole('dialog', { name: 'Este marco foi excluído.' })).toBeNull();
  expect(screen.queryByRole('dialog', { name: 'Editar marco' })).toBeNull();
});
