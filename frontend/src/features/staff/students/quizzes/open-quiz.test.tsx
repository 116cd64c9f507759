import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import type { Quiz, QuizReview, ReviewedQuestion } from '@/api/pupil/quiz';
import { bread, ranked, running } from '@/test/pupils';
import { type Answers, refuse } from '@/test/server';

import { address, caio, gabriel, openStudents, person, press, serveStudents } from '../test-page';

afterEach(() => vi.unstubAllGlobals());

const LIST = '/students?aluno=31&aba=quiz';

const quiz = (rest: Partial<Quiz>): Quiz =>
  running({ status: 'concluido', answered: 2, correctAnswers: 1, question: null, ...rest });

const ended = quiz({ id: 55, completedAt: '2026-11-13T12:05:00Z', totalQuestions: 3, answered: 3 });
const left = quiz({ id: 54, status: 'abandonado', totalQuestions: 10, subject: 'Língua Portuguesa' });
const runs = running({ id: 56, startedAt: '2026-11-14T12:00:00Z' });

/** Answered rightly, unless it says otherwise. */
const answer = (ordinal: number, rest: Partial<ReviewedQuestion> = {}): ReviewedQuestion => ({
  ...bread,
  id: 100 + ordinal,
  ordinal,
  selectedAnswer: 'A',
  correctAnswer: 'A',
  isCorrect: true,
  explanation: null,
  ...rest,
});

const review = (of: Quiz, questions: ReviewedQuestion[]): QuizReview => ({ quiz: of, questions });

const wrong = answer(2, {
  question: 'Quanto é a metade de 80?',
  baseText: 'Seu João fez 80 pães.',
  baseTextSource: 'Caderno da escola',
  image: { id: 7, alt: 'Uma cesta de pães' },
  skill: null,
  selectedAnswer: 'C',
  correctAnswer: 'B',
  isCorrect: false,
  explanation: '80 ÷ 2 = 40.',
});

const late = answer(3, { selectedAnswer: null, isCorrect: false });

function open(at = LIST, answers: Answers = {}) {
  serveStudents([caio, gabriel], {
    'GET /api/students/{id}/pace': () => ({ timeMode: 'normal', mayChange: true }),
    'GET /api/students/{id}/ranking': () => ranked,
    'GET /api/students/{id}/achievements': () => ({ unlocked: [], locked: [] }),
    'GET /api/students/{id}/quiz-sessions': ({ url }) =>
      url.pathname.includes('/31/') ? [runs, ended, left] : [],
    'GET /api/quiz/{id}': () => review(ended, [answer(1), wrong, late]),
    ...answers,
  });
  return openStudents(at);
}

/** What is said of a question, unfolded. */
async function question(ordinal: number) {
  const summary = await screen.findByText(`Questão ${ordinal}`);
  await act(() => person.click(summary));
  const item = summary.closest('li');
  if (!item) throw new Error('A question stands in a list');
  return within(item);
}

/** The lines of the four options: an option, and what is told of it. */
const optionsOf = (item: ReturnType<typeof within>) =>
  item.getAllByRole('listitem').map((option: HTMLElement) => option.textContent);

it('opens in the place of the list, with the focus at its heading, and gives it back', async () => {
  await open();
  await press('Ver respostas: Matemática, nível misto, 13/11/2026');
  const heading = await screen.findByRole('heading', { name: 'Matemática, 13/11/2026' });
  expect(heading).toHaveFocus();
  expect(address()).toBe(`${LIST}&quiz=55`);
  expect(screen.getByText('Acertou 1 de 3 • nível misto')).toBeVisible();
  expect(screen.queryByText('Últimos quizzes')).toBeNull();
  expect(await screen.findByText('Questão 1')).toBeVisible();

  await press('Voltar aos quizzes');
  expect(address()).toBe(LIST);
  expect(
    screen.getByRole('button', { name: 'Ver respostas: Matemática, nível misto, 13/11/2026' }),
  ).toHaveFocus();
});

it('a right answer, a wrong one and none in time are told in words', async () => {
  await open();
  await press(/^Ver respostas: Matemática/);
  const first = await question(1);
  expect(first.getByText('Acertou')).toBeVisible();
  expect(first.getByText('Fração')).toBeVisible();
  expect(optionsOf(first)).toEqual(['A30 pãesEscolhida, certa', 'B40 pães', 'C80 pães', 'D90 pães']);
  expect(first.queryByText('Explicação')).toBeNull();

  const second = await question(2);
  expect(second.getByText('Errou')).toBeVisible();
  expect(second.getAllByText('Quanto é a metade de 80?')).toHaveLength(2);
  expect(second.getByText('Seu João fez 80 pães.')).toBeVisible();
  expect(second.getByText('Fonte: Caderno da escola')).toBeVisible();
  expect(second.getByRole('img', { name: 'Uma cesta de pães' })).toHaveAttribute(
    'src',
    '/api/quiz/55/image/7',
  );
  expect(optionsOf(second)).toEqual(['A30 pães', 'B40 pãesCerta', 'C80 pãesEscolhida, errada', 'D90 pães']);
  expect(second.getByText('80 ÷ 2 = 40.')).toBeVisible();

  const third = await question(3);
  expect(third.getByText('Não respondeu a tempo')).toBeVisible();
  expect(optionsOf(third)).toEqual(['A30 pãesCerta', 'B40 pães', 'C80 pães', 'D90 pães']);
  expect(screen.queryByText(/não terminou o quiz/)).toBeNull();
});

