import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';

import type { Question } from '@/api/questions/questions';
import { SessionContext } from '@/api/session/session-context';
import { swrOptions } from '@/api/wire/swr-options';
import { ToastOutlet } from '@/kit/feedback/toast/toast-outlet';
import { marina } from '@/test/people';
import { bakery, maths } from '@/test/questions';
import { demonstration } from '@/test/school';
import { serve } from '@/test/server';

import { PaperTestPage } from './paper-test-page';

const person = userEvent.setup();
const lines: Question = {
  ...bakery,
  id: 9,
  question: 'Leia:\n<b>não</b> é markup',
  correctAnswer: 'C',
  baseText: 'Era uma vez',
  baseTextSource: 'Conto, 1901',
};

const Address = () => <p data-testid="address">{useLocation().search}</p>;

function open(address: string, questions: Question[]) {
  const asked: URLSearchParams[] = [];
  serve({
    'GET /api/school/{school}/questions': ({ url: { searchParams } }) => {
      asked.push(searchParams);
      const ids = searchParams.get('ids')?.split(',').map(Number);
      return questions.filter(({ id }) => !ids || ids.includes(id));
    },
    'GET /api/school/{school}': () => demonstration,
    'GET /api/school/{school}/subjects': () => [maths],
    'GET /api/school/{school}/skills': () => [],
  });
  render(
    <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
      <SessionContext value={marina}>
        <MemoryRouter initialEntries={[`/classroom/prova${address}`]}>
          <PaperTestPage />
          <Address />
          <ToastOutlet />
        </MemoryRouter>
      </SessionContext>
    </SWRConfig>,
  );
  return asked;
}

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(() => person.click(button));
};
const address = () => screen.getByTestId('address').textContent;
const paper = () => screen.findByRole('group', { name: 'A prova como sai no papel' });

afterEach(() => vi.unstubAllGlobals());

it('stands on paper in the order of the address, with its key on a sheet of its own', async () => {
  open('?questoes=9,12', [bakery, lines]);
  const sheets = within(await paper()).getAllByRole('article');
  expect(sheets).toHaveLength(2);
  const numbers = within(await paper()).getAllByRole('heading', { level: 3 });
  expect(numbers.map(({ textContent }) => textContent)).toEqual(['Questão 1', 'Questão 2']);
  expect(numbers[0]?.parentElement).toHaveTextContent('<b>não</b> é markup');
  expect(within(await paper()).getByText('Fonte: Conto, 1901')).toBeVisible();
  expect(
    await within(await paper()).findByText('E. M. Manoel de Barros • Escola de demonstração'),
  ).toBeVisible();
  const key = within(await paper()).getByRole('table', { name: 'Gabarito' });
  const answers = within(key)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
  expect(answers).toEqual(['1C80 pães–', '2A30 pães–']);
  expect(screen.getByLabelText('Título da prova')).toHaveValue('Prova de Matemática');
  expect(screen.getByRole('link', { name: 'Projetar' })).toHaveAttribute(
    'href',
    '/classroom?aba=simulacao&como=projetada&questoes=9,12',
  );
});

it('a text of questions that follow each other is printed once', async () => {
  open('?questoes=9,10,12', [bakery, lines, { ...lines, id: 10, question: 'E depois?' }]);
  const text = within(await paper()).getByText('Era uma vez');
  expect(text.previousElementSibling).toHaveTextContent('Leia o texto e responda às questões 1 e 2.');
});

it('prints without its grid and key where nobody wants them', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  open('?questoes=12', [bakery]);
  await paper();
  await person.click(screen.getByLabelText('Gabarito numa folha própria'));
  await person.click(screen.getByLabelText('Cartão-resposta no alto'));
  expect(within(await paper()).queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Cartão-resposta' })).not.toBeInTheDocument();
  await press('Imprimir');
  expect(print).toHaveBeenCalledOnce();
});

it('questions change places and go, and the address with them', async () => {
  open('?questoes=9,12', [bakery, lines]);
  await press('Descer a questão 1');
  expect(address()).toBe('?questoes=12%2C9');
  await press('Tirar a questão 1');
  expect(address()).toBe('?questoes=9');
});

it('a question that is no more is told, and one that rests', async () => {
  open('?questoes=9,12,44', [{ ...bakery, isActive: false, status: 'inativa' }, lines]);
  expect(await screen.findByText('1 questão não existe mais e ficou de fora.')).toBeVisible();
  expect(screen.getByText('1 questão da prova não está ativa.')).toBeVisible();
});

it('is filled with active questions that are not in it yet', async () => {
  const asked = open('?questoes=9', [bakery, lines]);
  await paper();
  await person.selectOptions(screen.getByLabelText('Dificuldade'), 'Médio');
  await press('Pôr na prova');
  expect(await screen.findByText('Só há mais 1 questão com isso, de 10 pedidas')).toBeVisible();
  expect(address()).toBe('?questoes=9%2C12');
  expect(Object.fromEntries(asked.at(-2) ?? [])).toMatchObject({ difficulty: 'medio', status: 'ativa' });
});

it('without questions it says how to have some', async () => {
  open('', []);
  expect(await screen.findByRole('heading', { name: 'Nenhuma questão na prova' })).toBeVisible();
  await press('Pôr na prova');
  expect(await screen.findByText('Nenhuma questão ativa com isso')).toBeVisible();
});
