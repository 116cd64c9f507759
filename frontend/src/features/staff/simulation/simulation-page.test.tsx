import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import type { components } from '@/api/schema.gen';
import { deferred } from '@/test/deferred';
import { edition2023, record } from '@/test/records';
import { refuse } from '@/test/server';

import { CALCULATE, calculation, findTextbox, openSimulation, savedSimulation } from './test-page';

type Calculation = components['schemas']['Calculation'];
type Plan = components['schemas']['Plan'];
type IdebRecord = components['schemas']['IdebRecord'];

const plan: Plan = {
  target: '5.1',
  threshold: '5.05',
  gap: '0.04',
  met: false,
  single: [],
  allGrades: null,
  free: null,
  onTheWay: null,
  goals: [],
  measuredBy: null,
};

// What comes late on the page is not what is waited for here.
beforeAll(() => Promise.all([import('./lower-view'), import('./quick/quick-mode')]));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('keeps its title in place while the figures arrive', async () => {
  const figures = deferred<IdebRecord[]>();
  openSimulation('/simulation', { 'GET /api/school/{school}/ideb': () => figures.promise });
  const title = screen.getByRole('heading', { level: 1 });
  title.focus();
  figures.resolve([]);
  await screen.findByRole('form');
  expect(title).toHaveFocus();
});

it('says that the figures could not be loaded, and recovers', async () => {
  let fails = true;
  openSimulation('/simulation', { 'GET /api/school/{school}/ideb': () => (fails ? refuse(503) : []) });
  expect(await screen.findByRole('heading', { name: 'Erro ao carregar dados da escola' })).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('form', { name: 'Parâmetros do cálculo oficial' })).toBeVisible();
});

it('opens with the stage of the dashboard when the address names none', async () => {
  const ofStage = (stage: IdebRecord['stage'], year: number, ideb: string) =>
    record(year, ideb, { ...edition2023, stage, year, idebScore: ideb });
  openSimulation('/simulation', {
    'GET /api/school/{school}/ideb': () => [
      ofStage('anos_finais', 2023, '5.0'),
      ofStage('anos_iniciais', 2019, '5.9'),
    ],
  });
  expect(await screen.findByLabelText('Etapa')).toHaveValue('anos_iniciais');
});

describe('the quick mode', () => {
  it('saves its numbers under the stage that is chosen in it', async () => {
    const bodies: unknown[] = [];
    openSimulation('/simulation?modo=rapida&etapa=anos_finais', {
      'POST /api/simulations': ({ body }) => {
        bodies.push(body);
        return savedSimulation(1);
      },
    });
    expect(await findTextbox('Taxa de aprovação')).toHaveValue('94,0');
    await userEvent.selectOptions(screen.getByLabelText('Etapa'), 'Ensino Médio');
    expect(await findTextbox('Taxa de aprovação')).toHaveValue('90,0');
    await userEvent.click(screen.getByRole('button', { name: 'Calcular' }));
    await userEvent.click(screen.getByRole('button', { name: 'Salvar simulação' }));
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({ stage: 'ensino_medio', approvalRate: '90.0' });
  });

  it('follows the stage chosen in the official one, and the other way round', async () => {
    openSimulation('/simulation?etapa=anos_finais');
    await userEvent.selectOptions(await screen.findByLabelText('Etapa'), 'Ensino Médio');
    await userEvent.click(screen.getByRole('radio', { name: 'Estimativa rápida' }));
    expect(await screen.findByLabelText('Etapa')).toHaveValue('ensino_medio');
    await userEvent.selectOptions(screen.getByLabelText('Etapa'), 'Anos Finais');
    await userEvent.click(screen.getByRole('radio', { name: 'Cálculo oficial' }));
    expect(await findTextbox('Língua Portuguesa')).toHaveValue('260,84');
  });
});

