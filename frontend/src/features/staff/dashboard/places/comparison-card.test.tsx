import { render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { Comparison } from '@/api/index/ideb';
import type { School } from '@/api/school';
import { swrOptions } from '@/api/wire/swr-options';
import { edition2023 } from '@/test/records';
import { serve } from '@/test/server';

import { boardOf } from '../board';
import { ComparisonCard } from './comparison-card';

const school: School = {
  id: 1,
  name: 'EE Angelina dos Anjos',
  municipality: 'Costa Marques',
  state: 'RO',
  inepCode: '11005823',
  code: 'H7KM3',
  network: 'estadual',
  verified: true,
  demo: false,
  createdAt: '2026-01-01T00:00:00Z',
};

const comparison: Comparison = {
  stage: 'anos_finais',
  year: 2023,
  network: 'estadual',
  school: '5.0',
  municipal: '4.8',
  state: '5.1',
  national: '5.0',
};

function open(found: Partial<Comparison> = {}, of: Partial<School> = {}) {
  serve({ 'GET /api/school/{school}/comparison': () => ({ ...comparison, ...found }) });
  render(
    <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
      <ComparisonCard school={{ ...school, ...of }} board={boardOf([edition2023], [], 'anos_finais')} />
    </SWRConfig>,
  );
}

const rows = async () => (await screen.findAllByRole('listitem')).map((row) => row.textContent);

afterEach(() => vi.unstubAllGlobals());

describe('the comparison by levels', () => {
  it('draws bars from 0, with value and difference, and says the tenths', async () => {
    open();
    expect(await rows()).toEqual(['Escola5,0', 'Município4,8+0,2', 'Estado5,1−0,1', 'Brasil5,0igual']);
    const bars = [...document.querySelectorAll<HTMLElement>('.comparison-track > i')];
    expect(bars.map((bar) => bar.style.getPropertyValue('--x'))).toEqual(['5', '4.8', '5.1', '5']);
    expect(
      screen.getByText('IDEB 2023: 0,2 acima do município, 0,1 abaixo do estado e igual ao Brasil.'),
    ).toBeVisible();
    expect(screen.getByText('Anos Finais, rede estadual. Fonte: INEP.')).toBeVisible();
  });

  it('names the levels without reference data, and draws none of them', async () => {
    open({ municipal: null, state: null });
    expect(await rows()).toEqual(['Escola5,0', 'Brasil5,0igual']);
    expect(screen.getByText(/^Município e estado: sem dados de referência\./)).toBeVisible();
  });

  it('says of the demonstration what is invented', async () => {
    open({}, { demo: true });
    await rows();
    expect(screen.getByText(/Dados inventados, menos os do Brasil/)).toBeVisible();
  });
});
