import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { running } from '@/test/pupils';

import { person } from '../test-page';
import { openTab, serveTab } from '../test-simulations';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const choose = async () =>
  person.selectOptions((await screen.findAllByLabelText('Turma'))[0] ?? document.body, '9º A, 0 alunos');

it('tells who of the chosen class is in the middle of a quiz', async () => {
  serveTab({
    playing: [
      {
        studentId: 9,
        name: 'Bia Lima',
        quiz: running({ answered: 4, totalQuestions: 10, correctAnswers: 3, question: null }),
      },
    ],
  });
  await openTab();
  expect(screen.queryByText('Quiz: jogando agora')).toBeNull();
  await choose();
  expect(await screen.findByText('Bia Lima')).toBeVisible();
  expect(screen.getByRole('cell', { name: '4 de 10' })).toBeVisible();
});

it('tells that nobody plays', async () => {
  serveTab();
  await openTab();
  await choose();
  expect(await screen.findByText('Ninguém da turma 9º A está jogando agora.')).toBeVisible();
});
