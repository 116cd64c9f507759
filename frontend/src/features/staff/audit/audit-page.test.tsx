import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { Audit, AuditEntry } from '@/api/audit';
import type { Colleague } from '@/api/people/users';
import type { CurrentUser } from '@/api/session/session';
import { SessionContext } from '@/api/session/session-context';
import { swrOptions } from '@/api/wire/swr-options';
import * as csv from '@/kit/data/csv';
import { ToastOutlet } from '@/kit/feedback/toast/toast-outlet';
import { marina } from '@/test/people';
import { demonstration as school } from '@/test/school';
import { type Answers, refuse, serve } from '@/test/server';

import { AuditPage } from './audit-page';

import '@/kit/feedback/toast/toaster';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-14T15:00:00Z');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const person = userEvent.setup({ pointerEventsCheck: 0 });
const gestora: CurrentUser = { ...marina, rights: ['audit.export'] };
const hugo: Colleague = { id: 9, name: 'Hugo Peres', role: 'professor', account: null };

const entry = (part: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  at: '2026-11-14T12:40:00Z',
  group: 'contas',
  actorName: 'Marina Souza',
  text: 'gerou uma senha provisória',
  about: { id: 9, name: 'Hugo Peres', isPupil: false },
  ...part,
});
// In Mato Grosso do Sul it is an hour less than in Brasília: this was the day before.
const late = entry({
  id: 2,
  at: '2026-11-14T03:30:00Z',
  group: 'recusas',
  actorName: 'Ana Prado',
  text: 'errou a senha',
  about: { id: 30, name: 'Bia Lima', isPupil: true },
});

const found = (entries: AuditEntry[], part: Partial<Audit> = {}): Audit => ({
  total: entries.length,
  more: false,
  refusals: { signIns: 0, denials: 0 },
  entries,
  next: null,
  ...part,
});

function open(audit: Audit, answers: Answers = {}, at = '/users/auditoria', user = gestora) {
  const asked: URLSearchParams[] = [];
  serve({
    'GET /api/school/{school}': () => school,
    'GET /api/users': () => [hugo],
    'GET /api/school/{school}/audit': ({ url }) => {
      asked.push(url.searchParams);
      return audit;
    },
    ...answers,
  });
  render(
    <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
      <SessionContext value={user}>
        <MemoryRouter initialEntries={[at]}>
          <AuditPage />
          <ToastOutlet />
        </MemoryRouter>
      </SessionContext>
    </SWRConfig>,
  );
  return { asked, last: () => Object.fromEntries(asked.at(-1) ?? []) };
}

const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(() => person.click(button));
};

