import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { announceSessionRenewed, onSessionEnd } from '@/api/session/session-end';

import { openSimulation, person, press } from '../test-page';
import { serveClass, statement } from './serve-class';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('where the session is over it says so; the class goes on, and so do its answers after signing in again', async () => {
  const server = serveClass({ signedOut: true });
  await openSimulation();
  await statement('Quantos pães?');
  await person.keyboard('b{Enter}');
  expect(await screen.findByText(/^Sua sessão expirou\. 1 resposta guardada neste computador/)).toBeVisible();
  expect(
    screen.getByText(/^A resposta está guardada\. A certa aparece aqui depois que você entrar/),
  ).toBeVisible();
  expect(screen.queryByText(/Sem conexão/)).toBeNull();
  const asked = vi.fn<() => void>();
  const forget = onSessionEnd(asked);
  await press('Entrar de novo');
  forget();
  expect(asked).toHaveBeenCalledOnce();
  await person.keyboard('{ArrowRight}');
  await statement('Quantos metros?');
  await person.keyboard('a{Enter}');
  await screen.findByText(/^Sua sessão expirou\. 2 respostas guardadas/);
  server.signedOut = false;
  announceSessionRenewed();
  expect(await screen.findByText('A turma acertou: A.')).toBeVisible();
  expect(screen.queryByText(/Sua sessão expirou/)).toBeNull();
  expect(server.posted).toMatchObject([
    { ordinal: 1, letter: 'B' },
    { ordinal: 2, letter: 'A' },
  ]);
});

it('the seconds that a question took go with its answer, an hour at most', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
  const server = serveClass();
  await openSimulation();
  await statement('Quantos pães?');
  now.mockReturnValue(1_007_400);
  await person.keyboard('a{Enter}');
  await screen.findByText('A turma acertou: A.');
  // What is talked about afterwards is of no question.
  now.mockReturnValue(1_500_000);
  await person.keyboard('{Enter}');
  await statement('Quantos metros?');
  now.mockReturnValue(1_512_600);
  await person.keyboard('p');
  await statement('Quantos dias?');
  now.mockReturnValue(9_000_000);
  await person.keyboard('a{Enter}');
  await screen.findByText('A turma acertou: A.');
  expect(server.posted.map(({ seconds }) => seconds)).toEqual([7, 13, 3600]);
});

it('no key answers under an open dialog', async () => {
  const server = serveClass();
  await openSimulation();
  await statement('Quantos pães?');
  await person.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: 'Sair da simulação?' });
  await person.keyboard('abcdp');
  await press('Ficar');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: /^A/ })).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('button', { name: 'Mostrar a certa' })).toBeDisabled();
  expect(await statement('Quantos pães?')).toBeVisible();
  expect(server.posted).toEqual([]);
});

it('what was skipped is told apart from the answers', async () => {
  serveClass();
  await openSimulation();
  await statement('Quantos pães?');
  await person.keyboard('p');
  await statement('Quantos metros?');
  expect(screen.getByRole('img', { name: 'Questão 2 de 3, 0 respondidas, 1 pulada' })).toBeVisible();
  await person.keyboard('{Escape}');
  expect(await screen.findByText(/^1 questão pulada fica guardada\. Você pode continuar/)).toBeVisible();
  await press('Ficar');
  await person.keyboard('a{Enter}');
  await screen.findByText('A turma acertou: A.');
  await person.keyboard('{Escape}');
  expect(await screen.findByText(/^1 resposta e 1 questão pulada ficam guardadas\./)).toBeVisible();
  await press('Recomeçar do início');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    '1 resposta e 1 questão pulada se perdem, sem volta.',
  );
});

it('Enter before an answer is chosen skips nothing, also after a press of "Pular"', async () => {
  const server = serveClass();
  await openSimulation();
  await statement('Quantos pães?');
  await person.keyboard('{Enter}');
  expect(server.posted).toEqual([]);
  await press('Pular');
  await statement('Quantos metros?');
  await person.keyboard('{Enter} {Enter}');
  expect(await statement('Quantos metros?')).toBeVisible();
  expect(server.posted).toMatchObject([{ ordinal: 1, letter: null }]);
});

it('Enter ends it as soon as the last answer is known', async () => {
  const server = serveClass();
  await openSimulation();
  await statement('Quantos pães?');
  await person.keyboard('pp');
  await statement('Quantos dias?');
  const known = new MutationObserver(() => {
    if (!screen.queryByText('A turma acertou: A.')) return;
    known.disconnect();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', cancelable: true }));
  });
  known.observe(document.body, { childList: true, subtree: true, characterData: true });
  await person.keyboard('a{Enter}');
  await waitFor(() => expect(server.detail.status).toBe('concluida'));
});
