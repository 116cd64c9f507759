import { useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

type Allowed = Readonly<Record<string, readonly string[] | RegExp>>;

/** By parameter: one of its words, or a text of its pattern; null when the address says none of them. */
export type QueryState<A extends Allowed> = {
  [K in keyof A]: (A[K] extends readonly string[] ? A[K][number] : string) | null;
};

/**
 * What of a page lives in the address, by the words each parameter may have, or their pattern:
 * `{ ver: ['historico', 'comparar'], turma: /^\d+$/ }`. A change leaves the other parameters alone, null takes one out;
 * nothing is added to the browser's history, whose entry keeps what it knows. `linkTo` is the address of a change.
 */
export function useQueryState<A extends Allowed>(allowed: A) {
  const [parameters, setParameters] = useSearchParams();
  const { state: entry }: { state: unknown } = useLocation();

  const state = Object.fromEntries(
    Object.entries(allowed).map(([name, known]) => {
      const said = parameters.get(name);
      return [name, said !== null && isAllowed(known, said) ? said : null];
    }),
  ) as QueryState<A>;

  // A second change may come before the page shows the first.
  const latest = useRef(parameters);
  useLayoutEffect(() => {
    latest.current = parameters;
  }, [parameters]);

  function change(part: Partial<QueryState<A>>): void {
    latest.current = withPart(latest.current, part);
    setParameters(latest.current, { replace: true, preventScrollReset: true, state: entry });
  }

  const linkTo = (part: Partial<QueryState<A>>): string => {
    const search = withPart(parameters, part).toString();
    return search === '' ? '' : `?${search}`;
  };

  return [state, change, linkTo] as const;
}

const isAllowed = (known: readonly string[] | RegExp, said: string): boolean =>
  known instanceof RegExp ? known.test(said) : known.includes(said);

function withPart(known: URLSearchParams, part: object): URLSearchParams {
  const next = new URLSearchParams(known);
  for (const [name, word] of Object.entries(part)) {
    if (word === null) next.delete(name);
    else if (word !== undefined) next.set(name, String(word));
  }
  return next;
}
