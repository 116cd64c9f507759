import { useState } from 'react';

import type { AskedQuestion, ClassSimulationDetail } from '@/api/class-simulations/class-simulations';
import { type GivenAnswer, useClassAnswers } from '@/api/class-simulations/use-class-answers';
import { useSignedIn } from '@/api/session/session-context';
import type { Letter } from '@/domain/question/letter';
import { toast } from '@/kit/feedback/toast/toast-store';

import type { Done } from './done';
import { projectionText as text } from './projection.text';

/** How far the class is with a question. */
export type Step =
  | { at: 'open'; chosen: Letter | null }
  /** The server has not said yet whether it is right. */
  | { at: 'given'; letter: Letter | null }
  | { at: 'known'; letter: Letter | null; right: Letter };

/** A question of at most an hour counts. */
const LONGEST = 3_600;

/** Which question is on the wall, and what the class does with it. */
export function useProjection(simulation: ClassSimulationDetail) {
  const { asked, id } = simulation;
  const {
    waiting: kept,
    stopped,
    give,
  } = useClassAnswers(useSignedIn().id, id, (sentence) => toast.error(text.refused, sentence));
  // An answer is known a moment before it is no longer kept.
  const waiting = kept.filter((given) => !asked.some((one) => one.ordinal === given.ordinal && one.answer));
  const isOpen = ({ answer, ordinal: one }: AskedQuestion): boolean =>
    answer === null && !waiting.some((given) => given.ordinal === one);
  const [ordinal, setOrdinal] = useState(() => (asked.find(isOpen) ?? asked.at(-1))?.ordinal ?? 1);
  const [chosen, setChosen] = useState<Letter | null>(null);
  const [since, setSince] = useState(() => performance.now());

  const question = asked.find((one) => one.ordinal === ordinal);
  const given = waiting.find((one) => one.ordinal === ordinal);
  const firstOpen = asked.find(isOpen)?.ordinal ?? null;
  /** One after the other; after the last, what another screen left open. */
  const next = ordinal < asked.length ? ordinal + 1 : firstOpen === ordinal ? null : firstOpen;

  function show(other: number): void {
    setOrdinal(other);
    setChosen(null);
    setSince(performance.now());
  }

  function submit(letter: Letter | null): void {
    const seconds = Math.min(LONGEST, Math.round((performance.now() - since) / 1000));
    give({ ordinal, letter, seconds });
  }

  return {
    asked,
    ordinal,
    question,
    step: question && stepOf(question, given, chosen),
    waiting: waiting.length,
    stopped,
    done: doneOf(asked, waiting),
    isAnswered: (one: number) => !asked.some((other) => other.ordinal === one && isOpen(other)),
    known: asked.filter((one) => one.answer !== null).length,
    hits: asked.filter((one) => one.answer?.correct === true).length,
    next,
    firstOpen,
    choose: setChosen,
    confirm: () => submit(chosen),
    skip() {
      submit(null);
      if (next !== null) show(next);
    },
    show,
  };
}

function doneOf(asked: readonly AskedQuestion[], waiting: readonly GivenAnswer[]): Done {
  const said = asked.flatMap(({ answer, ordinal }): Pick<GivenAnswer, 'letter'>[] =>
    answer ? [answer] : waiting.filter((one) => one.ordinal === ordinal),
  );
  const skipped = said.filter(({ letter }) => letter === null).length;
  return { answers: said.length - skipped, skipped };
}

function stepOf(
  { answer, correctAnswer }: AskedQuestion,
  given: { letter: Letter | null } | undefined,
  chosen: Letter | null,
): Step {
  if (answer && correctAnswer !== null) return { at: 'known', letter: answer.letter, right: correctAnswer };
  return given ? { at: 'given', letter: given.letter } : { at: 'open', chosen };
}

export type Projecting = ReturnType<typeof useProjection>;
