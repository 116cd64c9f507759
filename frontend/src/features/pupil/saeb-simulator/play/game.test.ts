import { describe, expect, it } from 'vitest';

import { answered, questionAt, running } from '@/test/pupils';

import { type Game, isOver, opened, secondsLeft, step, turnAfter } from './game';

const begun = opened(running(), 1_000);
const judged = (verdict = answered(), now = 10_000): Game =>
  step(step(step(begun, { type: 'chosen', letter: 'A' }), { type: 'sent', letter: 'A' }), {
    type: 'judged',
    verdict,
    now,
  });

describe('a question', () => {
  it('takes a choice until it is sent, and another question has none', () => {
    const chosen = step(begun, { type: 'chosen', letter: 'B' });
    expect(step(chosen, { type: 'chosen', letter: 'C' }).chosen).toBe('C');
    const sent = step(chosen, { type: 'sent', letter: 'B' });
    expect(step(sent, { type: 'chosen', letter: 'C' }).chosen).toBe('B');
    expect(step(judged(), { type: 'turned', question: questionAt(2), now: 0 }).chosen).toBeNull();
  });

  it('keeps what was chosen while nobody hears it, and while it is refused', () => {
    const sent = step(step(begun, { type: 'chosen', letter: 'B' }), { type: 'sent', letter: 'B' });
    expect(step(sent, { type: 'cut' }).chosen).toBe('B');
    expect(step(sent, { type: 'refused', sentence: 'x' }).chosen).toBe('B');
  });

  it('has no answer where its time was over before one was confirmed', () => {
    const chosen = step(begun, { type: 'chosen', letter: 'B' });
    expect(step(chosen, { type: 'sent', letter: null }).chosen).toBeNull();
  });

  it('counts what the server says, not what is on screen', () => {
    const { quiz } = judged(answered({ score: 7, correctAnswers: 3, streak: 0, maxStreak: 2 }));
    expect(quiz).toMatchObject({ score: 7, correctAnswers: 3, streak: 0, maxStreak: 2 });
  });
});

it.each([
  ['the whole time', 1_000, 30],
  ['a part of a second is one', 2_001, 29],
  ['the last', 30_500, 1],
  ['over', 31_000, 0],
  ['long over', 90_000, 0],
])('the time that is left: %s', (_, now, seconds) => {
  expect(secondsLeft(begun, now)).toBe(seconds);
});

it('the next question has no more time than any, though it waits for the verdict', () => {
  const next = step(judged(), {
    type: 'turned',
    question: questionAt(2, { remainingMs: 32_000 }),
    now: 10_000,
  });
  expect(secondsLeft(next, 10_100)).toBe(30);
  expect(secondsLeft(next, 13_000)).toBe(29);
});

it('without a limit there is no time at all', () => {
  const untimed = opened(
    running({ timeMode: 'sem_tempo', limitSeconds: null, question: questionAt(1, { remainingMs: null }) }),
    0,
  );
  expect(secondsLeft(untimed, 5_000_000)).toBeNull();
});

it.each([
  ['the next one', answered(), 11_000, 'next'],
  ['the next one by itself', answered(), 12_050, 'next'],
  ['its clock anew for who read', answered(), 20_000, 'present'],
  [
    'as it is, where it was begun anew before',
    answered({ nextQuestion: questionAt(2, { canPresent: false }) }),
    20_000,
    'next',
  ],
  [
    'as it is without a clock',
    answered({ nextQuestion: questionAt(2, { remainingMs: null }) }),
    20_000,
    'next',
  ],
  ['read apart where it did not come along', answered({ nextQuestion: null }), 11_000, 'read'],
])('after a verdict: %s', (_, verdict, now, turn) => {
  expect(turnAfter(judged(verdict), now)).toBe(turn);
});

it('after the last verdict comes the end, and after a reload once all are answered too', () => {
  const last = opened(running({ currentQuestion: 2, question: questionAt(2) }), 0);
  const over = step(last, { type: 'judged', verdict: answered({ nextQuestion: null }), now: 0 });
  expect(turnAfter(over, 0)).toBe('finish');
  expect([isOver(last), isOver(judged()), isOver(over)]).toEqual([false, false, true]);
  expect(opened(running({ question: null }), 0).phase.at).toBe('finishing');
});
