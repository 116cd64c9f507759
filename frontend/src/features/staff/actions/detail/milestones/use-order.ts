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
    if (to < 0 || to >= ids.length || ids[to] === id) return;
    setIds((now) => moved(now, now.indexOf(id), to));
    setLast(id);
  }

  return {
    ids,
    list,
    dragged,
    /** What was moved last. */
    last,
    changed: ids.some((id, index) => id !== first[index]),
    move,
    /** For the grip of a row; the pointer stays its own until it is let go. */
    gripOf: (id: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(id);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (dragged !== id || !list.current) return;
        const rows = [...list.current.children].map((row) => row.getBoundingClientRect());
        move(id, placeAt(rows, event.clientY));
      },
      onPointerUp: () => setDragged(null),
      onPointerCancel: () => setDragged(null),
    }),
  };
}
