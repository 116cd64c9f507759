import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { type Answer, refuse } from '@/test/server';

import { findTextbox, openSimulation, savedSimulation, SIMULATIONS } from '../test-page';

afterEach(() => vi.unstubAllGlobals());

describe('a row of the history', () => {
  const reuse = async () => userEvent.click(await screen.findByRole('button', { name: /SAEB 5,1/ }));

  it('brings its numbers back at once when nothing is lost', async () => {
    openSimulation('/simulation?modo=rapida&etapa=anos_finais', {
      [SIMULATIONS]: () => [savedSimulation(1)],
    });
    await findTextbox('Taxa de aprovação');
    await reuse();
    expect(await findTextbox('Taxa de aprovação')).toHaveValue('91,0');
  });

  it('asks before it replaces numbers that were not saved', async () => {
    openSimulation('/simulation?modo=rapida&etapa=anos_finais', {
      [SIMULATIONS]: () => [savedSimulation(1)],
    });
    const approval = await findTextbox('Taxa de aprovação');
    await userEvent.clear(approval);
    await userEvent.type(approval, '88,8');
    await reuse();
    const question = await screen.findByRole('alertdialog', { name: 'Trocar os números do formulário?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancelar' }));
    expect(approval).toHaveValue('88,8');
    await reuse();
    await userEvent.click(await screen.findByRole('button', { name: 'Usar estes números' }));
    expect(await findTextbox('Taxa de aprovação')).toHaveValue('91,0');
  });
});

describe('the whole history', () => {
  type Pages = Answer<typeof SIMULATIONS>;
  const pages = (second: Pages): Pages => {
    const first = Array.from({ length: 50 }, (_, place) => savedSimulation(100 - place));
    return (request) => (request.url.searchParams.has('before') ? second(request) : first);
  };

  it('names who simulated, and sorts once everything is there', async () => {
    openSimulation('/simulation?modo=rapida&ver=historico', {
      [SIMULATIONS]: pages(() => [savedSimulation(50)]),
    });
    const dialog = await screen.findByRole('dialog');
    const rows = await within(dialog).findAllByRole('row');
    expect(rows[1]).toHaveTextContent('Carlos Lima');
    expect(within(dialog).getByRole('status')).toHaveTextContent(/^As 50 simulações/);
    expect(within(dialog).queryByRole('button', { name: 'Índice' })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ver mais' }));
    expect(await within(dialog).findByRole('button', { name: 'Índice' })).toBeVisible();
    expect(within(dialog).getByRole('status')).toHaveTextContent(/^51 simulações$/);
  });

  it('says that a further page did not come, and asks for it again', async () => {
    let fails = true;
    const second = () => (fails ? refuse(503, 'O serviço está ocupado.') : [savedSimulation(50)]);
    openSimulation('/simulation?modo=rapida&ver=historico', { [SIMULATIONS]: pages(second) });
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Ver mais' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('O serviço está ocupado.');
    fails = false;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent(/^51 simulações$/));
    expect(within(dialog).queryByRole('alert')).toBeNull();
  });
});

it('the comparison says what to do while there is nothing to compare', async () => {
  openSimulation('/simulation?modo=rapida&ver=comparar');
  const dialog = await screen.findByRole('dialog', { name: 'Comparar cenários' });
  expect(await within(dialog).findByText('Ainda não há o que comparar')).toBeVisible();
});
