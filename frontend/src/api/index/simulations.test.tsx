import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';

import { Problem } from '@/api/wire/problem';
import { swrOptions } from '@/api/wire/swr-options';
import { serve } from '@/test/server';

import { type Simulation, useSimulationActions, useSimulationHistory } from './simulations';

afterEach(() => vi.unstubAllGlobals());

const simulation = (id: number): Simulation => ({
  id,
  userId: 1,
  userName: 'Marina Souza',
  schoolId: 1,
  name: `Plano ${id}`,
  mayChange: true,
  mode: 'rapida',
  stage: null,
  edition: null,
  approvalRate: '94.50',
  saebScore: '5.40',
  calculatedIdeb: '5.10',
  publishedIdeb: null,
  printedIndicator: null,
  line: null,
  targetIdeb: null,
  meetsTarget: null,
  proficiencyLp: null,
  proficiencyMt: null,
  approvalByGrade: [],
  createdAt: '2026-03-02T12:00:00Z',
});

const page = (from: number, length: number) => Array.from({ length }, (_, place) => simulation(from - place));

it('says that more could not be read, keeps what is there, and reads on when asked again', async () => {
  let broken = true;
  const fetcher = async (path: string) => {
    if (!path.includes('before=')) return page(60, 50);
    if (broken) throw new Problem({ status: 503, detail: 'Ocupado.' });
    return page(10, 10);
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ ...swrOptions, fetcher, provider: () => new Map() }}>{children}</SWRConfig>
  );
  const { result } = renderHook(() => useSimulationHistory(1), { wrapper });
  await waitFor(() => expect(result.current.data).toHaveLength(50));
  expect(result.current.moreError).toBeUndefined();

  act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.moreError?.detail).toBe('Ocupado.'));
  expect(result.current).toMatchObject({ hasMore: true, loadingMore: false, error: undefined });
  expect(result.current.data).toHaveLength(50);

  broken = false;
  act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.data).toHaveLength(60));
  expect(result.current).toMatchObject({ hasMore: false, moreError: undefined });
});

it('reads every page of the history again after a save', async () => {
  let newest = 60;
  serve({
    'GET /api/school/{school}/simulations': ({ url }) => {
      const before = Number(url.searchParams.get('before') ?? newest + 1);
      return page(before - 1, Math.min(50, before - 1));
    },
    'POST /api/simulations': () => simulation((newest += 1)),
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>{children}</SWRConfig>
  );
  const { result } = renderHook(
    () => ({ history: useSimulationHistory(1), actions: useSimulationActions(1) }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.history.data).toHaveLength(50));
  act(() => result.current.history.loadMore());
  await waitFor(() => expect(result.current.history.data).toHaveLength(60));
  await act(async () => void (await result.current.actions.save({ approvalRate: '94.5', saebScore: '5.4' })));
  expect(result.current.history.data?.map(({ id }) => id)).toEqual(page(61, 61).map(({ id }) => id));
});
