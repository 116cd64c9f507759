import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { Goal } from '@/api/index/goals';
import { SessionContext } from '@/api/session/session-context';
import { marina } from '@/test/people';
import { edition2021, edition2023 } from '@/test/records';

import { boardOf } from '../board';
import { GoalDialog } from './goal-dialog';

const goal = (year: number): Goal => ({
  stage: 'anos_finais',
  year,
  goal: '5.4',
  setBy: 'Marina Souza',
  setAt: '2025-03-10T13:00:00Z',
});

// The exam of 2025 is past, its result still to come.
beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 2, 10), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it.each([
  ['without a goal', [], '2027'],
  ['with a goal for an exam that is past', [goal(2025)], '2027'],
  ['with a goal for the next exam', [goal(2027)], '2027'],
  ['with a goal for a later one', [goal(2029)], '2029'],
])('%s it proposes an exam to come', async (_, goals, year) => {
  render(
    <SessionContext value={marina}>
      <GoalDialog
        schoolId={7}
        board={boardOf([edition2021, edition2023], goals, 'anos_finais')}
        goals={goals}
        onClose={() => undefined}
      />
    </SessionContext>,
  );
  expect(await screen.findByLabelText('Edição')).toHaveValue(year);
});
