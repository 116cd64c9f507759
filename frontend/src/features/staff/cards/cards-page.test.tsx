import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { Card, Cards } from '@/api/people/cards';
import type { PupilCounts } from '@/api/people/pupils';
import { SessionContext } from '@/api/session/session-context';
import type { WriteId } from '@/api/wire/address';
import { swrOptions } from '@/api/wire/swr-options';
import { staffPaths } from '@/domain/staff-paths';
import { toastStore } from '@/kit/feedback/toast/toast-store';
import { marina } from '@/test/people';
import { type Answers, refuse, serve } from '@/test/server';

import { CardsPage } from './cards-page';
import { cardsAsked } from './cards-asked';
import { addressOf, opensHereAlone } from './qr';
import { sheetsOf } from './sheets';

const card = (id: number, className: string | null): Card => ({
  id,
  name: `Aluno ${id}`,
  studentId: `2026${id}`,
  className,
  password: 'H7KM 3QXP',
  until: '2026-12-06T12:00:00.123456Z',
});

const many = (count: number, className: string | null, from = 1) =>
  Array.from({ length: count }, (_, index) => card(from + index, className));

const told = (cards: Card[], withoutAccess = 0): Cards => ({
  schoolName: 'E. E. Alzira',
  schoolCode: 'H7KM3',
  cards,
  withoutAccess,
});

const counts = (total: number): PupilCounts => ({
  total,
  active: total,
  classes: 1,
  withoutClass: 0,
  inArchived: 0,
  toPrint: 0,
  withoutAccess: 0,
});

