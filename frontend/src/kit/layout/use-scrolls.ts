import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Whether a box holds more than it shows, so that the keyboard has to reach it: 0 for Tab, else none. */
export function useScrolls<E extends HTMLElement>(): { box: RefObject<E | null>; tabIndex: 0 | undefined } {
  const box = useRef<E>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const look = () =>
      setScrolls(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight);
    look();
    if (typeof ResizeObserver === 'undefined') return undefined;
    // What it holds may grow while the box stays as wide.
    const sizes = new ResizeObserver(look);
    [element, ...element.children].forEach((part) => sizes.observe(part));
    return () => sizes.disconnect();
  }, []);
  return { box, tabIndex: scrolls ? 0 : undefined };
}
