import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { openActions, person, press, reading } from '../test-page';
import { unsavedParts } from './unsaved-parts';

async function open() {
  await openActions([reading], {}, '/actions?acao=5&aba=marcos');
  const dialog = within(await screen.findByRole('dialog', { name: 'Ler todo dia' }));
  await person.type(await dialog.findByLabelText('Novo marco'), 'Conselho final');
  return dialog;
}

const go = async (dialog: Awaited<ReturnType<typeof open>>, tab: RegExp) =>
  person.click(dialog.getByRole('link', { name: tab }));

const close = async (dialog: Awaited<ReturnType<typeof open>>) => {
  const [corner] = dialog.getAllByRole('button', { name: 'Fechar' });
  if (corner) await person.click(corner);
};

it('what is typed in a tab is there when one comes back', async () => {
  const dialog = await open();
  await go(dialog, /^Atualizações/);
  await person.type(await dialog.findByLabelText('O que aconteceu'), 'Seis voltaram');
  await go(dialog, /^Visão Geral/);
  expect(dialog.getByLabelText('Novo marco')).not.toBeVisible();
  await go(dialog, /^Marcos/);
  expect(dialog.getByLabelText('Novo marco')).toHaveValue('Conselho final');
  expect(dialog.getByLabelText('Novo marco')).toBeVisible();
  await go(dialog, /^Atualizações/);
  expect(dialog.getByLabelText('O que aconteceu')).toHaveValue('Seis voltaram');
});

it('closing asks, also from another tab than the one with the words', async () => {
  const dialog = await open();
  await go(dialog, /^Visão Geral/);
  await close(dialog);
  const question = within(await screen.findByRole('alertdialog', { name: 'Descartar o que foi digitado?' }));
  await press('Cancelar', question);
  await go(dialog, /^Marcos/);
  expect(dialog.getByLabelText('Novo marco')).toHaveValue('Conselho final');
  await close(dialog);
  await press('Descartar');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('while milestones are ordered the next one stays typed', async () => {
  const dialog = await open();
  await press('Ordenar', dialog);
  expect(dialog.getByLabelText('Novo marco')).not.toBeVisible();
  await press('Cancelar', dialog);
  expect(dialog.getByLabelText('Novo marco')).toHaveValue('Conselho final');
});

it('of several parts the gravest counts', () => {
  const told: string[] = [];
  const parts = unsavedParts((unsaved) => told.push(unsaved));
  parts.update('typed');
  parts.file('sending');
  parts.update('nothing');
  parts.file('nothing');
  expect(told).toEqual(['typed', 'sending', 'sending', 'nothing']);
});
