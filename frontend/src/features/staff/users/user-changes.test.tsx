import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { ninth } from '@/test/classes';
import type { Answers } from '@/test/server';

import { hugo, manager, open, person, press, tania } from './test-page';

afterEach(() => vi.unstubAllGlobals());

it('sends of a person what was changed alone', async () => {
  const sent: unknown[] = [];
  let staff = [tania, manager];
  const change = ({ body }: { body: unknown }) => void sent.push(body);
  open([], { 'GET /api/users': () => staff, 'PUT /api/users/{id}': change });
  await press('Mais ações para Tânia Couto');
  await press('Editar');
  await person.type(await screen.findByLabelText('Sobrenome'), ' Braga');
  await person.clear(screen.getByLabelText(/^E-mail/));
  // Somebody else saves meanwhile, and the list is read again.
  staff = [{ ...tania, role: 'coordenador' }, manager];
  await press('Salvar');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ lastName: expect.stringMatching(/ Braga$/), email: null }]);
});

it('says which classes nobody teaches any more when a person is kept out', async () => {
  const taught = (id: number, teacherId: number | null) => ({ ...ninth, id, teacherId });
  let classes = [taught(1, hugo.id), taught(2, hugo.id), taught(3, null)];
  const answers: Answers = {
    'GET /api/school/{school}/classes': () => classes,
    'PUT /api/users/{id}/active': () => undefined,
  };
  open([hugo, manager], answers);
  await press('Mais ações para Hugo Peres');
  await press('Desativar');
  const question = await screen.findByRole('alertdialog', { name: 'Desativar Hugo Peres?' });
  await waitFor(() =>
    expect(question).toHaveTextContent(
      'As 2 turmas dessa pessoa ficam sem professor responsável até você escolher outra.',
    ),
  );
  classes = [taught(1, hugo.id)];
  await press('Desativar Hugo Peres');
  expect(await screen.findByText('Acesso desativado')).toBeVisible();
  await press('Mais ações para Hugo Peres');
  await press('Desativar');
  expect(
    await screen.findByText(/A turma dessa pessoa fica sem professor responsável até você escolher outra\./),
  ).toBeVisible();
});
