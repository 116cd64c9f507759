import { render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { Ranking } from '@/api/index/ideb';
import type { School } from '@/api/school';
import { swrOptions } from '@/api/wire/swr-options';
import { states } from '@/domain/labels';
import { edition2023 } from '@/test/records';
import { serve } from '@/test/server';

import { boardOf } from '../board';
import { RankingCard } from './ranking-card';

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

const nowhere: Ranking = {
  stage: 'anos_finais',
  year: 2023,
  network: 'estadual',
  municipality: 'Costa Marques',
  municipalPosition: null,
  municipalTotal: null,
  statePosition: null,
  stateTotal: null,
  nationalPosition: null,
  nationalTotal: null,
  importedPosition: null,
  importedTotal: null,
  scope: ['RO'],
  complete: false,
  nextMunicipal: null,
};

function open(ranking: Partial<Ranking>, of: Partial<School> = {}) {
  serve({ 'GET /api/school/{school}/ranking/{year}': () => ({ ...nowhere, ...ranking }) });
  const board = boardOf([edition2023], [], 'anos_finais');
  render(
    <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
      <RankingCard school={{ ...school, ...of }} board={board} onCode={null} />
    </SWRConfig>,
  );
}

const rows = async () => (await screen.findAllByRole('listitem')).map((row) => row.textContent);

afterEach(() => vi.unstubAllGlobals());

describe('the ranking card', () => {
  it('says among whom each place is', async () => {
    open({
      municipalPosition: 3,
      municipalTotal: 27,
      statePosition: 41,
      stateTotal: 206,
      nationalPosition: 9872,
      nationalTotal: 27940,
      scope: [...states],
      complete: true,
      nextMunicipal: { position: 2, idebScore: '5.6' },
    });
    expect(await rows()).toEqual([
      'Municipal3º de 27último1ºIgual ou melhor que 24 de 27 escolas estaduais de Costa Marques',
      'Estadual41º de 206último1ºIgual ou melhor que 165 de 206 escolas estaduais de RO',
      'Nacional9.872º de 27.940último1ºIgual ou melhor que 18.068 de 27.940 escolas estaduais do Brasil',
    ]);
    expect(screen.getByText('Próxima Meta:')).toBeVisible();
    expect(screen.getByText(/As de mesmo índice dividem a posição/)).toBeVisible();
  });

  it.each([
    [['RO', 'SP'] as const, 'de 412 escolas estaduais de RO e SP importadas'],
    [states.slice(0, 26), 'de 412 escolas estaduais de 26 estados importadas'],
  ])('claims no national place where states are missing: %s', async (scope, whom) => {
    open({ importedPosition: 240, importedTotal: 412, scope: [...scope] });
    expect(await rows()).toEqual([`Estados importados240º de 412último1ºIgual ou melhor que 172 ${whom}`]);
    expect(screen.queryByText('Nacional')).toBeNull();
  });

  it('tells a place among fewer than five schools in words alone', async () => {
    open({ municipalPosition: 2, municipalTotal: 3, statePosition: 1, stateTotal: 1 });
    expect(await rows()).toEqual([
      'Municipal2º de 3 escolas estaduais de Costa Marques',
      'Estadual única escola estadual de RO',
    ]);
    expect(document.querySelector('.position-line')).toBeNull();
  });

  it('draws where it stands among five', async () => {
    open({ municipalPosition: 2, municipalTotal: 5 });
    const [row] = await rows();
    expect(row).toContain('Igual ou melhor que 3 de 5 escolas estaduais de Costa Marques');
    expect(document.querySelector('.position-line')).not.toBeNull();
  });

  it('claims no more than a shared place carries, first or last', async () => {
    open({ municipalPosition: 1, municipalTotal: 9, statePosition: 206, stateTotal: 206 });
    expect(await rows()).toEqual([
      'Municipal1º de 9último1ºNenhuma das 9 escolas estaduais de Costa Marques está à frente',
      'Estadual206º de 206último1ºAs outras 205 escolas estaduais de RO estão à frente',
    ]);
  });

  it('says that the network is not known, for then there is no place', async () => {
    open({ network: null });
    expect(await screen.findByText(/não dizem de que rede a escola é nesta edição/)).toBeVisible();
  });

  it('says that the demonstration’s schools are invented', async () => {
    open({ municipalPosition: 3, municipalTotal: 9 }, { demo: true });
    expect(await screen.findByText(/^Dados inventados/)).toBeVisible();
  });

  it('says nothing of the kind of real ones', async () => {
    open({ municipalPosition: 3, municipalTotal: 9 });
    expect(await rows()).toHaveLength(1);
    expect(screen.queryByText(/inventad/i)).toBeNull();
  });
});
