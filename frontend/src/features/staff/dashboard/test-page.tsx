import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';

import type { School } from '@/api/school';
import type { SimulationInsights } from '@/api/index/simulations';
import { SessionContext } from '@/api/session/session-context';
import { swrOptions } from '@/api/wire/swr-options';
import { Toaster } from '@/kit/feedback/toast/toaster';
import { actionSum } from '@/test/action-sum';
import { outlookAnswer } from '@/test/outlook';
import { marina } from '@/test/people';
import { edition2021, edition2023 } from '@/test/records';
import { type Answers, serve } from '@/test/server';

import { DashboardPage } from './dashboard-page';

export const school: School = {
  id: 7,
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

const highlight = {
  value: '5.10',
  createdAt: '2026-11-13T16:42:00Z',
  mode: 'rapida',
  name: 'Simulação de 13/11',
} as const;

export const insights: SimulationInsights = {
  count: 12,
  last30Days: 5,
  average: '5.04',
  averageVersusCurrent: '0.04',
  target: '5.1',
  atOrAboveTarget: 4,
  atOrAbovePercent: 33,
  best: highlight,
  last: highlight,
  spread: { min: '4.86', max: '5.21', range: '0.35' },
  trend: { delta: '0.11', recent: '5.10', previous: '4.99' },
  monthly: [{ month: '2026-11', average: '5.16', count: 5 }],
};

/** No simulation yet. */
export const noInsights: SimulationInsights = {
  ...insights,
  count: 0,
  last30Days: 0,
  average: null,
  averageVersusCurrent: null,
  atOrAboveTarget: 0,
  atOrAbovePercent: 0,
  best: null,
  last: null,
  spread: null,
  trend: null,
  monthly: [],
};

const rights = ['goal.set', 'figure.import', 'school.code', 'enrolment.set', 'pupil.import'] as const;

/** The dashboard at an address, before a server that answers as the test says. */
export function openDashboard(answers: Answers = {}, address = '/?etapa=anos_finais') {
  serve({
    'GET /api/school/{school}': () => school,
    'GET /api/school/{school}/ideb': () => [edition2021, edition2023],
    'GET /api/school/{school}/goals': () => [
      { stage: 'anos_finais', year: 2027, goal: '5.1', setBy: 'Marina Souza', setAt: '2026-03-10T13:00:00Z' },
    ],
    'GET /api/school/{school}/outlook': () => ({
      stage: 'anos_finais',
      missing: null,
      answer: outlookAnswer,
    }),
    'GET /api/school/{school}/country-outlook/{stage}': () => ({
      stage: 'anos_finais',
      missing: 'no_index',
      answer: null,
    }),
    'GET /api/school/{school}/actions/sum': () => actionSum,
    'GET /api/school/{school}/simulations/insights': () => insights,
    'GET /api/school/{school}/comparison': () => ({
      stage: 'anos_finais',
      year: 2023,
      network: 'estadual',
      school: '5.0',
      municipal: '4.8',
      state: '5.1',
      national: '4.9',
    }),
    'GET /api/school/{school}/activities': () => [],
    'GET /api/about': () => ({
      version: '0.1.0',
      sourceUrl: null,
      shortestPassword: 6,
      reference: { schools: 10, results: 40, editions: [2021, 2023], importedAt: null, states: ['SP'] },
    }),
    ...answers,
  });
  render(
    <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
      <MemoryRouter initialEntries={[address]}>
        <SessionContext value={{ ...marina, rights: [...rights] }}>
          <DashboardPage />
          <Toaster />
        </SessionContext>
      </MemoryRouter>
    </SWRConfig>,
  );
}

/** The answer's card, by its sentence. */
export const findAnswer = (sentence: string | RegExp) => screen.findByRole('region', { name: sentence });
