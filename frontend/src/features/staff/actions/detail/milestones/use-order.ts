import { type PointerEvent, useRef, useState } from 'react';

/** A thing of a list at another place; those between make room. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  const thing = list[from];
  return thing === undefined ? rest : [...rest.slice(0, to), thing, ...rest.slice(to)];
}

/** The place in a list of rows that a pointer at this height is over. */
export function placeAt(rows: readonly { top: number; bottom: number }[], y: number): number {
  const below = rows.findIndex(({ bottom }) => y < bottom);
  return below === -1 ? rows.length - 1 : below;
}

/** An order that is being made: by buttons, or by dragging a row at its grip. */
export function useOrder(first: readonly number[]) {
  const [ids, setIds] = useState(first);
  const [dragged, setDragged] = useState<number | null>(null);
  const [last, setLast] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);

  function move(id: number, to: number): void {
    setIds((now) => (to < 0 || to >= now.length || now[to] === id ? now : moved(now, now.indexOf(id), to)));
    setLast(id);
  }

  /** Follows the pointer over the whole window: a row that changes its place lets go of what it had caught. */
  function drag(id: number): void {
    const over = new AbortController();
    const follow = { signal: over.signal };
    const drop = () => {
      over.abort();
      setDragged(null);
    };
    setDragged(id);
    window.addEventListener(
      'pointermove',
      ({ clientY }) => {
        const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
        move(id, placeAt(rows, clientY));
      },
      follow,
    );
    window.addEventListener('pointerup', drop, follow);
    window.addEventListener('pointercancel', drop, follow);
  }

  return {
    ids,
    list,
    dragged,
    /** What was moved last. */
    last,
    changed: ids.some((id, index) => id !== first[index]),
    move,
    /** For the grip of a row. */
    gripOf: (id: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        event.preventDefault();
        drag(id);
      },
    }),
  };
}
