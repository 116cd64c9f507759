import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { outlookAnswer } from '@/test/outlook';
import { edition2023, record } from '@/test/records';

import { noInsights, openDashboard, school } from '../test-page';

const none = {
  'GET /api/school/{school}/ideb': () => [],
  'GET /api/school/{school}/goals': () => [],
  'GET /api/school/{school}/simulations/insights': () => noInsights,
  'GET /api/school/{school}/outlook': () => ({
    stage: 'anos_finais' as const,
    missing: 'no_index' as const,
    answer: null,
  }),
};

// What comes late on the page is not what is waited for here.
beforeAll(async () => {
  await Promise.all([
    import('../lower-view'),
    import('../origin/no-result-view'),
    import('./start-view'),
    import('./young-card'),
  ]);
});
afterEach(() => vi.unstubAllGlobals());

describe('a school without any result', () => {
  it('begins with three steps, of which those behind it are ticked', async () => {
    openDashboard({
      ...none,
      'GET /api/school/{school}/ideb': () => [record(2023, null, { approvalRate: '94.0' })],
    });
    const start = await screen.findByRole('region', { name: 'Comece aqui' });
    const [code, result, plan] = within(start).getAllByRole('listitem');
    expect(code).toHaveTextContent('feitoCódigo INEP11005823 confere com os dados do INEP.');
    expect(result).toHaveAttribute('aria-current', 'step');
    expect(result).toHaveTextContent('o INEP só publica com pelo menos 10 alunos');
    expect(plan).toHaveTextContent('Plano');
    expect(within(start).getByRole('button', { name: 'Digitar os números' })).toHaveClass('button-primary');
    expect(within(start).getByRole('button', { name: 'Definir meta' })).toBeVisible();
    expect(within(start).getByRole('button', { name: 'Importar Dados' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Enquanto isso' })).toBeVisible();
  });

  it('shows what will stand there with the figures of the country, where they are loaded', async () => {
    const aim = { ideb: '5.1', year: null, origin: 'proximo' } as const;
    openDashboard({
      ...none,
      'GET /api/school/{school}/country-outlook/{stage}': () => ({
        stage: 'anos_finais',
        missing: null,
        answer: { ...outlookAnswer, goal: null, aim, measuredBy: null },
      }),
    });
    const example = await screen.findByRole('group', { name: 'Exemplo com os números do Brasil' });
    expect(example).toHaveTextContent('Assim fica. Exemplo com o Brasil, Anos Finais 2023 (INEP)');
    expect(example).toHaveTextContent('IDEB 5,0Para publicar 5,1 faltam 0,04');
    expect(example).toHaveTextContent(/Bastam \+.+ ou \+.+\.$/);
    expect(within(example).getByRole('img', { name: /precisa chegar a 5,05/ })).toBeVisible();
  });

  it('asks for the code first', async () => {
    openDashboard({
      ...none,
      'GET /api/school/{school}': () => ({ ...school, inepCode: null, verified: false }),
    });
    const start = await screen.findByRole('region', { name: 'Comece aqui' });
    expect(within(start).getByRole('button', { name: 'Informar o código INEP' })).toHaveClass(
      'button-primary',
    );
    expect(within(start).getByRole('button', { name: 'Digitar os números' })).not.toHaveClass(
      'button-primary',
    );
    expect(start).not.toHaveTextContent('feito');
  });

  it('has no empty boxes', async () => {
    openDashboard(none);
    await screen.findByRole('form', { name: 'Simulador IDEB' });
    for (const name of [/^Evolução/, /^Comparação/, /^Classificação/, /^Insights/, /^Resumo/]) {
      expect(screen.queryByRole('heading', { name })).toBeNull();
    }
  });
});

describe('a school with one edition', () => {
  it('has the steps that come next, and no line of one point', async () => {
    openDashboard({
      'GET /api/school/{school}/ideb': () => [edition2023],
      'GET /api/school/{school}/goals': () => [],
      'GET /api/school/{school}/simulations/insights': () => noInsights,
    });
    const card = (await screen.findByRole('heading', { name: 'Comece aqui' })).closest('section');
    expect(card).toHaveTextContent('Um passo de três.');
    expect(card).toHaveTextContent('5,0 em 2023, conferido com o INEP.');
    expect(card).toHaveTextContent('O próximo décimo é 5,1.');
    const evolution = screen.getByRole('region', { name: 'Evolução IDEB + Simulações' });
    expect(within(evolution).queryByText('Ver os números')).toBeNull();
    expect(screen.getByText('A escola tem só o IDEB de 2023.')).toBeVisible();
  });
});
