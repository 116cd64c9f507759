import { render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';

import { swrOptions } from '@/api/wire/swr-options';
import { serve } from '@/test/server';

import { ReferenceNumbers } from './reference-numbers';

afterEach(() => vi.unstubAllGlobals());

const marina = { username: 'marina.souza', name: 'Marina', role: 'gestor' as const, password: 'x' };

async function open(accounts: (typeof marina)[]) {
  serve({
    'GET /api/about': () => ({
      version: '1.0.0',
      sourceUrl: null,
      shortestPassword: 6,
      reference: { schools: 1234, results: 5678, editions: [2021, 2023], importedAt: null, states: [] },
    }),
    'GET /api/auth/demo': () => ({ accounts, pupils: [] }),
  });
  render(
    <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
      <ReferenceNumbers />
    </SWRConfig>,
  );
  expect(await screen.findByText('1.234')).toBeVisible();
}

it('says that what is invented stands apart, while it is loaded', async () => {
  await open([marina]);
  expect(await screen.findByText(/tem dados inventados/)).toBeVisible();
});

it('says nothing of it otherwise', async () => {
  await open([]);
  expect(screen.queryByText(/inventados/)).toBeNull();
});