it('entries stand under the days of the school, with whom they are about', async () => {
  const { last } = open(found([entry({}), late]));
  const table = await screen.findByRole('table', { name: 'Registro de auditoria' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((day) => day.textContent),
  ).toEqual(['Hoje, 14/11/2026', 'Ontem, 13/11/2026']);
  const [, first, , second] = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
  expect(within(table).getByText('08:40')).toBeVisible();
  expect(within(table).getByText('23:30')).toBeVisible();
  expect(first).toContain('Marina Souza gerou uma senha provisóriaSobre Hugo Peres');
  expect(second).toContain('Recusado');
  expect(within(table).getByRole('link', { name: 'Bia Lima' })).toHaveAttribute('href', '/students?aluno=30');
  expect(screen.getByText(/^2 registros em 30 dias\. Ninguém altera/)).toBeVisible();
  expect(last()).toEqual({ from: '2026-10-16' });
});

it('refusals are told first, and one button shows them', async () => {
  const { last } = open(found([entry({})], { refusals: { signIns: 6, denials: 1 } }));
  expect(await screen.findByText('7 registros pedem atenção:')).toBeVisible();
  expect(screen.getByText(/6 entradas recusadas e 1 acesso negado\./)).toBeVisible();
  await press('Ver os 7');
  expect(last()).toEqual({ group: 'recusas', from: '2026-10-16' });
  expect(screen.queryByText('7 registros pedem atenção:')).toBeNull();
  expect(screen.getByLabelText('Tipo')).toHaveValue('recusas');
});

it('filters live in the address, but not what is searched for', async () => {
  const { last } = open(found([entry({})]), {}, '/users/auditoria?pessoa=9&tipo=contas&periodo=tudo');
  expect(await screen.findByRole('option', { name: 'Hugo Peres', selected: true })).toBeInTheDocument();
  expect(last()).toEqual({ person: '9', group: 'contas' });
  await act(() => person.type(screen.getByRole('searchbox'), 'senha'));
  await vi.waitFor(() => expect(last()).toEqual({ person: '9', group: 'contas', q: 'senha' }));
});

it('days are chosen where no period fits', async () => {
  const { last } = open(found([entry({})]));
  await screen.findByRole('table');
  await act(() => person.selectOptions(screen.getByLabelText('Período'), 'Escolher datas'));
  expect(screen.getByLabelText('De')).toHaveValue('2026-10-16');
  fireEvent.change(screen.getByLabelText('De'), { target: { value: '2026-09-01' } });
  fireEvent.change(screen.getByLabelText('Até'), { target: { value: '' } });
  await vi.waitFor(() => expect(last()).toEqual({ from: '2026-09-01' }));
});

it('nothing found says what was asked for, and how to get back', async () => {
  open(
    found([]),
    {},
    '/users/auditoria?pessoa=9&tipo=exportacoes&periodo=datas&de=2026-09-01&ate=2026-10-15',
  );
  expect(await screen.findByRole('heading', { name: 'Nenhum registro encontrado' })).toBeVisible();
  const asked = /filtros: Hugo Peres, Exportações, entre 01\/09\/2026 e 15\/10\/2026\.$/;
  expect(await screen.findByText(asked)).toBeVisible();
  await press('Limpar filtros');
  expect(await screen.findByRole('heading', { name: 'Nenhum registro ainda' })).toBeVisible();
});

it('a page more is added below', async () => {
  open(found([]), {
    'GET /api/school/{school}/audit': ({ url }) =>
      url.searchParams.get('before') === '9.2'
        ? found([late], { total: 10_000, more: true })
        : found([entry({})], { total: 10_000, more: true, next: '9.2' }),
  });
  expect(await screen.findByText('1 na tela. Mais de 10.000 registros.')).toBeVisible();
  await press('Mostrar mais');
  expect(await screen.findByText(/errou a senha/)).toBeVisible();
  expect(screen.getByText(/gerou uma senha/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull();
});

it('what the filters find is saved as a file', async () => {
  const save = vi.spyOn(csv, 'downloadBlob').mockReturnValue();
  const sent: unknown[] = [];
  open(
    found([entry({})]),
    {
      'POST /api/school/{school}/audit/export': ({ body }) => {
        sent.push(body);
        return undefined;
      },
    },
    '/users/auditoria?tipo=contas&periodo=7',
  );
  await screen.findByRole('table');
  await press('Baixar CSV');
  await vi.waitFor(() => expect(save).toHaveBeenCalledWith('auditoria.csv', expect.anything()));
  expect(sent).toEqual([{ person: null, group: 'contas', q: null, from: '2026-11-08', to: null }]);
});

it('a file that would be too long says what to do', async () => {
  const sentence = 'O arquivo leva até 50.000 registros. Escolha um período menor.';
  open(found([entry({})]), {
    'POST /api/school/{school}/audit/export': () => refuse(400, sentence),
  });
  await screen.findByRole('table');
  await press('Baixar CSV');
  expect(await screen.findByText('Erro ao baixar a auditoria')).toBeVisible();
  expect(screen.getByText(sentence)).toBeVisible();
});

it('while it is read it says so', async () => {
  open(found([]), { 'GET /api/school/{school}/audit': () => new Promise<never>(() => {}) });
  expect(await screen.findByText('Carregando registros...')).toBeInTheDocument();
});

it('what could not be read is asked for again', async () => {
  let fails = true;
  open(found([]), { 'GET /api/school/{school}/audit': () => (fails ? refuse(503) : found([entry({})])) });
  expect(await screen.findByRole('heading', { name: 'Erro ao carregar a auditoria' })).toBeVisible();
  expect(screen.getByText('Os registros continuam sendo gravados.')).toBeVisible();
  fails = false;
  await press('Tentar de novo');
  expect(await screen.findByText(/gerou uma senha/)).toBeVisible();
});

it('whoever may not read it is told so, and the server is not asked', async () => {
  const { asked } = open(found([]), {}, '/users/auditoria', marina);
  expect(await screen.findByRole('heading', { name: 'Só a gestão lê a auditoria' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir para as notificações' })).toHaveAttribute(
    'href',
    '/notificacoes',
  );
  expect(asked).toEqual([]);
});
