import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { swrOptions } from '@/api/wire/swr-options';
import type { CurrentUser } from '@/api/schema';
import { storeUser } from '@/api/use-session';
import { paths } from '@/domain/paths';
import { type Answer, json, serve } from '@/test/server';

import { LoginPage } from './login-page';

const user: CurrentUser = {
  id: 1,
  schoolId: 7,
  username: 'marina',
  firstName: 'Marina',
  lastName: 'Souza',
  name: 'Marina Souza',
  role: 'gestor',
  rights: [],
  email: null,
};

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`Página ${pathname}${search}`}</p>;
}

function open(state: object | null, answers: Record<string, Answer>) {
  serve({ 'GET /api/auth/user': () => json({}, 401), ...answers });
  render(
    <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
      <MemoryRouter initialEntries={[{ pathname: paths.login, state }]}>
        <Routes>
          <Route path={paths.login} element={<LoginPage />} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the sign-in page', () => {
  it('leads who is signed in already on to the dashboard', async () => {
    storeUser(user);
    open(null, { 'GET /api/auth/user': () => json(user) });
    expect(await screen.findByText('Página /')).toBeVisible();
  });

  it('does not ask for who never signed in here', async () => {
    const asked = vi.fn<Answer>(() => json({}, 401));
    open(null, { 'GET /api/auth/user': asked });
    expect(await screen.findByLabelText('Senha')).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
  });

  it('leads who signs in to the page that was asked for', async () => {
    open({ from: '/simulation?modo=rapida' }, { 'POST /api/auth/login': () => json(user) });
    await userEvent.type(screen.getByLabelText('Nome de usuário'), 'marina');
    await userEvent.type(screen.getByLabelText('Senha'), 'segredo{Enter}');
    expect(await screen.findByText('Página /simulation?modo=rapida')).toBeVisible();
  });

  it.each(['//example.org', 'https://example.org'])('never leads to another site: %s', async (from) => {
    storeUser(user);
    open({ from }, { 'GET /api/auth/user': () => json(user) });
    expect(await screen.findByText('Página /')).toBeVisible();
  });

  it('begins with the name that was just registered', () => {
    open({ username: 'helena' }, {});
    expect(screen.getByLabelText('Nome de usuário')).toHaveValue('helena');
  });

  it('says what to do about a forgotten password', async () => {
    open(null, {});
    const words = screen.getByText(/^Esqueceu a senha\? Peça à pessoa que cuida do sistema/);
    await waitFor(() => expect(words).toBeVisible());
  });

  it('shows the form together with the demonstration accounts, which would move it', async () => {
    open(null, {
      'GET /api/auth/demo': () =>
        json({ accounts: [{ username: 'marina', name: 'Marina', role: 'gestor', password: 'x' }] }),
    });
    const submit = screen.getByText('Entrar', { selector: 'button, button *' });
    expect(submit).not.toBeVisible();
    expect(await screen.findByRole('region', { name: 'Contas de demonstração' })).toBeVisible();
    expect(submit).toBeVisible();
  });
});
