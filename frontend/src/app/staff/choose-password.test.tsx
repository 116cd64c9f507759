import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';

import { SessionContext } from '@/api/session/session-context';
import { swrOptions } from '@/api/wire/swr-options';
import { marina } from '@/test/people';
import { serve } from '@/test/server';

import { StaffLayout } from './staff-layout';

afterEach(() => vi.unstubAllGlobals());

it('who entered with an issued password meets nothing but the page for a new one', async () => {
  const sent: unknown[] = [];
  serve({ 'POST /api/auth/password': ({ body }) => void sent.push(body) });
  const page = (
    <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
      <SessionContext value={{ ...marina, mustChange: true }}>
        <MemoryRouter initialEntries={['/simulation']}>
          <Routes>
            <Route element={<StaffLayout />}>
              <Route path="/simulation" element={<p>Simulação</p>} />
            </Route>
          </Routes>
        </MemoryRouter>
      </SessionContext>
    </SWRConfig>
  );
  // React goes on with a part whose file comes only where the drawing itself is waited for.
  await act(async () => void render(page));
  expect(await screen.findByRole('heading', { name: 'Escolha a sua senha' })).toBeVisible();
  expect(screen.queryByText('Simulação')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
  await userEvent.type(screen.getByLabelText('Senha provisória'), 'w4rt 9bne');
  await userEvent.type(screen.getByLabelText('Nova senha'), 'jacarandá');
  await userEvent.type(screen.getByLabelText('Confirme a nova senha'), 'jacarandá');
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Guardar e continuar' })));
  await vi.waitFor(() => expect(sent).toEqual([{ currentPassword: 'w4rt 9bne', newPassword: 'jacarandá' }]));
});
