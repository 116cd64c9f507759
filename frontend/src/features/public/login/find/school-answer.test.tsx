import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { counted, refuse } from '@/test/server';

import { openFinder as open } from './test-page';
import { alzira, alziraWhole, outlook } from './test-schools';

const field = () => screen.getByRole('searchbox', { name: /^Encontre a sua escola/ });

beforeAll(() => import('./school-finder'));
afterEach(() => vi.unstubAllGlobals());

describe('a school that was found', () => {
  const shown = async (school: Partial<typeof alziraWhole> = {}) => {
    open(
      { 'GET /api/reference/schools/{inepCode}': () => ({ ...alziraWhole, ...school }) },
      '/login?escola=35999001',
    );
    return screen.findByRole('link', { name: 'Registrar esta escola' });
  };

  it('opens by its address, with what it lacks and the two cheapest ways', async () => {
    const register = await shown();
    expect(screen.getByText('E. E. Profª Alzira Moura Campos • Anos Finais, IDEB 2023')).toBeVisible();
    expect(screen.getByText(/^Bastam/)).toHaveTextContent(
      'Bastam +0,8 p.p. de aprovação ou +2,58 pontos em Matemática.',
    );
    expect(screen.getByRole('img', { name: /precisa chegar a 5,05/ })).toBeInTheDocument();
    expect(register).toHaveAttribute('href', '/register?inep=35999001');
    expect(screen.getByText('Leva dois minutos. O histórico desde 2013 vem pronto.')).toBeVisible();
  });

  it('that is the only one found is shown without a click', async () => {
    open({ 'GET /api/reference/schools': () => counted([alzira], 1) });
    await userEvent.type(field(), '35999001');
    expect(await screen.findByRole('heading', { name: 'Para publicar 5,1 faltam 0,04' })).toBeVisible();
  });

  it('without an index is told why that can be', async () => {
    await shown({
      results: [{ stage: 'anos_finais', year: 2023, idebScore: null }],
      outlooks: [{ ...outlook, missing: 'no_index', answer: null }],
    });
    expect(screen.getByRole('heading', { name: 'Sem IDEB publicado' })).toBeVisible();
    expect(screen.getByText(/menos de 10 alunos/)).toBeVisible();
    expect(screen.getByText('Leva dois minutos.')).toBeVisible();
  });

  it('with an index that cannot be calculated says what is missing, and no gap', async () => {
    await shown({ outlooks: [{ ...outlook, missing: 'incomplete_inputs', answer: null }] });
    expect(screen.getByRole('heading', { name: 'Publicou 5,0 em 2023' })).toBeVisible();
    expect(screen.getByText(/^Os dados carregados não trazem tudo de que a conta precisa/)).toBeVisible();
    expect(screen.queryByText(/Para publicar/)).toBeNull();
  });

  it('with an old index is told that it is old', async () => {
    await shown({ results: [{ stage: 'anos_finais', year: 2019, idebScore: '5.0' }] });
    expect(await screen.findByText(/^É o resultado de 2019: depois dele, até 2023/)).toBeVisible();
  });

  it('of several stages shows the first with an index, and the others by choice', async () => {
    await shown({
      results: [...alziraWhole.results, { stage: 'ensino_medio', year: 2023, idebScore: '3.9' }],
      outlooks: [outlook, { stage: 'ensino_medio', missing: 'incomplete_inputs', answer: null }],
    });
    expect(screen.getByRole('radio', { name: 'Anos Finais' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Ensino Médio' }));
    expect(await screen.findByRole('heading', { name: 'Publicou 3,9 em 2023' })).toBeVisible();
  });

  it('that is not there is told so', async () => {
    open({ 'GET /api/reference/schools/{inepCode}': () => refuse(404) }, '/login?escola=35999001');
    expect(await screen.findByText('Esta escola não está nos dados carregados.')).toBeVisible();
  });
});
