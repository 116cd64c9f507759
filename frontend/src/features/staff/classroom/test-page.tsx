import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { expect } from 'vitest';

import type { SchoolClass, SchoolYear } from '@/api/classes';
import type { CurrentUser } from '@/api/session/session';
import { SessionContext } from '@/api/session/session-context';
import { swrOptions } from '@/api/wire/swr-options';
import { ToastOutlet } from '@/kit/feedback/toast/toast-outlet';
import { ninth as untaught } from '@/test/classes';
import { marina } from '@/test/people';

import { ClassroomPage } from './classroom-page';

/** What is under a dialog takes no pointer, and jsdom does not know which of two dialogs is above. */
export const person = userEvent.setup({ pointerEventsCheck: 0 });

export const gestor: CurrentUser = { ...marina, rights: ['subject.change', 'year.set'] };

export const ninth: SchoolClass = { ...untaught, teacherId: 3, teacherName: 'Ana Prado' };

export const year2026: SchoolYear = {
  year: 2026,
  set: false,
  bimesters: [
    { first: '2026-02-02', last: '2026-04-17' },
    { first: '2026-04-20', last: '2026-07-03' },
    { first: '2026-07-20', last: '2026-10-02' },
    { first: '2026-10-05', last: '2026-12-18' },
  ],
};

/** Waits for the button, and until it may be pressed. */
export async function press(name: string | RegExp) {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  // React goes on with a part whose file comes only where the press itself is waited for.
  await act(() => person.click(button));
}

/** The page as somebody sees it who comes by this address. */
export function openClassroom(address = '/classroom', user: CurrentUser = gestor) {
  render(
    <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
      <SessionContext value={user}>
        <MemoryRouter initialEntries={[address]}>
          <ClassroomPage />
          <ToastOutlet />
        </MemoryRouter>
      </SessionContext>
    </SWRConfig>,
  );
}
