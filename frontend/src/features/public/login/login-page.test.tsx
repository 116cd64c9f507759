import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { swrOptions } from '@/api/wire/swr-options';
import { isUserStored, storeUser } from '@/api/session/session';
import { PageHead } from '@/kit/ui/page-head';
import { paths } from '@/domain/paths';
import { marina as user } from '@/test/people';
import type { components } from '@/api/schema.gen';
import { deferred } from '@/test/deferred';
import { type Answer, type Answers, refuse, serve } from '@/test/server';

import { LoginPage } from './login-page';

type Demo = components['schemas']['Demo'];

/** What the form says while it waits; the search has a line of its own. */
const signInStatus = () =>
  within(screen.getByRole('region', { name: 'Entrar no Sistema IDEB' })).getByRole('status');

/** A read that is on its way for as long as a test lasts. */
const never = new Promise<never>(() => undefined);

function Elsewhere() {
  const { pathname, search } = useLocation();
  return (
    <>
      <PageHead title={`Página ${pathname}${search}`} />
      <Link to={paths.login}>Sair</Link>
    </>
  );
}

function openLogin(state: object | null, answers: Answers = {}) {
  serve({ 'GET /api/auth/user': () => refuse(401), ...answers });
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
    openLogin(null, { 'GET /api/auth/user': () => user });
    expect(await screen.findByText('Página /')).toBeVisible();
  });

  it('takes the focus of who comes from another page', async () => {
    storeUser(user);
    openLogin(null, {
      'GET /api/auth/user': () => user,
      'GET /api/auth/demo': () => ({ accounts: [], pupils: [] }),
    });
    await screen.findByText('Página /');
    storeUser(null);
    await userEvent.click(screen.getByText('Sair'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('does not ask for who never signed in here', async () => {
    const asked = vi.fn<Answer<'GET /api/auth/user'>>(() => refuse(401));
    openLogin(null, { 'GET /api/auth/user': asked });
    expect(await screen.findByLabelText('Senha')).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
  });

  it('leads who signs in to the page that was asked for', async () => {
    openLogin({ from: '/simulation?modo=rapida' }, { 'POST /api/auth/login': () => user });
    await userEvent.type(await screen.findByLabelText('Nome de usuário'), 'marina');
    await userEvent.type(screen.getByLabelText('Senha'), 'segredo{Enter}');
    expect(await screen.findByText('Página /simulation?modo=rapida')).toBeVisible();
  });

  it.each([
    ['the server’s sentence', 401, 'Usuário ou senha incorretos', 'Usuário ou senha incorretos'],
    ['the specification’s without one', 500, '', 'Erro ao fazer login'],
  ])('refuses by %s, and the name stays', async (_, status, detail, sentence) => {
    openLogin(null, { 'POST /api/auth/login': () => refuse(status, detail) });
    await userEvent.type(await screen.findByLabelText('Nome de usuário'), 'marina');
    await userEvent.type(screen.getByLabelText('Senha'), 'segredo{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByLabelText('Nome de usuário')).toHaveValue('marina');
  });

  describe('while many sign in', () => {
    beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
    afterEach(() => void vi.useRealTimers());

    async function send(answer: Answer<'POST /api/auth/login'>) {
      const asked = vi.fn<typeof answer>(answer);
      openLogin(null, { 'POST /api/auth/login': asked });
      const person = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
      await person.type(await screen.findByLabelText('Nome de usuário'), 'marina');
      await person.type(screen.getByLabelText('Senha'), 'segredo{Enter}');
      return { asked, person };
    }

    async function meetTheCrowd(times: number, afterwards: Answer<'POST /api/auth/login'> = () => user) {
      let busy = times;
      const { asked, person } = await send((request) => {
        busy -= 1;
        return busy < 0 ? afterwards(request) : refuse(503, 'O sistema está ocupado.', 9);
      });
      const words = 'Muita gente está entrando agora. Nova tentativa em 9 segundos.';
      await waitFor(() => expect(signInStatus()).toHaveTextContent(words));
      expect(screen.queryByRole('alert')).toBeNull();
      return { asked, person };
    }

    it('says that it tries again, and does', async () => {
      const { asked } = await meetTheCrowd(5);
      await vi.advanceTimersByTimeAsync(45_000);
      expect(await screen.findByText('Página /')).toBeVisible();
      expect(asked).toHaveBeenCalledTimes(6);
    });

    it('gives up after a minute, and says why', async () => {
      const { asked } = await meetTheCrowd(100);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await screen.findByRole('alert')).toHaveTextContent('O sistema está ocupado.');
      expect(signInStatus()).toBeEmptyDOMElement();
      expect(asked).toHaveBeenCalledTimes(7);
    });

    it('stops when it is told to', async () => {
      const { asked, person } = await meetTheCrowd(5);
      await person.click(screen.getByRole('button', { name: 'Não tentar de novo' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('O sistema está ocupado.');
      await vi.advanceTimersByTimeAsync(60_000);
      expect(asked).toHaveBeenCalledTimes(1);
    });

    it('tells who guessed too often so, and sends nothing by itself', async () => {
      const { asked } = await send(() => refuse(429, 'Muitas tentativas. Aguarde 8 segundos.', 8));
      expect(await screen.findByRole('alert')).toHaveTextContent('Muitas tentativas. Aguarde 8 segundos.');
      expect(signInStatus()).toBeEmptyDOMElement();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(asked).toHaveBeenCalledTimes(1);
    });

    it('signs nobody in who has left during the wait', async () => {
      const { asked, person } = await meetTheCrowd(1);
      await person.click(screen.getByRole('link', { name: 'Registrar escola' }));
      expect(await screen.findByText(`Página ${paths.register}`)).toBeVisible();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(asked).toHaveBeenCalledTimes(1);
      expect(isUserStored()).toBe(false);
    });

    describe('and the form is under way again', () => {
      const again = async () => {
        let enter: (entered: typeof user) => void = () => {};
        const answer = new Promise<typeof user>((resolve) => (enter = resolve));
        const crowd = await meetTheCrowd(1, () => answer);
        await vi.advanceTimersByTimeAsync(9_000);
        expect(crowd.asked).toHaveBeenCalledTimes(2);
        return { ...crowd, enter: () => act(async () => enter(user)) };
      };

      it('says so, and no longer how long it waits', async () => {
        await again();
        const words = 'Muita gente está entrando agora. Tentando de novo...';
        await waitFor(() => expect(signInStatus()).toHaveTextContent(words));
      });

      it('stops at once when it is told to', async () => {
        const { person, enter } = await again();
        await person.click(screen.getByRole('button', { name: 'Não tentar de novo' }));
        expect(await screen.findByRole('alert')).toHaveTextContent('O sistema está ocupado.');
        expect(signInStatus()).toBeEmptyDOMElement();
        await enter();
        expect(isUserStored()).toBe(false);
      });

      it('signs nobody in who has left meanwhile', async () => {
        const { person, enter } = await again();
        await person.click(screen.getByRole('link', { name: 'Registrar escola' }));
        expect(await screen.findByText(`Página ${paths.register}`)).toBeVisible();
        await enter();
        await vi.advanceTimersByTimeAsync(60_000);
        expect(isUserStored()).toBe(false);
      });
    });
  });

  it.each(['//example.org', 'https://example.org'])('never leads to another site: %s', async (from) => {
    storeUser(user);
    openLogin({ from }, { 'GET /api/auth/user': () => user });
    expect(await screen.findByText('Página /')).toBeVisible();
  });

  it('begins with the name that was just registered', async () => {
    openLogin({ username: 'helena' });
    expect(await screen.findByLabelText('Nome de usuário')).toHaveValue('helena');
  });

  it('says what to do about a forgotten password', async () => {
    openLogin(null);
    const words = await screen.findByText(/^Esqueceu a senha\? Peça uma nova ao gestor da escola; o gestor/);
    expect(words).toBeVisible();
  });

  it('shows the form before anything is read, and the demonstration’s accounts where they move nothing', async () => {
    const accounts = deferred<Demo>();
    openLogin(null, { 'GET /api/auth/demo': () => accounts.promise, 'GET /api/about': () => never });
    expect(screen.getByRole('button', { name: 'Entrar' })).toBeVisible();
    accounts.resolve({
      accounts: [{ username: 'marina', name: 'Marina', role: 'gestor', password: 'demonstracao' }],
      pupils: [],
    });
    const demo = await screen.findByRole('region', { name: 'Contas de demonstração' });
    const pitch = screen.getByRole('region', { name: 'O que o sistema faz' });
    expect(pitch.compareDocumentPosition(demo)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.type(screen.getByLabelText('Nome de usuário'), 'outra');
    await userEvent.click(screen.getByRole('button', { name: /^Preencher com a conta de Marina/ }));
    expect(screen.getByLabelText('Nome de usuário')).toHaveValue('marina');
    expect(screen.getByLabelText('Senha')).toHaveValue('demonstracao');
    expect(screen.getByRole('button', { name: 'Entrar' })).toHaveFocus();
  });

  it('leads to the pupils’ door', () => {
    openLogin(null);
    expect(screen.getByRole('link', { name: 'Acesso do aluno' })).toHaveAttribute('href', '/student-login');
  });
});
