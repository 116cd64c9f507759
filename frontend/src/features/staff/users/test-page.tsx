import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { expect } from 'vitest';

import type { CurrentUser } from '@/api/session/session';
import { SessionContext } from '@/api/session/session-context';
import type { Account, Colleague } from '@/api/people/users';
import { swrOptions } from '@/api/wire/swr-options';
import { ToastOutlet } from '@/kit/feedback/toast/toast-outlet';
import { marina } from '@/test/people';
import { type Answers, serve } from '@/test/server';

import { UsersPage } from './users-page';

export const gestora: CurrentUser = { ...marina, rights: ['user.create', 'visibility.set'] };
export const person = userEvent.setup({ pointerEventsCheck: 0 });

export const account: Account = {
  username: 'marina',
  firstName: 'Marina',
  lastName: 'Souza',
  email: null,
  active: true,
  mustChange: false,
  passwordUntil: null,
  seenAt: '2026-03-28T14:20:00Z',
  openSessions: 1,
};
export const manager: Colleague = { id: marina.id, name: 'Marina Souza', role: 'gestor', account };
export const hugo: Colleague = {
  id: 9,
  name: 'Hugo Peres',
  role: 'professor',
  account: {
    ...account,
    username: 'hugo.peres',
    firstName: 'Hugo',
    lastName: 'Peres',
    mustChange: true,
    passwordUntil: '2000-01-01T00:00:00Z',
    openSessions: 0,
  },
};
export const tania: Colleague = {
  id: 10,
  name: 'Tânia Couto',
  role: 'professor',
  account: { ...account, username: 'tania', email: 'tania@escola.br', active: false },
};

export function open(staff: Colleague[], answers: Answers = {}, user = gestora, address = '/users') {
  serve({
    'GET /api/users': () => staff,
    'GET /api/school/{school}/visibility': () => ({ ownClassesOnly: false }),
    'GET /api/school/{school}/classes': () => [],
    ...answers,
  });
  render(
    <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
      <SessionContext value={user}>
        <MemoryRouter initialEntries={[address]}>
          <UsersPage />
          <ToastOutlet />
        </MemoryRouter>
      </SessionContext>
    </SWRConfig>,
  );
}

export async function press(name: string | RegExp) {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await act(() => person.click(button));
}
