import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeAll, expect, it, vi } from 'vitest';

import type { Notification } from '@/api/notifications';
import { swrOptions } from '@/api/wire/swr-options';
import { type Answers, refuse, serve } from '@/test/server';

import { NotificationBell } from './notification-bell';

const person = userEvent.setup({ pointerEventsCheck: 0 });

beforeAll(() => import('./notices-panel'));

const told = (id: string, kind: Notification['kind'], title: string, read = false): Notification => ({
  id,
  at: '2026-03-10T15:00:00Z',
  kind,
  topic: kind.includes('_') ? 'acoes' : 'ideb',
  group: kind.includes('_') ? 'asks' : 'to_know',
  title,
  detail: 'Plantão venceu há 5 dias.',
  link: '/actions?acao=5&aba=marcos',
  read,
});

const late = told('m12:overdue', 'milestone_overdue', 'Marco atrasado');
const goal = told('e3', 'goal', 'Meta da escola alterada');

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

function open(items: Notification[], answers: Answers = {}) {
  const marked: unknown[] = [];
  const read = (id: string) => marked.some((ids) => ids === undefined || (ids as string[]).includes(id));
  serve({
    'GET /api/notifications': () => {
      const now = items.map((item) => ({ ...item, read: item.read || read(item.id) }));
      return {
        unread: now.filter((item) => !item.read).length,
        asking: 1,
        moreAsking: 0,
        items: now,
        next: null,
      };
    },
    'POST /api/notifications/read': ({ body }) => void marked.push(body.ids),
    ...answers,
  });
  render(
    <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
      <MemoryRouter>
        <NotificationBell />
        <Address />
      </MemoryRouter>
    </SWRConfig>,
  );
  return marked;
}

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(() => person.click(button));
};

it('each kind of notice has its own sign beside its words', async () => {
  const kinds: Notification['kind'][] = [
    'milestone_overdue',
    'milestone_due',
    'action_past_end',
    'import',
    'figures',
    'goal',
  ];
  open(kinds.map((kind) => told(kind, kind, kind)));
  await press('Notificações: 6 não lidas');
  const items = await screen.findAllByRole('listitem');
  expect(new Set(items.map((item) => item.querySelector('svg')?.innerHTML)).size).toBe(6);
});

it('what asks for the person stands first, and opening marks nothing', async () => {
  const marked = open([late, goal]);
  await press('Notificações: 2 não lidas');
  const [asks, toKnow] = await screen.findAllByRole('list');
  expect(asks).toHaveAccessibleName('Pedem você');
  expect(within(asks as HTMLElement).getByRole('link')).toHaveTextContent(
    'Marco atrasado: Plantão venceu há 5 dias.',
  );
  expect(asks).toHaveTextContent('Ações Estratégicas');
  expect(toKnow).toHaveAccessibleName('Para saber');
  expect(within(asks as HTMLElement).getByText(/Não lida/)).toBeVisible();
  expect(marked).toEqual([]);
  expect(screen.getByRole('button', { name: 'Notificações: 2 não lidas' })).toBeVisible();
});

it('following one marks that one and leads to it', async () => {
  const marked = open([late, goal]);
  await press('Notificações: 2 não lidas');
  const link = await screen.findByRole('link', { name: /Marco atrasado/ });
  await act(() => person.click(link));
  expect(screen.getByRole('status')).toHaveTextContent('/actions?acao=5&aba=marcos');
  expect(await screen.findByRole('button', { name: 'Notificações: 1 não lida' })).toBeVisible();
  expect(marked).toEqual([['m12:overdue']]);
});

it('all are marked at once', async () => {
  const marked = open([late, goal]);
  await press('Notificações: 2 não lidas');
  await press('Marcar como lidas');
  expect(await screen.findByRole('button', { name: 'Notificações: nenhuma não lida' })).toBeVisible();
  expect(screen.queryByText(/Não lida/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Marcar como lidas' })).toBeNull();
  expect(marked).toEqual([undefined]);
});

it('says how many more ask for the person than it shows', async () => {
  open([], {
    'GET /api/notifications': () => ({
      unread: 1,
      asking: 1_124,
      moreAsking: 1_104,
      items: [late],
      next: 'x',
    }),
  });
  await press('Notificações: 1 não lida');
  expect(await screen.findByRole('link', { name: 'Ver todas: mais 1.104 pedem você' })).toBeVisible();
});

it('where nothing is told everything is in order', async () => {
  open([]);
  await press('Notificações: nenhuma não lida');
  expect(await screen.findByRole('heading', { name: 'Tudo em dia' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver todas' })).toHaveAttribute('href', '/notificacoes');
});

it('what could not be read is asked for again', async () => {
  const answer = vi.fn<() => ReturnType<typeof refuse>>(() => refuse(503));
  open([], { 'GET /api/notifications': answer });
  await press('Notificações: nenhuma não lida');
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao carregar notificações');
  const before = answer.mock.calls.length;
  await press('Tentar de novo');
  expect(answer.mock.calls.length).toBeGreaterThan(before);
});
