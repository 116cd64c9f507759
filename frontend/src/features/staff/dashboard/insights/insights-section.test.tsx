import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';

import type { SimulationInsights } from '@/api/index/simulations';
import { edition2023 } from '@/test/records';

import { boardOf } from '../board';
import { InsightsSection } from './insights-section';

const point = {
  name: 'Reforço nas duas provas',
  value: '4.05',
  createdAt: '2025-10-09T14:20:00Z',
  mode: 'rapida',
} as const;

const data: SimulationInsights = {
  count: 7,
  last30Days: 7,
  average: '4.995',
  averageVersusCurrent: '-0.01',
  target: null,
  atOrAboveTarget: 0,
  atOrAbovePercent: 0,
  best: point,
  last: point,
  spread: { min: '3.42', max: '4.05', range: '0.63' },
  trend: { delta: '0.62', recent: '4.044', previous: '3.425' },
  monthly: [],
};

function show() {
  const insights = { data, error: undefined, loading: false, retry: () => undefined };
  render(
    <MemoryRouter>
      <InsightsSection all={insights} insights={insights} board={boardOf([edition2023], [], 'anos_finais')} />
    </MemoryRouter>,
  );
}

it('prints means with the places that their difference needs', () => {
  show();
  expect(screen.getByText('+0,62')).toBeVisible();
  expect(screen.getByText('Últimas 5 (4,044) contra as 2 anteriores (3,425)')).toBeVisible();
  expect(screen.getByText('4,995')).toBeVisible();
});

it('calls the best and the last simulation by their names', () => {
  show();
  expect(screen.getByText('Reforço nas duas provas, 09/10/2025')).toBeVisible();
  expect(screen.getByText(/^Reforço nas duas provas, 09\/10\/2025, \d\d:\d\d$/)).toBeVisible();
});

it('opens the history, of the stage on screen', () => {
  show();
  expect(screen.getByRole('link', { name: 'Ver histórico' })).toHaveAttribute(
    'href',
    '/simulation?etapa=anos_finais&ver=historico',
  );
});
