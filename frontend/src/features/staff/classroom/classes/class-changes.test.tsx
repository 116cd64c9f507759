import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { refuseGone } from '@/test/server';

import { ninth, openClassroom, person, press } from '../test-page';
import { fromMenu, serveClasses } from './serve-classes';

afterEach(() => vi.unstubAllGlobals());

it('a class is sent what was changed alone, whatever the list says meanwhile', async () => {
  const known = { ...ninth };
  const sent = serveClasses([known]);
  openClassroom();
  await fromMenu('9º A', 'Editar');
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar turma' }));
  await person.selectOptions(await dialog.findByLabelText(/^Professor/), 'Sem professor');
  known.shift = 'noturno';
  await press('Salvar');
  expect(await screen.findByText('Turma atualizada com sucesso!')).toBeVisible();
  expect(sent).toEqual([{ url: '/api/classes/4', body: { teacherId: null } }]);
});

it('a class that is gone meanwhile says so, and the list is read again', async () => {
  const classes = [ninth];
  serveClasses(classes, {
    'PUT /api/classes/{id}': () => {
      classes.pop();
      return refuseGone();
    },
  });
  openClassroom();
  await fromMenu('9º A', 'Editar');
  await press('Salvar');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não foi encontrado: acaba de ser excluído ou mudado em outra tela. O que a tela mostra está sendo lido de novo.',
  );
  expect(await screen.findByText('Nenhuma turma cadastrada')).toBeInTheDocument();
});
