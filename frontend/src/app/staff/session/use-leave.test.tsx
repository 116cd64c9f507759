import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { toastStore } from '@/kit/feedback/toast/toast-store';
import { paths } from '@/domain/paths';
import { type Answer, refuse, serve } from '@/test/server';

import { useLeave } from './use-leave';

const LOGOUT = 'POST /api/auth/logout';

function Page() {
  return (
    <button type="button" onClick={useLeave()}>
      Sair
    </button>
  );
}

async function leave() {
  render(
    <MemoryRouter>
      <Routes>
        <Route path={paths.home} element={<Page />} />
        <Route path={paths.login} element={<p>Entrada</p>} />
      </Routes>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Sair' }));
}

beforeEach(() => localStorage.setItem('currentUser', '{}'));
afterEach(() => vi.unstubAllGlobals());

describe('“Sair”', () => {
  it.each([
    ['ends the session', 204],
    ['counts a session that is over as ended', 401],
  ])('%s and goes to the sign-in page', async (_, status) => {
    serve({ [LOGOUT]: () => (status === 204 ? undefined : refuse(status)) });
    await leave();
    expect(await screen.findByText('Entrada')).toBeVisible();
    expect(localStorage.getItem('currentUser')).toBeNull();
  });

  it.each<[string, Answer<typeof LOGOUT>]>([
    ['without a connection', () => Promise.reject(new TypeError('offline'))],
    ['when the server fails', () => refuse(503)],
  ])('%s stays, and says that the session is still open', async (_, answer) => {
    serve({ [LOGOUT]: answer });
    await leave();
    await waitFor(() =>
      expect(toastStore.current()?.title).toBe('Não foi possível sair: a sessão continua aberta'),
    );
    expect(screen.getByRole('button', { name: 'Sair' })).toBeVisible();
    expect(localStorage.getItem('currentUser')).not.toBeNull();
  });
});
