import { useSearchParams } from 'react-router-dom';

type Allowed = Readonly<Record<string, readonly string[]>>;

/** By parameter: one of its words, or null when the address says none of them. */
export type QueryState<A extends Allowed> = { [K in keyof A]: A[K][number] | null };

/**
 * What of a page lives in the address, by the words each parameter may have: `{ ver: ['historico', 'comparar'] }`.
 * A change leaves the other parameters alone (two changes at once go in one call), null takes one out; nothing is added to the browser's history.
 */
export function useQueryState<A extends Allowed>(allowed: A) {
  const [parameters, setParameters] = useSearchParams();

  const state = Object.fromEntries(
    Object.entries(allowed).map(([name, words]) => {
      const said = parameters.get(name);
      return [name, words.find((word) => word === said) ?? null];
    }),
  ) as QueryState<A>;

  function change(part: Partial<QueryState<A>>): void {
    setParameters(
      (known) => {
        const next = new URLSearchParams(known);
        for (const [name, word] of Object.entries(part)) {
          if (word === null) next.delete(name);
          else if (word !== undefined) next.set(name, word);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return [state, change] as const;
}
