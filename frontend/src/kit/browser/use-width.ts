import { type RefCallback, useCallback, useState } from 'react';

const USUAL_TEXT = 16;

/** How much larger than usual the reader has the text. */
const textScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TEXT || 1;

/** The width of a box, followed as it changes, in pixels of the usual size of text: what is drawn in them grows with the
 *  reader's. `initial` where nothing is laid out. */
export function useWidth(initial = 640): [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(initial);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => {
      const { width: pixels } = element.getBoundingClientRect();
      if (pixels > 0) setWidth(Math.round(pixels / textScale()));
    };
    // At once, so that the first picture is the right one.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
