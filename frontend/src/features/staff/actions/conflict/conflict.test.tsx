import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { Action, ActionChange } from '@/api/actions/actions';
import { refuse, refuseChanged } from '@/test/server';

import { expectToast, openActions, person, press, reading } from '../test-page';

const current: Action = {
  ...reading,
  version: 5,
  title: 'Ler sempre',
  priority: 'alta',
  changedByName: 'Ana Prado',
  changedAt: '2026-11-14T13:31:00Z',
};

/** A form in which title and description were changed, sent to a server that has another version by then. */
async function collide(
  now: (body: ActionChange) => Action | ReturnType<typeof refuse>,
  typed = ', e escrever',
) {
  const sent: ActionChange[] = [];
  await openActions(
    [reading],
    {
      'PUT /api/actions/{id}': ({ body }) => {
        sent.push(body);
        return now(body);
      },
    },
    '/actions?acao=5',
  );
  await press('Editar');
  const form = within(await screen.findByRole('dialog', { name: 'Editar Ação' }));
  if (typed !== '') await person.type(form.getByLabelText('Título'), typed);
  await person.type(form.getByLabelText(/^Descrição/), ' E em casa.');
  await press('Salvar', form);
  const dialog = within(await screen.findByRole('dialog', { name: 'Outra pessoa mudou esta ação' }));
  return { sent, dialog, form };
}

it('asks of the one field that both changed, and names the others', async () => {
  const { sent, dialog } = await collide(({ version }) =>
    version === 5 ? { ...reading, version: 6 } : refuseChanged(current),
  );
  expect(dialog.getByText('Vocês dois mudaram 1 campo. Escolha o que fica.')).toBeVisible();
  expect(dialog.getAllByRole('radiogroup')).toHaveLength(1);
  expect(dialog.getByRole('radiogroup', { name: /^Título/ })).toHaveTextContent('antes: Ler todo dia');
  expect(dialog.getByText(/^Só você mudou: descrição\. Só Ana Prado mudou: prioridade\./)).toBeVisible();
  // Nothing is chosen for anybody.
  expect(dialog.getAllByRole('radio').some((radio) => (radio as HTMLInputElement).checked)).toBe(false);
  await press('Salvar esta versão');
  expect(await screen.findByRole('alert')).toHaveTextContent('Falta escolher');
  expect(sent).toHaveLength(1);
  await person.click(dialog.getByRole('radio', { name: /^Ler todo dia, e escrever/ }));
  await press('Salvar esta versão');
  await expectToast('Ação salva');
  expect(sent[1]).toMatchObject({
    version: 5,
    title: 'Ler todo dia, e escrever',
    description: 'Vinte minutos de leitura no começo da aula. E em casa.',
    priority: 'alta',
  });
});

it('where both changed other fields there is nothing to choose', async () => {
  const { sent, dialog } = await collide(
    ({ version }) => (version === 5 ? reading : refuseChanged(current)),
    '',
  );
  expect(dialog.getByText('Vocês mudaram campos diferentes: não há o que escolher.')).toBeVisible();
  await press('Salvar esta versão');
  await expectToast('Ação salva');
  expect(sent[1]).toMatchObject({ version: 5, title: 'Ler sempre', priority: 'alta' });
});

it('asks anew where somebody was faster once more', async () => {
  const newer = { ...current, version: 6, title: 'Ler e contar' };
  const { sent, dialog } = await collide(({ version }) =>
    version === 6 ? reading : refuseChanged(version === 5 ? newer : current),
  );
  await person.click(dialog.getByRole('radio', { name: /^Ler sempre/ }));
  await press('Salvar esta versão');
  await person.click(await dialog.findByRole('radio', { name: /^Ler e contar/ }));
  await press('Salvar esta versão');
  await expectToast('Ação salva');
  expect(sent[2]).toMatchObject({ version: 6, title: 'Ler e contar' });
});

it('leads back to what was typed', async () => {
  const { form } = await collide(() => refuseChanged(current));
  await press('Voltar à edição');
  expect(form.getByLabelText('Título')).toHaveValue('Ler todo dia, e escrever');
});

it('lets go of what was typed', async () => {
  await collide(() => refuseChanged(current));
  await press('Descartar o que escrevi');
  await expect.poll(() => screen.queryByRole('dialog', { name: /^Editar|^Outra/ })).toBeNull();
});

it('tells a refusal where it was asked', async () => {
  const { dialog } = await collide(
    ({ version }) => (version === 5 ? refuse(503, 'O sistema está ocupado.') : refuseChanged(current)),
    '',
  );
  await press('Salvar esta versão');
  expect(await dialog.findByRole('alert')).toHaveTextContent('O sistema está ocupado.');
});
