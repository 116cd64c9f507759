import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { demonstration } from '@/test/school';
import { refuse, serve } from '@/test/server';

import { onWire, openSimulation, person, press, projected } from '../test-page';
import { answer, serveClass, statement } from './serve-class';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('a class answers by the keyboard, sees which is right and why, and then the result', async () => {
  const server = serveClass();
  await openSimulation();
  const first = await statement('Quantos pães?');
  await waitFor(() => expect(first).toHaveFocus());
  expect(screen.getByRole('img', { name: 'Questão 1 de 3, 0 respondidas' })).toBeVisible();
  await person.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Mostrar a certa' })).toBeDisabled();
  await person.keyboard('dB');
  expect(screen.getByRole('button', { name: /^B/ })).toHaveAttribute('aria-pressed', 'true');
  await person.keyboard('{Enter}');
  expect(await screen.findByText('A certa é A; a turma marcou B.')).toBeVisible();
  expect(screen.getByText('Porque 1.', { exact: false })).toBeVisible();
  expect(screen.getByText('Resposta certa')).toBeVisible();
  expect(screen.getByText('A turma marcou')).toBeVisible();
  expect(screen.getByText('Até aqui: 0 de 1')).toBeVisible();
  await person.keyboard('{Enter}');
  const second = await statement('Quantos metros?');
  await waitFor(() => expect(second).toHaveFocus());
  await person.keyboard('p');
  await statement('Quantos dias?');
  await person.keyboard('a{Enter}');
  expect(await screen.findByText('A turma acertou: A.')).toBeVisible();
  expect(server.posted.map(({ letter }) => letter)).toEqual(['B', null, 'A']);
  await person.keyboard('{ArrowLeft}');
  expect(await screen.findByText('A turma pulou esta questão. A certa é A.')).toBeVisible();
  await person.keyboard('{ArrowRight}{Enter}');
  expect(await screen.findByRole('heading', { name: 'Resultado da simulação' })).toBeVisible();
});

it('only the keys that work now are told', async () => {
  serveClass();
  await openSimulation();
  await statement('Quantos pães?');
  const told = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(told()).toEqual(['ABCDresposta da turma', 'Ppular', 'Escsair']);
  await person.keyboard('a');
  expect(told()).toContain('Entermostrar a certa');
  await person.keyboard('{Enter}');
  await screen.findByText('A turma acertou: A.');
  expect(told()).toEqual(['Enterpróxima questão', 'Escsair']);
});

it('a lost connection keeps the answers, goes on, and sends them later in order, each once', async () => {
  const server = serveClass({ offline: true });
  const { unmount } = await openSimulation();
  await statement('Quantos pães?');
  await person.keyboard('b{Enter}');
  expect(await screen.findByText(/^A resposta está guardada\./)).toBeVisible();
  expect(screen.getByText(/^Sem conexão\. 1 resposta guardada neste computador/)).toBeVisible();
  await person.keyboard('{Enter}');
  await statement('Quantos metros?');
  await person.keyboard('a{Enter}');
  await screen.findByText(/^Sem conexão\. 2 respostas guardadas/);
  expect(JSON.parse(localStorage.getItem('simulacao:1:5') ?? '')).toMatchObject([
    { ordinal: 1, letter: 'B' },
    { ordinal: 2, letter: 'A' },
  ]);

  // The page is loaded anew, and begins where the class is.
  unmount();
  await openSimulation();
  await statement('Quantos dias?');
  server.offline = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(localStorage.getItem('simulacao:1:5')).toBeNull());
  expect(server.posted).toMatchObject([
    { ordinal: 1, letter: 'B' },
    { ordinal: 2, letter: 'A' },
  ]);
  await person.keyboard('{ArrowLeft}');
  expect(await screen.findByText('A turma acertou: A.')).toBeVisible();
});

it('what another person kept on this computer stays theirs', async () => {
  const others = JSON.stringify([{ ordinal: 1, letter: 'C', seconds: 3 }]);
  localStorage.setItem('simulacao:2:5', others);
  const server = serveClass();
  await openSimulation();
  await statement('Quantos pães?');
  expect(server.posted).toEqual([]);
  expect(localStorage.getItem('simulacao:2:5')).toBe(others);
});

it('what a browser keeps and is no answer is left out', async () => {
  localStorage.setItem('simulacao:1:5', JSON.stringify([{ ordinal: 'x' }, null, 3]));
  const server = serveClass();
  await openSimulation();
  await statement('Quantos pães?');
  expect(server.posted).toEqual([]);
});

it('an answer that another screen gave already stands, and is told', async () => {
  serveClass();
  const detail = structuredClone(projected);
  serve({
    'GET /api/class-simulations/{id}': () => onWire(detail),
    'POST /api/class-simulations/{id}/answers': () => {
      answer(detail, { ordinal: 1, letter: 'C', seconds: 2 }, false, { correctAnswer: 'A', explanation: '' });
      return refuse(409, 'A turma já respondeu C nesta questão.');
    },
  });
  await openSimulation();
  await statement('Quantos pães?');
  await person.keyboard('b{Enter}');
  expect(await screen.findByText('A turma já respondeu C nesta questão.')).toBeVisible();
  expect(await screen.findByText('A certa é A; a turma marcou C.')).toBeVisible();
  expect(localStorage.getItem('simulacao:1:5')).toBeNull();
});

it('who leaves goes on later, ends it early, or begins anew', async () => {
  const server = serveClass();
  await openSimulation();
  await statement('Quantos pães?');
  await person.keyboard('a{Enter}');
  await screen.findByText('A turma acertou: A.');
  await person.keyboard('{Escape}');
  expect(
    await screen.findByText(/^1 resposta fica guardada\. Você pode continuar da questão 2/),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Encerrar com 1 questão' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sair e continuar depois' })).toHaveAttribute(
    'href',
    '/classroom?aba=simulacao',
  );
  await press('Recomeçar do início');
  const question = await screen.findByRole('alertdialog', { name: 'Recomeçar do início?' });
  expect(question).toHaveTextContent('1 resposta se perde, sem volta.');
  await press('Cancelar');
  await press('Recomeçar do início');
  expect(server.detail).toMatchObject({ id: 5, status: 'em_andamento' });
  await press('Recomeçar');
  expect(await statement('Quantos pães?')).toBeVisible();
  expect(server.detail).toMatchObject({ id: 6 });
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Recomeçar do início' })).toBeNull();
  await press('Abandonar');
  expect(await screen.findByRole('alertdialog', { name: 'Abandonar a simulação?' })).toHaveTextContent(
    'Nenhuma questão foi respondida ainda.',
  );
  await press('Abandonar');
  expect(await screen.findByText('A aba Simulação')).toBeVisible();
});

it('who does not teach the class sees no buttons that fail', async () => {
  serve({ 'GET /api/class-simulations/{id}': () => onWire({ ...projected, mayChange: false }) });
  await openSimulation();
  expect(await screen.findByRole('heading', { name: 'Esta simulação está em andamento' })).toBeVisible();
});

it('the demonstration is called one on the wall too', async () => {
  serve({
    'GET /api/class-simulations/{id}': () => onWire(projected),
    'GET /api/school/{school}': () => demonstration,
  });
  await openSimulation();
  expect(await screen.findByText('9º A • Matemática • Escola de demonstração')).toBeVisible();
});

it('a simulation that is not there says so', async () => {
  serve({ 'GET /api/class-simulations/{id}': () => refuse(404, 'Não encontrado.') });
  await openSimulation();
  expect(await screen.findByRole('heading', { name: 'Esta simulação não existe mais' })).toBeVisible();
});