describe('a calculation', () => {
  it('that fails leaves the last result standing and says so', async () => {
    let fails = false;
    openSimulation('/simulation?etapa=anos_finais', {
      [CALCULATE]: () => (fails ? refuse(503, 'O serviço está ocupado.') : calculation('5.0')),
    });
    await screen.findByText(/^Resultado: IDEB 5,0, Atenção\./);
    fails = true;
    await userEvent.selectOptions(screen.getByLabelText('Etapa'), 'Ensino Médio');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('o resultado abaixo é o anterior. O serviço está ocupado.');
    expect(screen.queryByText('Calculando...', { selector: '.badge, [role=status]' })).toBeNull();
    fails = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('under way says so, and nobody is asked to calculate again', async () => {
    const answer = deferred<Calculation>();
    let count = 0;
    openSimulation('/simulation?etapa=anos_finais', {
      [CALCULATE]: () => ((count += 1) === 1 ? calculation('5.0') : answer.promise),
    });
    await screen.findByText(/^Resultado: IDEB 5,0, Atenção\./);
    await userEvent.selectOptions(screen.getByLabelText('Etapa'), 'Ensino Médio');
    const [spoken] = await screen.findAllByText('Calculando...', { selector: '[role=status]' });
    expect(spoken).toBeInTheDocument();
    expect(screen.queryByText('Os números mudaram: calcule de novo')).toBeNull();
    answer.resolve(calculation('5.2'));
    await screen.findByText(/^Resultado: IDEB 5,2, Atenção\./);
  });

  it('under way keeps its numbers when something is locked meanwhile', async () => {
    const targets: unknown[] = [];
    const slow = deferred<Calculation>();
    openSimulation('/simulation?etapa=anos_finais', {
      [CALCULATE]: ({ body }) => {
        targets.push(body.targetIdeb);
        return targets.length === 2 ? slow.promise : { ...calculation('5.0'), plan };
      },
    });
    fireEvent.change(await findTextbox(/^Meta IDEB/), { target: { value: '9,9' } });
    await userEvent.click(screen.getByRole('button', { name: 'Calcular' }));
    const lock = await screen.findByRole('checkbox', { name: 'Matemática' });
    const before = targets.length;
    await userEvent.click(lock);
    await waitFor(() => expect(targets.length).toBeGreaterThan(before));
    // What is typed is also calculated once for a pause, which may come before the button.
    expect(new Set(targets.slice(1))).toEqual(new Set(['9.9']));
  });
});

describe('the answer follows what is typed', () => {
  const type = async (name: string, value: string) =>
    fireEvent.change(await findTextbox(name), { target: { value } });

  it('once for a pause, and only what can be calculated', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const asked: unknown[] = [];
    openSimulation('/simulation?etapa=anos_finais', {
      [CALCULATE]: ({ body }) => {
        asked.push(body.proficiencyLp);
        return calculation(body.proficiencyLp === '260.84' ? '5.0' : '5.3');
      },
    });
    await screen.findByText(/^Resultado: IDEB 5,0/);
    await type('Língua Portuguesa', '501');
    expect(
      await screen.findByText('Os números mudaram: calcule de novo', { selector: '.badge' }),
    ).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(asked).toEqual(['260.84']);
    // The last good answer stays to be read.
    expect(screen.getByText('5,0', { selector: '.sim-answer-figure' })).toBeVisible();
    const lp = await findTextbox('Língua Portuguesa');
    for (const value of ['29', '290,5']) fireEvent.change(lp, { target: { value } });
    await screen.findByText(/^Resultado: IDEB 5,3/);
    expect(asked).toEqual(['260.84', '290.5']);
  });

  it('and counts as calculated for whoever saves', async () => {
    const saved: unknown[] = [];
    openSimulation('/simulation?etapa=anos_finais', {
      'POST /api/simulations': ({ body }) => {
        saved.push(body.proficiencyLp);
        return savedSimulation(1);
      },
    });
    await screen.findByText(/^Resultado: IDEB 5,0/);
    await type('Língua Portuguesa', '290,5');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar simulação' }));
    await waitFor(() => expect(saved).toEqual(['290.5']));
  });

  it('but a number that cannot be calculated is not saved', async () => {
    openSimulation('/simulation?etapa=anos_finais');
    await screen.findByText(/^Resultado: IDEB 5,0/);
    await type('Língua Portuguesa', '501');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar simulação' }));
    expect(await screen.findByText('Calcule a simulação IDEB antes de salvar.')).toBeVisible();
  });
});

it('a proficiency below 10 is told to look like a score, and is not refused', async () => {
  openSimulation('/simulation?etapa=anos_finais');
  const lp = await findTextbox('Língua Portuguesa');
  await userEvent.clear(lp);
  await userEvent.type(lp, '5,4');
  expect(lp).not.toHaveAccessibleDescription(/nota/);
  await userEvent.tab();
  expect(lp).toHaveAccessibleDescription(/^Parece uma nota\./);
  expect(lp).toBeValid();
  await userEvent.click(screen.getByRole('button', { name: 'Calcular' }));
  expect(lp).toBeValid();
  expect(screen.getByRole('group', { name: 'Proficiência Saeb, em pontos (0 a 500)' })).toContainElement(lp);
});
