import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { expect } from 'vitest';

import type { Pupil } from '@/api/people/pupils';
import type { CurrentUser } from '@/api/session/session';
import { SessionContext } from '@/api/session/session-context';
import { swrOptions } from '@/api/wire/swr-options';
import { ToastOutlet } from '@/kit/feedback/toast/toast-outlet';
import { toastStore } from '@/kit/feedback/toast/toast-store';
import { analyzed, fromMemory, skillAt, switchedOn } from '@/test/learning';
import { marina } from '@/test/people';
import { biaAsPupil } from '@/test/pupils';
import { type Answers, serve } from '@/test/server';

import { LearningStylePage } from './learning-style-page';

import '@/kit/feedback/toast/toaster';
import './switch/switch-off';
import './recommendations/note-dialog';
import './recommendations/recommendation-list';

export const person = userEvent.setup({ pointerEventsCheck: 0 });

export const gestor: CurrentUser = { ...marina, rights: ['learning.set-switch'] };
export const professor: CurrentUser = { ...marina, id: 3, name: 'Ana Prado', role: 'professor' };

export const bruno: Pupil = { ...biaAsPupil, id: 21, name: 'Bruno Teixeira', studentId: '2026002' };

export async function press(name: string | RegExp) {
  const button = await screen.findByRole('button', { name });
  await act(() => person.click(button));
}

export const expectToast = (title: string): Promise<void> =>
  waitFor(() => expect(toastStore.current()).toMatchObject({ title }));

export const address = (): string | null => screen.getByTestId('address').textContent;

const Address = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{`${pathname}${search}`}</output>;
};

/** The page of Bia, who was analysed, as a manager sees it unless the test says otherwise. */
export async function openStyle(
  answers: Answers = {},
  { at = `/learning-style?aluno=${biaAsPupil.id}`, user = gestor } = {},
): Promise<void> {
  toastStore.dismiss();
  serve({
    'GET /api/school/{school}/learning-analysis': () => switchedOn,
    'GET /api/school/{school}/students': () => ({
      total: 2,
      page: 1,
      pages: 1,
      students: [biaAsPupil, bruno],
    }),
    'GET /api/students/{id}': ({ url }) => (url.pathname.endsWith('/21') ? bruno : biaAsPupil),
    'GET /api/students/{id}/learning-style': () => analyzed,
    'GET /api/students/{id}/learning-recommendations': () => [fromMemory],
    'GET /api/students/{id}/mastery': () => [
      skillAt(1, 'Porcentagem', 46, 'treinar'),
      skillAt(2, 'Fato e opinião', 52, 'treinar'),
      skillAt(3, 'Números decimais', 97, 'domina'),
    ],
    ...answers,
  });
  await act(async () => {
    render(
      <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
        <SessionContext value={user}>
          <MemoryRouter initialEntries={[at]}>
            <LearningStylePage />
            <ToastOutlet />
            <Address />
          </MemoryRouter>
        </SessionContext>
      </SWRConfig>,
    );
  });
}
