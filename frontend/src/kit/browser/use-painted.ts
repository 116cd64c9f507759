import { useEffect, useState } from 'react';

/** False at the first drawing, true once it is on the screen: what comes after the words waits for it. */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => setPainted(true), []);
  return isPainted;
}