function open(address: string, answers: Answers, rights: WriteId[] = ['pupil.cards', 'pupil.issue']) {
  serve({ 'GET /api/school/{school}/students/counts': () => counts(3), ...answers });
  render(
    <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
      <SessionContext value={{ ...marina, rights }}>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path={staffPaths.cards} element={<CardsPage />} />
          </Routes>
        </MemoryRouter>
      </SessionContext>
    </SWRConfig>,
  );
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(() => vi.unstubAllGlobals());

describe('the cards page', () => {
  it('shows what was never printed, eight a sheet and one class a sheet, and notes what was printed', async () => {
    const asked: unknown[] = [];
    const printed: unknown[] = [];
    open(staffPaths.cards, {
      'POST /api/students/cards/print': ({ body }) => {
        asked.push(body);
        return told([...many(9, '6º A'), ...many(1, null, 20)]);
      },
      'POST /api/students/cards/printed': ({ body }) => {
        printed.push(body);
        return { printed: body.cards.length };
      },
    });
    expect(await screen.findByRole('heading', { name: '10 cartões em 3 folhas', level: 1 })).toBeVisible();
    expect(asked).toEqual([{ toPrint: true }]);
    const first = await screen.findByRole('region', { name: 'Folha 1 de 3' });
    expect(within(first).getAllByRole('article')).toHaveLength(8);
    expect(within(first).getByText(/turma 6º A • corte/)).toBeVisible();
    const last = screen.getByRole('region', { name: 'Folha 3 de 3' });
    expect(within(last).getByText(/sem turma • corte/)).toBeVisible();
    expect(within(last).getByText('H7KM 3QXP')).toBeVisible();
    expect(within(last).getByText('H7KM3')).toBeVisible();
    expect(within(last).getByText(/até 06\/12\/2026/)).toBeVisible();
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    await press('Imprimir');
    expect(print).toHaveBeenCalledOnce();
    // A window that was cancelled prints none: only the paper tells.
    expect(screen.getByRole('status')).toHaveTextContent('Os cartões saíram no papel?');
    await press('Ainda não');
    expect(screen.queryByText('Os cartões saíram no papel?')).toBeNull();
    expect(screen.getByRole('button', { name: 'Imprimir' })).toHaveFocus();
    expect(printed).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await press('Sim, anotar');
    expect(await screen.findByText('Anotado: estes cartões já foram impressos.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Imprimir' })).toHaveFocus();
    const until = '2026-12-06T12:00:00.123456Z';
    const onPaper = [1, 2, 3, 4, 5, 6, 7, 8, 9, 20].map((id) => ({ id, until }));
    expect(printed).toEqual([{ cards: onPaper }]);
    expect(screen.getByRole('heading', { name: '10 cartões em 3 folhas', level: 1 })).toBeVisible();
  });

  it('tells of more than a thousand in several parts', async () => {
    const printed: number[] = [];
    open(staffPaths.cards, {
      'POST /api/students/cards/print': () => told(many(1001, '6º A')),
      'POST /api/students/cards/printed': ({ body }) => {
        printed.push(body.cards.length);
        return { printed: body.cards.length };
      },
    });
    vi.stubGlobal('print', () => undefined);
    await press('Imprimir');
    await press('Sim, anotar');
    await waitFor(() => expect(printed).toEqual([1000, 1]));
  });

  it('asks again where the answer could not be noted', async () => {
    let fails = true;
    open(staffPaths.cards, {
      'POST /api/students/cards/print': () => told(many(1, '6º A')),
      'POST /api/students/cards/printed': () => (fails ? refuse(500) : { printed: 1 }),
    });
    vi.stubGlobal('print', () => undefined);
    await press('Imprimir');
    await press('Sim, anotar');
    await waitFor(() => expect(toastStore.current()?.title).toBe('A impressão não foi anotada'));
    fails = false;
    await press('Sim, anotar');
    expect(await screen.findByText('Anotado: estes cartões já foram impressos.')).toBeVisible();
  });

  it('says where the address on the cards opens on this computer alone', async () => {
    open(staffPaths.cards, { 'POST /api/students/cards/print': () => told(many(1, '6º A')) });
    expect(
      await screen.findByText(/^Os cartões dizem localhost:3000, um endereço que só abre/),
    ).toBeVisible();
  });

  it('issues passwords for those who cannot come in, and opens their cards', async () => {
    const issued: unknown[] = [];
    open(`${staffPaths.cards}?turma=7`, {
      'POST /api/students/cards/print': ({ body }) =>
        body.classId === 7 && issued.length > 0 ? told(many(2, '6º A')) : told([], 2),
      'POST /api/students/cards/issue': ({ body }) => {
        issued.push(body);
        return { issued: 2 };
      },
    });
    expect(await screen.findByText(/^2 alunos sem senha que abra/)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Nenhum cartão por imprimir' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Gerar senhas novas' }));
    expect(await screen.findByRole('heading', { name: '2 cartões em 1 folha' })).toBeVisible();
    expect(issued).toEqual([{ classId: 7, withoutAccess: true }]);
  });

  it('leads to what was printed before where nothing is new', async () => {
    const asked: unknown[] = [];
    open(staffPaths.cards, {
      'POST /api/students/cards/print': ({ body }) => {
        asked.push(body);
        return told(body.toPrint ? [] : many(1, '6º A'));
      },
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Abrir os que já foram impressos' }));
    expect(await screen.findByRole('heading', { name: '1 cartão em 1 folha' })).toBeVisible();
    expect(asked).toEqual([{ toPrint: true }, { toPrint: false }]);
  });

  it('claims nothing of the cards of a school without pupils', async () => {
    open(staffPaths.cards, {
      'POST /api/students/cards/print': () => told([]),
      'GET /api/school/{school}/students/counts': () => counts(0),
    });
    expect(await screen.findByText(/^A escola ainda não tem alunos/)).toBeVisible();
    expect(screen.queryByText(/já foram abertos/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Abrir os que já foram impressos' })).toBeNull();
  });

  it('says what failed and tries again', async () => {
    let fails = true;
    open(staffPaths.cards, {
      'POST /api/students/cards/print': () => (fails ? refuse(500) : told(many(1, '6º A'))),
    });
    expect(await screen.findByText('Os cartões não abriram')).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(screen.getByRole('article')).toBeVisible());
  });

  it('opens nothing for who may not', () => {
    open(staffPaths.cards, {}, []);
    expect(screen.getByText('Só a gestão e a coordenação imprimem cartões')).toBeVisible();
  });
});

it('reads whose cards are asked for from the address', () => {
  const asked = (query: string) => cardsAsked(new URLSearchParams(query));
  expect(asked('')).toEqual({ toPrint: true });
  expect(asked('impressos=sim')).toEqual({ toPrint: false });
  expect(asked('turma=7')).toEqual({ classId: 7 });
  expect(asked('importacao=3')).toEqual({ importId: 3 });
  expect(asked('alunos=1,2,x,-4')).toEqual({ ids: [1, 2] });
  expect(asked('turma=0&alunos=')).toEqual({ toPrint: true });
});

it('starts a sheet with a class, and the next after eight', () => {
  const sheets = sheetsOf([...many(17, '5º A'), ...many(3, '5º B'), ...many(1, null)]);
  expect(sheets.map(({ className, cards }) => [className, cards.length])).toEqual([
    ['5º A', 8],
    ['5º A', 8],
    ['5º A', 1],
    ['5º B', 3],
    [null, 1],
  ]);
  expect(sheetsOf([])).toEqual([]);
});

it('knows the addresses that lead every device to itself', () => {
  for (const own of ['localhost', 'ideb.localhost', '127.0.0.1', '127.1.2.3', '[::1]', '0.0.0.0']) {
    expect(opensHereAlone(own)).toBe(true);
  }
  for (const known of ['ideb.escola.br', '192.168.0.10', '10.0.0.2', 'localhost.escola.br', '[fd00::1]']) {
    expect(opensHereAlone(known)).toBe(false);
  }
});

it('writes an address into the code that says who, and no password', () => {
  expect(addressOf('https://ideb.escola.br', 'H7KM3', '0001/2-X')).toBe(
    'https://ideb.escola.br/student-login?escola=H7KM3&matricula=0001%2F2-X',
  );
});
