import { useEffect } from 'react';

/** What a person does first, whatever they hold; a password manager only fills in. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'input'] as const;

/** Asks for the code of dialogs at the first sign of a person, so that they open at once; a page at rest asks for none. */
export function useAhead(...preloads: readonly [() => void, (() => void)?]): void {
  const [one, other] = preloads;
  useEffect(() => {
    const left = new AbortController();
    const ask = () => {
      left.abort();
      one();
      other?.();
    };
    for (const sign of SIGNS) addEventListener(sign, ask, { passive: true, signal: left.signal });
    return () => left.abort();
  }, [one, other]);
}
