import { useCallback, useState } from 'react';

/** Hands an error to the nearest error boundary, which by itself sees only what breaks while it is drawn. */
export function useRaise(): (error: unknown) => void {
  const [, setState] = useState(null);
  return useCallback(
    (error) =>
      setState(() => {
        throw error;
      }),
    [],
  );
}
