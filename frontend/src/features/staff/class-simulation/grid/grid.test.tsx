import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { AnswerSheet } from '@/api/class-simulations/class-simulations';
import { announceSessionRenewed, onSessionEnd } from '@/api/session/session-end';
import type { Schemas } from '@/api/wire/address';
import { refuse, refuseFields, serve } from '@/test/server';

import { onWire, openSimulation, person, press, printed, resultOf } from '../test-page';

const SAVED_AT = '2026-11-14T13:42:00Z';

/** A server that keeps the sheets; offline it is not heard, and `other` is what another person typed into Amanda's first. */
function serveSheets({ offline = false, other = null as 'B' | null } = {}) {
  const server = {
    offline,
    held: false,
    signedOut: false,
    calls: [] as Schemas['ClassSimulationCell'][][],
    detail: structuredClone(printed),
  };
  const sheetOf = (id: number): AnswerSheet => {
    const found = server.detail.sheets.find(({ studentId }) => studentId === id);
    if (!found) throw new Error(`no sheet of ${id}`);
    return found;
  };
  const written = () => ({ revision: (server.detail.revision += 1), savedAt: SAVED_AT, sheets: [] });
  serve({
    'GET /api/class-simulations/{id}': () => onWire(server.detail),
    'GET /api/class-simulations/{id}/result': () => resultOf(server.detail),
    'PUT /api/class-simulations/{id}/cells': ({ body: { cells } }) => {
      if (server.offline) return refuse(502);
      if (server.signedOut) return refuse(401);
      if (server.held) return refuse(429, 'Muitas gravações seguidas.', 1);
      const clash = cells.findIndex(({ studentId, ordinal, was }) => {
        if (studentId !== 11 || ordinal !== 1 || other === null) return false;
        const stands = sheetOf(11).marks[0] ?? other;
        sheetOf(11).marks[0] = stands;
        return was !== stands;
      });
      if (clash >= 0) return refuseFields(409, { [`cells.${clash}`]: 'Outra pessoa marcou B.' });
      server.calls.push(cells);
      for (const { studentId, ordinal, letter } of cells)
        sheetOf(studentId).marks[ordinal - 1] = letter ?? null;
      return written();
    },
    'PUT /api/class-simulations/{id}/absent': ({ body: { studentId, absent } }) => {
      sheetOf(studentId).absent = absent;
      return written();
    },
    'POST /api/class-simulations/{id}/finish': () => {
      server.detail.status = 'concluida';
      return server.detail;
    },
    'POST /api/class-simulations/{id}/abandon': () => server.detail,
  });
  return server;
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const cell = (name: string) => screen.findByRole('button', { name });

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a key answers and moves on, from pupil to pupil, and is saved as it goes', async () => {
  const server = serveSheets();
  await openSimulation();
  expect(await screen.findByRole('heading', { name: 'Prova impressa, 9º A' })).toBeVisible();
  await person.keyboard('ab ');
  expect(await cell('Amanda Luz, questão 1: A, certa')).toBeVisible();
  expect(await cell('Amanda Luz, questão 2: B, errada')).toBeVisible();
  expect(await cell('Amanda Luz, questão 3: em branco')).toHaveTextContent('–');
  expect(within(row('Amanda')).getByText('1 de 3')).toBeVisible();
  expect(await cell('Bernardo Rios, questão 1: sem resposta digitada')).toHaveFocus();
  await person.keyboard('c{Backspace}{Backspace}');
  expect(await cell('Bernardo Rios, questão 1: sem resposta digitada')).toHaveFocus();
  expect(await screen.findByText(/^Salvo às \d\d:42$/)).toBeVisible();
  await waitFor(() => expect(server.detail.sheets[0]?.marks).toEqual(['A', 'B', 'branco']));
  expect(server.calls.flat()[0]).toEqual({ studentId: 11, ordinal: 1, letter: 'A', was: null });
  expect(screen.getByText('1 de 2 alunos pronto. Matemática, 3 questões, 14/11/2026.')).toBeVisible();
});

