import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';

import type { OpenSession, Profile } from '@/api/people/account';
import { SessionContext } from '@/api/session/session-context';
import { swrOptions } from '@/api/wire/swr-options';
import { ToastOutlet } from '@/kit/feedback/toast/toast-outlet';
import { marina } from '@/test/people';
import { serve } from '@/test/server';

import { AccountPage } from './account-page';
import { deviceName } from './device-name';

const own: OpenSession = {
  id: 1,
  browser: 'firefox',
  system: 'linux',
  openedAt: '2026-11-22T12:00:00Z',
  seenAt: '2026-11-22T12:30:00Z',
  own: true,
};
const phone: OpenSession = { ...own, id: 2, browser: 'chrome', system: 'android', own: false };

function open(sessions: OpenSession[]) {
  const ended: string[] = [];
  const saved: Profile[] = [];
  serve({
    'GET /api/auth/sessions': () => sessions,
    'DELETE /api/auth/sessions/{id}': ({ url }) => {
      ended.push(url.pathname);
      sessions.splice(1);
    },
    'DELETE /api/auth/sessions': () => {
      ended.push('others');
      sessions.splice(1);
    },
    'PUT /api/auth/user': ({ body }) => void saved.push(body),
  });
  render(
    <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
      <SessionContext value={marina}>
        <MemoryRouter>
          <AccountPage />
          <ToastOutlet />
        </MemoryRouter>
      </SessionContext>
    </SWRConfig>,
  );
  return { ended, saved };
}

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(() => userEvent.click(button));
};

afterEach(() => vi.unstubAllGlobals());

it('one ends an access that one left open, and this one stays', async () => {
  const { ended } = open([own, phone]);
  expect(await screen.findByText('Este aparelho')).toBeVisible();
  await press('Encerrar o acesso de Chrome no Android');
  expect(await screen.findByText('Acesso encerrado')).toBeVisible();
  expect(ended).toEqual(['/api/auth/sessions/2']);
  expect(screen.queryByRole('button', { name: /Encerrar/ })).toBeNull();
});

it('one ends all the others at once', async () => {
  const { ended } = open([own, phone, { ...phone, id: 3 }]);
  await press('Encerrar todos os outros');
  expect(await screen.findByText('Os outros acessos foram encerrados')).toBeVisible();
  expect(ended).toEqual(['others']);
});

it('an e-mail that was taken away is sent as none', async () => {
  const { saved } = open([own]);
  await userEvent.clear(screen.getByLabelText('Sobrenome'));
  await press('Salvar dados');
  expect(await screen.findByText('Sobrenome é obrigatório')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Sobrenome'), ' Alves ');
  await press('Salvar dados');
  expect(await screen.findByText('Dados salvos')).toBeVisible();
  expect(saved).toEqual([{ firstName: 'Marina', lastName: 'Alves', email: null }]);
});

it('a device is named as far as it said what it is', () => {
  expect(deviceName(own)).toBe('Firefox no Linux');
  expect(deviceName({ ...own, system: null })).toBe('Firefox');
  expect(deviceName({ ...own, browser: null })).toBe('Linux');
  expect(deviceName({ ...own, browser: null, system: null })).toBe('Aparelho desconhecido');
});
