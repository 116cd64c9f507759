import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { toastStore } from '@/kit/feedback/toast/toast-store';
import { type Answers, refuse } from '@/test/server';

import { findTextbox, openSimulation, savedSimulation } from '../test-page';

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function fillTextbox(name: string, value: string) {
  const field = await findTextbox(name);
  await userEvent.clear(field);
  if (value !== '') await userEvent.type(field, value);
}

async function openWith(approval: string, saeb: string, answers: Answers = {}) {
  openSimulation('/simulation?modo=rapida&etapa=anos_finais', answers);
  await fillTextbox('Taxa de aprovação', approval);
  await fillTextbox('Desempenho SAEB', saeb);
}

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['6', '6,00', 'Boa'],
  ['5,99', '5,99', 'Atenção'],
  ['3,99', '3,99', 'Crítica'],
])('a note of %s gives the index %s, with the word %s', async (saeb, index, word) => {
  await openWith('100', saeb);
  const spoken = await screen.findByText(/^Resultado da estimativa rápida:/);
  expect(spoken).toHaveTextContent(`: ${index}`);
  expect(spoken).toHaveTextContent(`, ${word}.`);
  expect(screen.getAllByText(word, { selector: '.badge' })[0]).toBeVisible();
});

describe('saving', () => {
  it('takes the estimate that follows what is typed', async () => {
    const saved: unknown[] = [];
    await openWith('94,5', '5,4', {
      'POST /api/simulations': ({ body }) => {
        saved.push([body.approvalRate, body.saebScore]);
        return savedSimulation(1);
      },
    });
    await click('Salvar simulação');
    await waitFor(() => expect(saved).toEqual([['94.5', '5.4']]));
  });

  it('waits for numbers that can be calculated', async () => {
    await openWith('94,5', '5,4');
    await fillTextbox('Taxa de aprovação', '100,05');
    await click('Salvar simulação');
    expect(toastStore.current()).toMatchObject({
      title: 'Erro',
      detail: 'Calcule a simulação IDEB antes de salvar.',
    });
  });

  it('is not offered before anything was calculated: what is filled is the button that calculates', async () => {
    openSimulation('/simulation?modo=rapida&etapa=anos_iniciais', {
      'GET /api/school/{school}/ideb': () => [],
    });
    await findTextbox('Taxa de aprovação');
    expect(screen.queryByRole('button', { name: 'Salvar simulação' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Calcular' })).toHaveClass('button-primary');
    await fillTextbox('Taxa de aprovação', '94');
    await fillTextbox('Desempenho SAEB', '5');
    expect(screen.getByRole('button', { name: 'Salvar simulação' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Calcular' })).not.toHaveClass('button-primary');
  });

  it('asks for both figures once one of them is gone', async () => {
    await openWith('94,5', '5,4');
    await click('Calcular');
    await fillTextbox('Desempenho SAEB', '');
    await click('Salvar simulação');
    expect(toastStore.current()?.detail).toBe('Preencha a taxa de aprovação e o desempenho SAEB.');
  });

  it.each([
    ['by the server’s sentence', 'O serviço está ocupado.', 'O serviço está ocupado.'],
    ['by the specification’s without one', '', 'Não foi possível salvar a simulação. Tente novamente.'],
  ])('that fails keeps the form and says why, %s', async (_, detail, sentence) => {
    let fails = true;
    await openWith('94,5', '5,4', {
      'POST /api/simulations': () => (fails ? refuse(500, detail) : savedSimulation(1)),
    });
    await click('Calcular');
    await click('Salvar simulação');
    await waitFor(() =>
      expect(toastStore.current()).toMatchObject({ title: 'Erro ao salvar simulação', detail: sentence }),
    );
    expect(screen.getByText(sentence)).toBeVisible();
    expect(await findTextbox('Taxa de aprovação')).toHaveValue('94,5');

    fails = false;
    await click('Salvar simulação');
    await waitFor(() => expect(toastStore.current()?.title).toBe('Simulação salva com sucesso!'));
  });
});

it('opens filled and calculated', async () => {
  openSimulation('/simulation?modo=rapida&etapa=anos_finais');
  expect(await findTextbox('Taxa de aprovação')).toHaveValue('94,0');
  expect(screen.getByText(/^Resultado da estimativa rápida: 5,01/)).toBeInTheDocument();
});

it('a target that the estimate would meet is not praised: what it asks for stands there', async () => {
  await openWith('94,5', '5,4');
  await fillTextbox('Meta IDEB (opcional)', '5');
  expect(await screen.findByText('A meta 5,0 seria atingida.')).toBeVisible();
  expect(screen.getByText('Conferir no cálculo oficial')).toBeVisible();
  expect(screen.queryByText(/Parabéns/)).toBeNull();
});
