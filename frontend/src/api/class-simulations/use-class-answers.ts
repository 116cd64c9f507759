import { useSWRConfig } from 'swr';

// The answer says what changes on screen; read again, the whole simulation would be, after each question.
// oxlint-disable-next-line no-restricted-imports
import { post } from '@/api/wire/client';
import { type Letter, letters } from '@/domain/question/letter';

import { detailAddress, type ReadSimulation } from './class-simulations';
import { isRecord, isWhole } from './kept';
import { type Sent, useSending } from './use-sending';

/** What the class answered, until the server has taken it; sent twice, it counts once. */
export interface GivenAnswer {
  ordinal: number;
  /** Null where the question was skipped. */
  letter: Letter | null;
  seconds: number;
}

const isGiven = (value: unknown): value is GivenAnswer =>
  isRecord(value) &&
  isWhole(value['ordinal']) &&
  isWhole(value['seconds']) &&
  (value['letter'] === null || letters.some((letter) => letter === value['letter']));

interface ClassAnswers extends Pick<Sent<GivenAnswer>, 'waiting' | 'stopped'> {
  give: (answer: GivenAnswer) => void;
}

/** The answers of a class to what is projected. What the server says to each is known where the simulation is read. */
export function useClassAnswers(
  personId: number,
  id: number,
  onRefused: (sentence: string) => void,
): ClassAnswers {
  const { mutate } = useSWRConfig();
  const known = detailAddress(id);

  async function send([body]: readonly GivenAnswer[]): Promise<void> {
    if (!body) return;
    const verdict = await post('/api/class-simulations/{id}/answers', { id, body });
    const { ordinal, letter, seconds, correct, correctAnswer, explanation, answered } = verdict;
    const answeredAt = new Date().toISOString();
    await mutate(
      known,
      (detail: ReadSimulation | undefined) =>
        detail && {
          ...detail,
          simulation: { ...detail.simulation, done: answered },
          asked: detail.asked.map((one) =>
            one.ordinal === ordinal
              ? { ...one, answer: { letter, seconds, correct, answeredAt }, correctAnswer, explanation }
              : one,
          ),
        },
      { revalidate: false },
    );
  }

  const { waiting, stopped, give } = useSending<GivenAnswer>({
    personId,
    simulationId: id,
    isOne: isGiven,
    take: (kept) => kept.slice(0, 1),
    send,
    onRefused(taken, refusal) {
      onRefused(refusal.sentence());
      // Another screen answered it, or ended the simulation.
      void mutate(known);
      return (kept) => taken.includes(kept);
    },
  });
  return { waiting, stopped, give };
}
