import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';

import type { components } from '@/api/schema.gen';
import { SessionContext } from '@/api/session/session-context';
import { swrOptions } from '@/api/wire/swr-options';
import { marina as user } from '@/test/people';
import { type Answers, type Call, serve } from '@/test/server';

import { SimulationPage } from './simulation-page';

type Schemas = components['schemas'];
type IdebRecord = Schemas['IdebRecord'];

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
  printedScore: '5.33',
  printedIndicator: null,
  line: null,
  proficiencyLp: lp,
  proficiencyMt: '258.94',
  levelLp: null,
  levelMt: null,
  approvalByGrade: [{ grade: stage === 'anos_finais' ? '9º ano' : '3ª série', rate: '95.0' }],
  check: null,
});

export const calculation = (ideb: string): Schemas['Calculation'] => ({
  stage: 'anos_finais',
  edition: 2023,
  scoreLp: '5.30',
  scoreMt: '5.36',
  standardizedScore: '5.33',
  performanceIndicator: '0.9500',
  line: { score: '5.3300', indicator: '0.9500', product: `${ideb}100`, exact: null },
  index: `${ideb}1`,
  calculatedIdeb: `${ideb}1`,
  ideb,
  published: null,
  steps: [],
  levers: [],
  plan: null,
  suggestions: [],
});

export const savedSimulation = (id: number): Schemas['Simulation'] => ({
  id,
  userId: 2,
  userName: 'Carlos Lima',
  schoolId: 7,
  name: `Plano ${id}`,
  mayChange: false,
  mode: 'rapida',
  stage: 'anos_finais',
  edition: null,
  approvalRate: '91.00',
  saebScore: '5.10',
  calculatedIdeb: '4.64',
  publishedIdeb: null,
  printedIndicator: null,
  line: null,
  targetIdeb: null,
  meetsTarget: null,
  proficiencyLp: null,
  proficiencyMt: null,
  approvalByGrade: [],
  createdAt: '2025-10-09T14:20:00Z',
});

const insights: Schemas['SimulationInsights'] = {
  count: 1,
  last30Days: 1,
  average: '4.64',
  averageVersusCurrent: null,
  target: null,
  atOrAboveTarget: 0,
  atOrAbovePercent: 0,
  best: null,
  last: null,
  spread: null,
  trend: null,
  monthly: [],
};

export const CALCULATE = 'POST /api/school/{school}/ideb/calculate' satisfies Call;
export const SIMULATIONS = 'GET /api/school/{school}/simulations' satisfies Call;

/** The page at an address, before a server that answers as the test says. */
export function openSimulation(address: string, answers: Answers = {}) {
  serve({
    'GET /api/school/{school}/ideb': () => [
      record('anos_finais', '260.84'),
      record('ensino_medio', '270.00'),
    ],
    'GET /api/school/{school}/goals': () => [],
    [SIMULATIONS]: () => [],
    'GET /api/school/{school}/simulations/insights': () => insights,
    [CALCULATE]: () => calculation('5.0'),
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

export const findTextbox = (name: string | RegExp) => screen.findByRole('textbox', { name });
