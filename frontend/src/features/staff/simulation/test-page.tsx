import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';

import type { Calculation } from '@/api/calculation';
import type { IdebRecord } from '@/api/ideb';
import type { CurrentUser } from '@/api/session';
import type { Simulation } from '@/api/simulations';
import { SessionContext } from '@/api/session-context';
import { swrOptions } from '@/api/wire/swr-options';
import { type Answer, json, serve } from '@/test/server';

import { SimulationPage } from './simulation-page';

const user: CurrentUser = {
  id: 1,
  username: 'marina',
  firstName: 'Marina',
  lastName: 'Souza',
  name: 'Marina Souza',
  role: 'gestor',
  rights: [],
  email: null,
  schoolId: 7,
};

const record = (stage: IdebRecord['stage'], lp: string): IdebRecord => ({
  id: null,
  year: 2023,
  stage,
  network: null,
  source: 'inep',
  idebScore: '5.0',
  approvalRate: lp === '260.84' ? '94.0' : '90.0',
  saebScore: null,
  mecGoal: null,
  standardizedScore: '5.33',
  performanceIndicator: null,
  proficiencyLp: lp,
  proficiencyMt: '258.94',
  approvalByGrade: [{ grade: stage === 'anos_finais' ? '9º ano' : '3ª série', rate: '95.0' }],
  check: null,
});

export const calculation = (ideb: string): Calculation => ({
  stage: 'anos_finais',
  edition: 2023,
  scoreLp: '5.30',
  scoreMt: '5.36',
  standardizedScore: '5.33',
  performanceIndicator: '0.9500',
  product: `${ideb}100`,
  ideb,
  published: null,
  steps: [],
  levers: [],
  plan: null,
  suggestions: [],
});

export const saved = (id: number): Simulation => ({
  id,
  userId: 2,
  userName: 'Carlos Lima',
  schoolId: 7,
  mode: 'rapida',
  stage: 'anos_finais',
  edition: null,
  approvalRate: '91.00',
  saebScore: '5.10',
  calculatedIdeb: '4.64',
  publishedIdeb: null,
  targetIdeb: null,
  meetsTarget: null,
  proficiencyLp: null,
  proficiencyMt: null,
  approvalByGrade: [],
  createdAt: '2025-10-09T14:20:00Z',
});

export const SCHOOL = '/api/school/7';
export const CALCULATE = `POST ${SCHOOL}/ideb/calculate`;
export const LIST = `GET ${SCHOOL}/simulations`;

/** The page at an address, before a server that answers as the test says. */
export function open(address: string, answers: Record<string, Answer> = {}) {
  serve({
    [`GET ${SCHOOL}/ideb`]: () => json([record('anos_finais', '260.84'), record('ensino_medio', '270.00')]),
    [`GET ${SCHOOL}/goals`]: () => json([]),
    [LIST]: () => json([]),
    [`GET ${SCHOOL}/simulations/insights`]: () => json({ count: 1 }),
    [CALCULATE]: () => json(calculation('5.0')),
    ...answers,
  });
  render(
    <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
      <MemoryRouter initialEntries={[address]}>
        <SessionContext value={user}>
          <SimulationPage />
        </SessionContext>
      </MemoryRouter>
    </SWRConfig>,
  );
}

export const box = (name: string | RegExp) => screen.findByRole('textbox', { name });
