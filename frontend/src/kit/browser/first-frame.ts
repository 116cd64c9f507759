import { useLayoutEffect } from 'react';

/** The brand and frame that the HTML brings along, drawn by scripts/first-frame.ts. */
export const FIRST_FRAME = 'first-frame';

/** Takes the HTML's frame away in the moment the real one is there. */
export function useFirstFrameGone(): void {
  useLayoutEffect(() => document.getElementById(FIRST_FRAME)?.remove(), []);
}