it('the test is printed from here, with the questions that are typed', async () => {
  serveSheets();
  await openSimulation();
  expect(await screen.findByRole('link', { name: 'Imprimir a prova' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\?questoes=101,102,103$/),
  );
});

it('who was absent is passed over, and comes back', async () => {
  const server = serveSheets();
  await openSimulation();
  await screen.findByRole('heading', { name: 'Prova impressa, 9º A' });
  await person.keyboard('f');
  expect(within(row('Amanda')).getByText('Faltou')).toBeVisible();
  expect(await cell('Bernardo Rios, questão 1: sem resposta digitada')).toHaveFocus();
  await waitFor(() => expect(server.detail.sheets[0]?.absent).toBe(true));
  await press('Desmarcar a falta de Amanda Luz');
  expect(await cell('Amanda Luz, questão 1: sem resposta digitada')).toHaveFocus();
  await waitFor(() => expect(server.detail.sheets[0]?.absent).toBe(false));
});

it('without a connection typing goes on; what was typed waits, also for a reload, and is sent in order', async () => {
  const server = serveSheets({ offline: true });
  const { unmount } = await openSimulation();
  await screen.findByRole('heading', { name: 'Prova impressa, 9º A' });
  await person.keyboard('ab');
  expect(await screen.findByText(/^2 mudanças estão guardadas neste computador/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Encerrar prova' })).toBeDisabled();
  unmount();
  await openSimulation();
  expect(await cell('Amanda Luz, questão 2: B, errada')).toBeVisible();
  server.offline = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(localStorage.getItem('simulacao:1:5')).toBeNull());
  expect(server.calls.flat()).toMatchObject([
    { ordinal: 1, letter: 'A' },
    { ordinal: 2, letter: 'B' },
  ]);
});

it("a pupil's answers go in a call, and what is left is not waited with", async () => {
  const server = serveSheets();
  await openSimulation();
  await screen.findByRole('heading', { name: 'Prova impressa, 9º A' });
  await person.keyboard('abc');
  expect(server.calls).toEqual([]);
  await person.keyboard('a');
  await waitFor(() => expect(server.calls.map((cells) => cells.length)).toEqual([4]));
  await person.keyboard('b');
  await person.click(screen.getByRole('link', { name: 'Sair e continuar depois' }));
  expect(screen.getByText('A aba Simulação')).toBeVisible();
  await waitFor(() => expect(server.calls.map((cells) => cells.length)).toEqual([4, 1]));
});

it('a server that asks to wait is no lost connection, and has all of it later', async () => {
  const server = serveSheets();
  server.held = true;
  await openSimulation();
  await screen.findByRole('heading', { name: 'Prova impressa, 9º A' });
  await person.keyboard('a');
  expect(await screen.findByText('O servidor pediu uma pausa.')).toBeVisible();
  expect(screen.getByText(/^1 mudança está guardada neste computador .* daqui a pouco/)).toBeVisible();
  expect(screen.queryByText('Sem conexão.')).toBeNull();
  server.held = false;
  const asked = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(asked);
  window.dispatchEvent(new Event('online'));
  await person.keyboard('b');
  expect(server.calls).toEqual([]);
  vi.mocked(Date.now).mockReturnValue(asked + 1000);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(server.calls.flat()).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText('O servidor pediu uma pausa.')).toBeNull());
});

it('where the session is over it says so; what was typed goes on after signing in again', async () => {
  const server = serveSheets();
  server.signedOut = true;
  await openSimulation();
  await screen.findByRole('heading', { name: 'Prova impressa, 9º A' });
  await person.keyboard('ab');
  expect(await screen.findByText('Sua sessão expirou.')).toBeVisible();
  expect(screen.getByText(/^2 mudanças estão guardadas neste computador .* entrar de novo/)).toBeVisible();
  expect(screen.queryByText('Sem conexão.')).toBeNull();
  const asked = vi.fn<() => void>();
  const forget = onSessionEnd(asked);
  await press('Entrar de novo');
  forget();
  expect(asked).toHaveBeenCalledOnce();
  server.signedOut = false;
  announceSessionRenewed();
  await waitFor(() => expect(server.calls.flat()).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText('Sua sessão expirou.')).toBeNull());
});

it.each([
  ['Ficar como está', 'Amanda Luz, questão 1: B, errada', 'B'],
  ['Usar a minha', 'Amanda Luz, questão 1: A, certa', 'A'],
])('what another person typed is told cell by cell: %s', async (choice, shown, kept) => {
  const server = serveSheets({ other: 'B' });
  await openSimulation();
  await screen.findByRole('heading', { name: 'Prova impressa, 9º A' });
  await person.keyboard('a');
  expect(await screen.findByText('Outra pessoa marcou B. Você digitou A.', { exact: false })).toBeVisible();
  expect(await cell('Amanda Luz, questão 1: B, errada')).toBeVisible();
  // The others are saved meanwhile.
  await person.keyboard('a');
  await waitFor(() => expect(server.detail.sheets[0]?.marks[1]).toBe('A'));
  await press(choice);
  expect(await cell(shown)).toBeVisible();
  await waitFor(() => expect(server.detail.sheets[0]?.marks[0]).toBe(kept));
  expect(screen.queryByText('Outra pessoa marcou B.', { exact: false })).toBeNull();
});

it('the end is asked for with whose answers count', async () => {
  serveSheets();
  await openSimulation();
  await screen.findByRole('heading', { name: 'Prova impressa, 9º A' });
  await person.keyboard('ab');
  await press('Encerrar prova');
  expect(
    await screen.findByText(
      'As respostas de 1 aluno entram no resultado. As questões não digitadas de 1 aluno contam como em branco. 1 aluno sem nenhuma resposta digitada fica de fora. Dá para reabrir depois.',
    ),
  ).toBeVisible();
  await press('Encerrar e ver o resultado');
  expect(await screen.findByRole('heading', { name: 'Resultado da simulação' })).toBeVisible();
});
