import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { today } from '@/domain/dates';
import { toastStore } from '@/kit/feedback/toast/toast-store';
import { refuse, refuseGone } from '@/test/server';

import { findTextbox, openSimulation, savedSimulation, SIMULATIONS } from '../test-page';

beforeAll(() => import('./rename-dialog'));
afterEach(() => vi.unstubAllGlobals());

const mine = { ...savedSimulation(1), name: 'Reforço nas duas provas', mayChange: true };
const QUICK = '/simulation?modo=rapida&etapa=anos_finais';

const chooseDeed = async (name: string, of = mine.name) => {
  await userEvent.click(await screen.findByRole('button', { name: `Mais ações para ${of}` }));
  await userEvent.click(await screen.findByRole('button', { name }));
};

describe('a simulation is saved', () => {
  it.each([
    ['under the name that is typed', 'Mais 6 aprovados'],
    ['without one, which the server gives it by the day', ''],
  ])('%s', async (_, typed) => {
    const names: unknown[] = [];
    openSimulation(QUICK, {
      'POST /api/simulations': ({ body }) => {
        names.push(body.name);
        return mine;
      },
    });
    const name = await findTextbox('Nome do cenário');
    expect(name).toHaveAttribute('placeholder', `Simulação de ${today().slice(0, 5)}`);
    if (typed !== '') await userEvent.type(name, typed);
    await userEvent.click(screen.getByRole('button', { name: 'Calcular' }));
    await userEvent.click(screen.getByRole('button', { name: 'Salvar simulação' }));
    await waitFor(() => expect(names).toEqual([typed]));
    await waitFor(() => expect(name).toHaveValue(''));
  });

  it('not under a name that is refused, which stays to be mended', async () => {
    const sentence = 'O nome não tem letras nem números.';
    openSimulation(QUICK, { 'POST /api/simulations': () => refuse(400, sentence) });
    const name = await findTextbox('Nome do cenário');
    await userEvent.type(name, '--');
    await userEvent.click(screen.getByRole('button', { name: 'Calcular' }));
    await userEvent.click(screen.getByRole('button', { name: 'Salvar simulação' }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(name).toHaveValue('--');
  });
});

it('who saved it names it anew', async () => {
  const names: unknown[] = [];
  openSimulation(QUICK, {
    [SIMULATIONS]: () => [mine],
    'PUT /api/simulations/{id}': ({ body }) => {
      names.push(body.name);
      return { ...mine, name: 'Plano B' };
    },
  });
  await chooseDeed('Mudar o nome');
  const dialog = within(await screen.findByRole('dialog', { name: 'Mudar o nome da simulação' }));
  const name = dialog.getByRole('textbox', { name: 'Nome da simulação' });
  expect(name).toHaveValue('Reforço nas duas provas');
  await userEvent.clear(name);
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await dialog.findByText('Dê um nome à simulação.')).toBeVisible();
  await userEvent.type(name, 'Plano B');
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(names).toEqual(['Plano B']);
});

it('who saved it removes it, and the message takes that back', async () => {
  let kept = [mine];
  openSimulation(QUICK, {
    [SIMULATIONS]: () => kept,
    'DELETE /api/simulations/{id}': () => {
      kept = [];
      return undefined;
    },
    'POST /api/simulations/{id}/restore': () => {
      kept = [mine];
      return mine;
    },
  });
  await chooseDeed('Excluir');
  expect(await screen.findByText('Nenhuma simulação salva')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Histórico' })).toHaveFocus());
  await waitFor(() =>
    expect(toastStore.current()?.title).toBe('“Reforço nas duas provas” foi excluída do histórico'),
  );
  act(() => screen.getByRole('heading', { name: 'Histórico' }).blur());
  toastStore.current()?.undo?.();
  expect(await screen.findByText('Reforço nas duas provas')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mais ações para Reforço nas duas provas' })).toHaveFocus();
});

it('what is removed hands the focus to the next one', async () => {
  let kept = [mine, savedSimulation(1)];
  openSimulation(QUICK, {
    [SIMULATIONS]: () => kept,
    'DELETE /api/simulations/{id}': () => {
      kept = kept.slice(1);
      return undefined;
    },
  });
  await chooseDeed('Excluir');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Mais ações para Plano 1' })).toHaveFocus());
});

it('of somebody else’s the deeds stand there with the reason', async () => {
  openSimulation(QUICK, { [SIMULATIONS]: () => [savedSimulation(1)] });
  await userEvent.click(await screen.findByRole('button', { name: 'Mais ações para Plano 1' }));
  expect(await screen.findByRole('button', { name: 'Excluir' })).toBeDisabled();
  expect(screen.getByText('Só Carlos Lima, que salvou esta simulação, pode fazer isso.')).toBeVisible();
});

describe('the address of a simulation', () => {
  const open = (address: string, found = savedSimulation(7)) =>
    openSimulation(address, { 'GET /api/simulations/{id}': () => found });

  it('opens it, in its mode, filled and calculated', async () => {
    open('/simulation?simulacao=7');
    expect(await findTextbox('Taxa de aprovação')).toHaveValue('91,0');
    expect(screen.getByText(/^Resultado da estimativa rápida: 4,64/)).toBeInTheDocument();
    expect(screen.getByText(/Partindo de “Plano 7”, simulação de/)).toBeVisible();
  });

  it('opens one of the official mode', async () => {
    open('/simulation?simulacao=7', {
      ...savedSimulation(7),
      mode: 'oficial',
      proficiencyLp: '266.00',
      proficiencyMt: '258.94',
      approvalByGrade: [{ grade: '9º ano', rate: '95.0' }],
    });
    expect(await findTextbox('Língua Portuguesa')).toHaveValue('266,00');
    expect(await screen.findByText(/^Resultado: IDEB 5,0, Atenção\./)).toBeInTheDocument();
  });

  it('says that it is not there, and opens the page all the same', async () => {
    openSimulation('/simulation?simulacao=7', { 'GET /api/simulations/{id}': () => refuseGone() });
    expect(await screen.findByText(/^Esta simulação não existe/)).toBeVisible();
    expect(await findTextbox('Língua Portuguesa')).toHaveValue('260,84');
  });
});

it('only scenarios of the stage on screen are compared, by their names', async () => {
  const asked: unknown[] = [];
  const other = { ...savedSimulation(2), name: 'Sem etapa', stage: null };
  openSimulation(`${QUICK}&ver=comparar`, {
    [SIMULATIONS]: ({ url }) => {
      asked.push(url.searchParams.get('stage'));
      return [mine, other, savedSimulation(3)];
    },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Comparar cenários' });
  const choices = await within(dialog).findAllByRole('checkbox');
  expect(choices.map((choice) => choice.parentElement?.textContent)).toEqual([
    expect.stringContaining('Cálculo atual'),
    expect.stringContaining('Reforço nas duas provas'),
    expect.stringContaining('Plano 3'),
  ]);
  expect(within(dialog).getByRole('columnheader', { name: /Reforço nas duas provas$/ })).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(['anos_finais']));
});
