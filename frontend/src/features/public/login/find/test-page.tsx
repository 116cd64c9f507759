import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';

import { swrOptions } from '@/api/wire/swr-options';
import { type Answer, type Answers, counted, serve } from '@/test/server';

import { FindSchool } from './find-school';
import { alzira, alziraWhole, bento } from './test-schools';

export const about =
  (schools: number, states: ('RO' | 'SP')[]): Answer<'GET /api/about'> =>
  () => ({
    version: '0.1.0',
    sourceUrl: null,
    shortestPassword: 6,
    reference: { schools, results: schools, editions: [2021, 2023], states, importedAt: null },
  });

/** Two schools, whatever is looked for. */
export const found: Answer<'GET /api/reference/schools'> = () => counted([alzira, bento], 2);

/** The search and what it opens, of a server that finds two schools. */
export function openFinder(answers: Answers = {}, address = '/login') {
  serve({
    'GET /api/about': about(3731, ['RO', 'SP']),
    'GET /api/reference/schools': found,
    'GET /api/reference/schools/{inepCode}': () => alziraWhole,
    ...answers,
  });
  render(
    <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
      <MemoryRouter initialEntries={[address]}>
        <FindSchool />
      </MemoryRouter>
    </SWRConfig>,
  );
}
