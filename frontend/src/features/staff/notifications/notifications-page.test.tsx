import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';

import type { Notification } from '@/api/notifications';
import type { CurrentUser } from '@/api/session/session';
import { SessionContext } from '@/api/session/session-context';
import { swrOptions } from '@/api/wire/swr-options';
import { marina } from '@/test/people';
import { type Answers, refuse, serve } from '@/test/server';

import { NotificationsPage } from './notifications-page';

afterEach(() => vi.unstubAllGlobals());

const person = userEvent.setup({ pointerEventsCheck: 0 });
const gestora: CurrentUser = { ...marina, rights: ['audit.export'] };

const told = (part: Partial<Notification>): Notification => ({
  id: 'm12:overdue',
  at: '2026-03-10T15:00:00Z',
  kind: 'milestone_overdue',
  topic: 'acoes',
  group: 'asks',
  title: 'Marco atrasado',
  detail: 'Plantão venceu há 5 dias.',
  link: '/actions?acao=5&aba=marcos',
  read: false,
  ...part,
});
const goal = told({
  id: 'e3',
  kind: 'goal',
  topic: 'ideb',
  group: 'to_know',
  title: 'Meta da escola alterada',
  detail: 'Carlos Lima definiu a meta 5,1.',
  link: '/',
});

/** A server whose notices are marked, and which knows what is asked for. */
function open(items: Notification[], { answers = {}, user = gestora, at = '/notificacoes' as string } = {}) {
  const asked: string[] = [];
  const marked: unknown[] = [];
  const known: Answers = {
    'GET /api/notifications': ({ url }) => {
      asked.push(url.search);
      const topic = url.searchParams.get('topic');
      const shown = items
        .map((item) => ({ ...item, read: item.read || marked.length > 0 }))
        .filter((item) => topic === null || item.topic === topic)
        .filter((item) => url.searchParams.get('unread') === null || !item.read);
      const unread = marked.length > 0 ? 0 : items.filter(({ read }) => !read).length;
      const asking = items.filter(({ group }) => group === 'asks').length;
      return { unread, asking, moreAsking: 0, items: shown, next: null };
    },
    'POST /api/notifications/read': ({ body }) => void marked.push(body.ids),
    ...answers,
  };
  serve(known);
  render(
    <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
      <SessionContext value={user}>
        <MemoryRouter initialEntries={[at]}>
          <NotificationsPage />
        </MemoryRouter>
      </SessionContext>
    </SWRConfig>,
  );
  return { asked, marked };
}

const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(() => person.click(button));
};

it('what asks for the person stands before what is only to know', async () => {
  open([told({}), goal]);
  const asks = await screen.findByRole('region', { name: 'Pedem você' });
  expect(within(asks).getByRole('listitem')).toHaveTextContent('Marco atrasado: Plantão venceu há 5 dias.');
  expect(within(asks).getByText('Não lida')).toBeVisible();
  const link = within(asks).getByRole('link', { name: 'Abrir: Marco atrasado, Plantão venceu há 5 dias.' });
  expect(link).toHaveAttribute('href', '/actions?acao=5&aba=marcos');
  const toKnow = screen.getByRole('region', { name: 'Para saber' });
  expect(asks.compareDocumentPosition(toKnow)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('1 pede você, 2 não lidas.')).toBeVisible();
});

it('the way to the audit is there for who may read it', async () => {
  open([goal]);
  expect(await screen.findByRole('link', { name: 'Auditoria' })).toHaveAttribute('href', '/users/auditoria');
});

it('and for nobody else', async () => {
  open([goal], { user: marina });
  expect(await screen.findByText(/Meta da escola alterada/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Auditoria' })).toBeNull();
  expect(await screen.findByText('Nada pede você, 1 não lida.')).toBeVisible();
});

it('chips narrow the list down, and the address keeps them', async () => {
  const { asked } = open([told({}), goal], { at: '/notificacoes?assunto=ideb' });
  expect(await screen.findByText(/Carlos Lima definiu/)).toBeVisible();
  expect(screen.queryByText(/Plantão/)).toBeNull();
  expect(screen.getByRole('button', { name: 'IDEB e metas', pressed: true })).toBeVisible();
  await press('Ações');
  expect(await screen.findByText(/Plantão/)).toBeVisible();
  await press('Importações');
  expect(await screen.findByRole('heading', { name: 'Nenhuma notificação de importações' })).toBeVisible();
  await press('Ver todas');
  expect(await screen.findByText(/Plantão/)).toBeVisible();
  expect(asked).toContain('?topic=importacoes&limit=50');
});

it('all are marked at once, and what is unread is nothing then', async () => {
  const { marked } = open([told({}), goal]);
  await press('Não lidas (2)');
  await press('Marcar como lidas');
  expect(await screen.findByRole('heading', { name: 'Nenhuma notificação não lida' })).toBeVisible();
  expect(screen.getByText('1 pede você, tudo lido.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Marcar como lidas' })).toBeNull();
  expect(marked).toEqual([undefined]);
});

it('how many still ask for the person is said before they are shown', async () => {
  open([], {
    answers: {
      'GET /api/notifications': ({ url }: { url: URL }) => {
        const second = url.searchParams.get('before') === '2020-11-09m12';
        const page = second
          ? { items: [goal], moreAsking: 0, next: null }
          : { items: [told({})], moreAsking: 1_074, next: '2020-11-09m12' };
        return { unread: 0, asking: 1_124, ...page };
      },
    } satisfies Answers,
  });
  expect(await screen.findByText('1.124 pedem você, tudo lido.')).toBeVisible();
  await press('Mostrar mais, de 1.074 que ainda pedem você');
  expect(await screen.findByText(/Carlos Lima definiu/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Mostrar mais/ })).toBeNull();
});

it('older ones come when they are asked for', async () => {
  open([], {
    answers: {
      'GET /api/notifications': ({ url }: { url: URL }) => {
        const second = url.searchParams.get('before') === '9.9';
        const items = [second ? { ...goal, id: 'e1', detail: 'Marina Souza definiu.' } : goal];
        return { unread: 0, asking: 0, moreAsking: 0, items, next: second ? null : '9.9' };
      },
    } satisfies Answers,
  });
  expect(await screen.findByText(/Carlos Lima definiu/)).toBeVisible();
  await press('Mostrar mais antigas');
  expect(await screen.findByText(/Marina Souza definiu/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mostrar mais antigas' })).toBeNull();
});

it('where nothing is told everything is in order', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'Tudo em dia' })).toBeVisible();
});

it('while it is read it says so', async () => {
  open([], { answers: { 'GET /api/notifications': () => new Promise<never>(() => {}) } satisfies Answers });
  expect(await screen.findByText('Carregando notificações...')).toBeInTheDocument();
});

it('what could not be read is asked for again', async () => {
  let fails = true;
  open([], {
    answers: {
      'GET /api/notifications': () =>
        fails ? refuse(503) : { unread: 0, asking: 0, moreAsking: 0, items: [goal], next: null },
    } satisfies Answers,
  });
  expect(await screen.findByRole('heading', { name: 'Erro ao carregar notificações' })).toBeVisible();
  fails = false;
  await press('Tentar de novo');
  expect(await screen.findByText(/Carlos Lima definiu/)).toBeVisible();
});
