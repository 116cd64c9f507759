import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { expect } from 'vitest';

import type { Action } from '@/api/actions/actions';
import type { ActionEffect, EffectAnswer } from '@/api/actions/effects';
import type { Milestone } from '@/api/actions/milestones';
import type { CurrentUser } from '@/api/session/session';
import { SessionContext } from '@/api/session/session-context';
import { swrOptions } from '@/api/wire/swr-options';
import { ToastOutlet } from '@/kit/feedback/toast/toast-outlet';
import { toastStore } from '@/kit/feedback/toast/toast-store';
import { actionSum } from '@/test/action-sum';
import { marina } from '@/test/people';
import { demonstration as school } from '@/test/school';
import { type Answers, serve } from '@/test/server';

import { ActionsPage } from './actions-page';

// What the page asks for when it is needed is there at once.
import '@/kit/feedback/toast/toaster';
import './detail/detail-dialog';
import './form/action-dialog';
import './line/time-line';
import './paper/plan-paper';
import './status/status-questions';

export const gestor: CurrentUser = { ...marina, rights: ['action.create', 'action.link', 'action.file'] };
export const professor: CurrentUser = { ...marina, id: 3, name: 'Ana Prado', role: 'professor' };

/** What is under a dialog takes no pointer, and jsdom does not know which of two dialogs is above. */
export const person = userEvent.setup({ pointerEventsCheck: 0 });

/** Far from any day on which the tests run. */
export const PAST = '2020-11-09';
export const FUTURE = '2090-05-14';

export const reading: Action = {
  id: 5,
  schoolId: 7,
  title: 'Ler todo dia',
  description: 'Vinte minutos de leitura no começo da aula.',
  type: 'lingua_portuguesa',
  status: 'ativo',
  statusSince: '2026-08-06T20:46:00Z',
  statusReason: null,
  priority: 'media',
  progress: 40,
  progressByHand: false,
  milestones: 5,
  milestonesDone: 2,
  startDate: '2026-08-10',
  endDate: FUTURE,
  expectedBudget: '2400.00',
  actualBudget: null,
  targetStudents: 61,
  responsible: { id: 3, name: 'Ana Prado', active: true },
  indicator: {
    kind: 'lp',
    label: 'Língua Portuguesa',
    stage: 'anos_finais',
    grade: null,
    baseline: '258.94',
    target: '261.52',
    year: 2023,
  },
  late: null,
  version: 4,
  updates: 3,
  resources: 0,
  createdBy: 1,
  createdByName: 'Marina Souza',
  createdAt: '2026-08-06T20:46:00Z',
  changedByName: null,
  changedAt: null,
  mayChange: true,
  mayComplete: true,
};

export const attendance: Action = {
  ...reading,
  id: 6,
  title: 'Reduzir as faltas',
  type: 'frequencia',
  endDate: '2026-11-10',
  responsible: null,
  indicator: null,
  late: { milestones: 0, days: 0, pastEndDays: 4 },
};

export const families: Action = {
  ...reading,
  id: 7,
  title: 'Conselho de famílias',
  type: 'gestao',
  status: 'planejada',
  startDate: '2090-02-08',
};

export const milestone: Milestone = {
  id: 21,
  actionId: reading.id,
  title: 'Plantão de dúvidas',
  description: '',
  dueDate: PAST,
  status: 'pendente',
  completedAt: null,
  completedBy: null,
  completedByName: null,
  lateDays: 5,
  version: 1,
  editedAt: null,
  editedByName: null,
};

export const finished: Milestone = {
  ...milestone,
  id: 20,
  title: 'Busca ativa',
  dueDate: '2026-11-13',
  status: 'concluido',
  completedAt: '2026-11-10T17:30:00Z',
  completedBy: 3,
  completedByName: 'Ana Prado',
  lateDays: null,
};

/** What two points and a half of a subject do. */
export const expected: EffectAnswer & { effect: ActionEffect } = {
  missing: null,
  effect: {
    year: 2023,
    gain: '0.04',
    with: '5.05',
    way: {
      lever: 'lp',
      grade: null,
      unit: 'pontos',
      current: '258.94',
      start: '258.94',
      needed: '261.52',
      difference: '2.58',
      pupils: null,
      effort: {
        share: '0.37',
        tone: 'uma_edicao',
        measure: { kind: 'propria', by: '6.90', fromYear: 2021, toYear: 2023, schools: null, states: [] },
      },
    },
  },
  observed: null,
  standsOnResult: true,
};

/** Waits for the button, in a dialog or anywhere, and until it may be pressed. */
export async function press(name: string | RegExp, inside: Pick<typeof screen, 'findByRole'> = screen) {
  const button = await inside.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  // React goes on with a part whose file comes only where the press itself is waited for.
  await act(() => person.click(button));
}

/** What the message at the corner says: over a dialog its words stand there twice, for the eye and for the ear. */
export const expectToast = (title: string, detail?: string): Promise<void> =>
  waitFor(() =>
    expect(toastStore.current()).toMatchObject(detail === undefined ? { title } : { title, detail }),
  );

/** The page as somebody sees it who comes by this address; gives the two buttons of the browser. */
export async function openActions(
  actions: readonly Action[],
  answers: Answers = {},
  address = '/actions',
  user: CurrentUser = gestor,
) {
  toastStore.dismiss();
  serve({
    'GET /api/school/{school}': () => school,
    'GET /api/school/{school}/actions': () => [...actions],
    'GET /api/school/{school}/ideb': () => [],
    'GET /api/school/{school}/actions/effects': () =>
      actions.flatMap(({ id, indicator }) => (indicator ? [{ actionId: id, ...expected }] : [])),
    'GET /api/school/{school}/actions/effect': () => expected,
    'GET /api/school/{school}/actions/sum': () => actionSum,
    'GET /api/actions/{id}/resources': () => [],
    'GET /api/users': () => [{ id: 3, name: 'Ana Prado', role: 'professor', account: null }],
    'GET /api/actions/{id}/milestones': () => [finished, milestone],
    'GET /api/school/{school}/actions/milestones': () => [finished, milestone],
    'GET /api/actions/{id}/updates': () => [],
    ...answers,
  });
  let navigate: NavigateFunction = () => undefined;
  function Browser() {
    navigate = useNavigate();
    return null;
  }
  await act(async () => {
    render(
      <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
        <SessionContext value={user}>
          <MemoryRouter initialEntries={[address]}>
            <ActionsPage />
            <ToastOutlet />
            <Browser />
          </MemoryRouter>
        </SessionContext>
      </SWRConfig>,
    );
  });
  return {
    back: () => act(async () => navigate(-1)),
    forward: () => act(async () => navigate(1)),
  };
}