it('opens all that was missed at once, and nothing else', async () => {
  await open();
  await press(/^Ver respostas: Matemática/);
  await screen.findByText('Questão 1');
  await press('Abrir os erros');
  const isOpen = (ordinal: number) =>
    screen.getByText(`Questão ${ordinal}`).closest('details')?.hasAttribute('open');
  expect([1, 2, 3].map(isOpen)).toEqual([false, true, true]);
  expect(screen.getByText('Questão 2').closest('summary')).toHaveFocus();
});

it('has no errors to open where all was right', async () => {
  await open(LIST, { 'GET /api/quiz/{id}': () => review(ended, [answer(1)]) });
  await press(/^Ver respostas: Matemática/);
  await screen.findByText('Questão 1');
  expect(screen.queryByRole('button', { name: 'Abrir os erros' })).toBeNull();
});

it('counts what a pupil who left did not answer', async () => {
  await open(LIST, { 'GET /api/quiz/{id}': () => review(left, [answer(1), wrong]) });
  await press(/^Ver respostas: Língua Portuguesa/);
  expect(
    await screen.findByText('8 questões não foram respondidas: o aluno não terminou o quiz.'),
  ).toBeVisible();
  expect(screen.getByText('Acertou 1 de 10 • nível misto, não terminou')).toBeVisible();
});

it('says so where nothing at all was answered', async () => {
  await open(LIST, { 'GET /api/quiz/{id}': () => review(left, []) });
  await press(/^Ver respostas: Língua Portuguesa/);
  expect(
    await screen.findByText('10 questões não foram respondidas: o aluno não terminou o quiz.'),
  ).toBeVisible();
  expect(screen.queryByText('Questão 1')).toBeNull();
});

it('a key that was corrected later is told apart from what was decided then', async () => {
  const rekeyed = answer(1, { selectedAnswer: 'B', correctAnswer: 'B', isCorrect: false });
  await open(LIST, { 'GET /api/quiz/{id}': () => review(ended, [rekeyed]) });
  await press(/^Ver respostas: Matemática/);
  const first = await question(1);
  expect(first.getByText('Errou')).toBeVisible();
  expect(first.getByText('Escolhida, certa')).toBeVisible();
  expect(first.getByText(/^O gabarito foi corrigido depois da resposta/)).toBeVisible();
});

it('a quiz that runs does not open', async () => {
  await open(`${LIST}&quiz=56`);
  expect(await screen.findByText('Não há respostas para mostrar')).toBeVisible();
  await press('Voltar aos quizzes');
  expect(await screen.findByText('nível misto, jogando agora')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Ver respostas/ })).toHaveLength(2);
  expect(screen.getByRole('heading', { name: caio.name })).toHaveFocus();
});

it("an address that names somebody else's quiz shows no answers under this pupil's name", async () => {
  const asked = vi.fn<() => QuizReview>(() => review(ended, [wrong]));
  await open(`${LIST}&quiz=99`, { 'GET /api/quiz/{id}': asked });
  expect(await screen.findByText('Não há respostas para mostrar')).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
});

it('an address opens any of the quizzes, and leaves the focus at the pupil', async () => {
  const limits: (string | null)[] = [];
  await open(`${LIST}&quiz=54`, {
    'GET /api/students/{id}/quiz-sessions': ({ url }) => {
      limits.push(url.searchParams.get('limit'));
      return [ended, left];
    },
  });
  expect(await screen.findByRole('heading', { name: 'Língua Portuguesa, 13/11/2026' })).toBeVisible();
  expect(limits).toEqual(['100']);
  expect(screen.getByRole('heading', { name: caio.name })).toHaveFocus();
});

it('answers that do not come are asked for again', async () => {
  let fails = true;
  await open(LIST, {
    'GET /api/quiz/{id}': () => (fails ? refuse(503) : review(ended, [answer(1)])),
  });
  await press(/^Ver respostas: Matemática/);
  expect(await screen.findByText('Não foi possível carregar as respostas deste quiz.')).toBeVisible();
  fails = false;
  await press('Tentar de novo');
  expect(await screen.findByText('Questão 1')).toBeVisible();
});

it('another pupil and another tab close it', async () => {
  await open(`${LIST}&quiz=55`);
  expect(await screen.findByText('Questão 1')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Turma' })).toHaveAttribute('href', '/students?aluno=31&aba=turma');
  await press('Próximo aluno (J)');
  await waitFor(() => expect(screen.getByRole('heading', { name: gabriel.name })).toHaveFocus());
  expect(address()).toBe('/students?aluno=32&aba=quiz');
});
