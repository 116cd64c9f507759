import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { expect, it } from 'vitest';

import { Problem } from '@/api/wire/problem';
import { swrOptions } from '@/api/wire/swr-options';
import { useSimulationHistory } from './use-simulations';

const page = (from: number, length: number) => Array.from({ length }, (_, place) => ({ id: from - place }));

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
