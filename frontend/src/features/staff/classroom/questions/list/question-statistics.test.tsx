import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import type { QuestionStatistics } from '@/api/questions/questions';
import { bakery } from '@/test/questions';

import { openBank, serveQuestions } from '../serve-questions';

const known: QuestionStatistics = {
  answers: 30,
  enough: true,
  sentences: ['5 em cada 10 alunos acertam.', 'Separa bem.'],
  options: [
    { letter: 'A', answers: 15 },
    { letter: 'B', answers: 5 },
    { letter: 'C', answers: 0 },
    { letter: 'D', answers: 0 },
  ],
};

async function openStatistics(statistics: Partial<QuestionStatistics>, question = {}) {
  serveQuestions([{ ...bakery, answers: 33, ...question }], {
    'GET /api/questions/{id}/statistics': () => ({ ...known, ...statistics }),
  });
  await openBank('&ver=estatisticas');
}

const shares = async () =>
  within(await screen.findByRole('list', { name: 'Respostas por alternativa' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

afterEach(() => vi.unstubAllGlobals());

it('shares are of all answers, as the sentence is: what was left blank has a row of its own', async () => {
  await openStatistics({});
  expect(await shares()).toEqual([
    expect.stringMatching(/^A.*50 % \(15\)$/),
    expect.stringMatching(/^B.*17 % \(5\)$/),
    expect.stringMatching(/^C.*0 % \(0\)$/),
    expect.stringMatching(/^D.*0 % \(0\)$/),
    'Em branco33 % (10)',
  ]);
  expect(screen.getByText('5 em cada 10 alunos acertam.').nextElementSibling).toHaveTextContent(
    '15 de 30 respostas, 50 %.',
  );
});

it('where nobody left it blank no row says so', async () => {
  await openStatistics({ answers: 20 });
  expect(await shares()).toHaveLength(4);
});

it.each([
  [
    'the answers of the list are those of paper and of the wall',
    {},
    '30 alunos, no papel ou no quiz; mais 3 vezes na tela da sala ou de novo no quiz.',
  ],
  ['all of them are of paper', { answers: 30 }, '30 alunos, no papel ou no quiz.'],
  [
    'some may be of an earlier version',
    { version: 2 },
    '30 alunos, no papel ou no quiz, nesta versão; mais 3 respostas a outras versões, na tela da sala ou de novo no quiz.',
  ],
])('%s', async (_, question, sentence) => {
  await openStatistics({}, question);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByText(/^Com menos de 30/)).not.toBeInTheDocument();
});

it('what too few answers mean is said where there are too few', async () => {
  await openStatistics({ answers: 12, enough: false, sentences: ['Ainda é cedo.'] }, { answers: 12 });
  expect(await screen.findByText(/^12 alunos, no papel ou no quiz\. Com menos de 30/)).toBeVisible();
});
