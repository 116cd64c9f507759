import { useEffect, useState } from 'react';

import type { Schemas } from '@/api/wire/address';
import { Problem } from '@/api/wire/problem';
import type { Resource } from '@/api/wire/use-resource';
import { useWrite } from '@/api/wire/use-write';

export type Card = Schemas['Card'];
export type Cards = Schemas['Cards'];
/** Whose cards are printed: of some pupils, a class or an import; of everyone where it names none. */
export type CardsAsked = Pick<Schemas['PrintCards'], 'ids' | 'classId' | 'importId' | 'toPrint'>;

/** The cards as they are opened to be printed. Nothing keeps the passwords but the page that shows them. */
export function useCards(asked: CardsAsked | null): Resource<Cards> {
  const { post } = useWrite();
  const [opened, setOpened] = useState<{ of: string; data?: Cards; error?: Problem } | null>(null);
  const [attempt, setAttempt] = useState(1);
  const wanted = asked === null ? null : `${attempt} ${JSON.stringify(asked)}`;

  useEffect(() => {
    if (wanted === null) return;
    let left = false;
    const keep = (outcome: { data: Cards } | { error: Problem }) => {
      if (!left) setOpened({ of: wanted, ...outcome });
    };
    const body = JSON.parse(wanted.slice(wanted.indexOf(' ') + 1)) as CardsAsked;
    void post('/api/students/cards/print', { body }).then(
      (data) => keep({ data }),
      (error: unknown) => keep({ error: error instanceof Problem ? error : new Problem({ status: 0 }) }),
    );
    return () => {
      left = true;
    };
    // `post` is made anew with each drawing, and does the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted]);

  const shown = opened?.of === wanted ? opened : null;
  return {
    data: shown?.data,
    error: shown?.error,
    loading: shown === null,
    retry: () => setAttempt((known) => known + 1),
  };
}

/** As many cards as are told at once. */
const AT_ONCE = 1000;

/** Notes that these cards were printed, and none that was issued in place of one of them. */
export function useNotePrinted() {
  const { post } = useWrite();
  return async (printed: readonly Card[]): Promise<void> => {
    const cards = printed.map(({ id, until }) => ({ id, until }));
    for (let from = 0; from < cards.length; from += AT_ONCE) {
      const some = cards.slice(from, from + AT_ONCE);
      // One after the other: each waits for the same pupils' rows.
      // oxlint-disable-next-line no-await-in-loop
      await post('/api/students/cards/printed', { body: { cards: some } });
    }
  };
}

/** Issues passwords for pupils who cannot come in. */
export function useIssueCards() {
  const { post } = useWrite();
  return ({ ids, classId, importId }: CardsAsked) =>
    post('/api/students/cards/issue', {
      body: {
        ...(ids && { ids }),
        ...(classId && { classId }),
        ...(importId && { importId }),
        withoutAccess: true,
      },
    });
}
