import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { expect, it } from 'vitest';

import type { Notification } from '@/api/notifications';
import { swrOptions } from '@/api/wire/swr-options';
import { serve } from '@/test/server';

import { NotificationBell } from './notification-bell';

const told = (id: number, kind: Notification['kind'], title: string): Notification => ({
  id,
  at: '2026-03-10T15:00:00Z',
  kind,
  title,
  detail: 'Carlos Lima fez.',
  link: '/',
  read: false,
});

it('each kind of notice has its own sign beside its words', async () => {
  serve({
    'GET /api/notifications': () => ({
      unread: 3,
      items: [
        told(1, 'import', 'Importação de dados'),
        told(2, 'figures', 'Dados do IDEB alterados'),
        told(3, 'goal', 'Meta da escola alterada'),
      ],
    }),
    'POST /api/notifications/read': () => undefined,
  });
  render(
    <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
      <MemoryRouter>
        <NotificationBell />
      </MemoryRouter>
    </SWRConfig>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Notificações: 3 não lidas' }));
  const items = within(await screen.findByRole('list')).getAllByRole('listitem');
  const signs = items.map((item) => item.querySelector('svg')?.innerHTML);
  expect(new Set(signs).size).toBe(3);
});
