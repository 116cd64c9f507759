import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { Milestone } from '@/api/actions/milestones';
import { refuseChanged } from '@/test/server';

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
