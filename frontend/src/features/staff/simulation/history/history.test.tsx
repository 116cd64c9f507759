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

it('an index of the official mode says what INEP would publish, by which its goal is met', async () => {
  const official = {
    ...savedSimulation(1),
    mode: 'oficial' as const,
    calculatedIdeb: '5.08',
    publishedIdeb: '5.1',
    targetIdeb: '5.10',
    meetsTarget: true,
    proficiencyLp: '260.84',
    proficiencyMt: '258.94',
    approvalRate: '96.15',
    printedIndicator: '0.961',
  };
  openSimulation('/simulation?ver=historico', { [SIMULATIONS]: () => [official, savedSimulation(2)] });
  const list = await screen.findByRole('list', { name: 'Simulações mais recentes', hidden: true });
  const [first, second] = within(list).getAllByRole('listitem', { hidden: true });
  expect(first).toHaveTextContent(/^5,08Plano 1MT 258,94 • LP 260,84 • P 0,961.*publica 5,1.*Na meta/);
  expect(second).not.toHaveTextContent('publica');
  const rows = within(await screen.findByRole('dialog')).getAllByRole('row');
  expect(rows[1]).toHaveTextContent(/5,08publica 5,1/);
});

it('an estimate says its index as it was printed: two places would seem to publish another', async () => {
  const estimate = {
    ...savedSimulation(1),
    approvalRate: '97.00',
    saebScore: '5.10',
    calculatedIdeb: '4.95',
  };
  openSimulation('/simulation?modo=rapida', { [SIMULATIONS]: () => [estimate] });
  const list = await screen.findByRole('list', { name: 'Simulações mais recentes', hidden: true });
  expect(within(list).getByRole('listitem', { hidden: true })).toHaveTextContent(/^4,947Plano 1/);
});

describe('the whole history', () => {
  type Pages = Answer<typeof SIMULATIONS>;
  const pages = (second: Pages): Pages => {
    const first = Array.from({ length: 50 }, (_, place) => savedSimulation(100 - place));
    return (request) => (request.url.searchParams.has('before') ? second(request) : first);
  };

  it('opens with the page’s stage, shows another or all when asked, and says so where there are none', async () => {
    openSimulation('/simulation?modo=rapida&etapa=anos_finais&ver=historico', {
      [SIMULATIONS]: ({ url }) => {
        const stage = url.searchParams.get('stage');
        if (stage === 'ensino_medio') return [];
        return stage === null ? [savedSimulation(2), savedSimulation(1)] : [savedSimulation(2)];
      },
    });
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findAllByRole('row')).toHaveLength(2);
    expect(dialog.getByRole('radio', { name: 'Anos Finais' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'Todas as etapas' }));
    await waitFor(() => expect(dialog.getAllByRole('row')).toHaveLength(3));
    await userEvent.click(dialog.getByRole('radio', { name: 'Ensino Médio' }));
    expect(await dialog.findByText('Nenhuma simulação em Ensino Médio')).toBeVisible();
  });

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

describe('a school that keeps nearly as many simulations as it may', () => {
  const told = async (kept: number) => {
    openSimulation('/simulation?modo=rapida', {
      [SIMULATIONS]: () => [savedSimulation(1)],
      'GET /api/school/{school}/quotas': () => [{ name: 'simulations', kept, most: 5000 }],
    });
    return screen.findByText(/^A escola guarda/);
  };

  it('is told before', async () => {
    expect(await told(4012)).toHaveTextContent(/4\.012 de 5\.000 simulações/);
  });

  it('is told that it is full', async () => {
    expect(await told(5000)).toHaveTextContent(/5\.000 simulações, o máximo/);
  });
});
