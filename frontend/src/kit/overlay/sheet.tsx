import type { KeyboardEvent, ReactNode } from 'react';

import { useNarrow } from '@/kit/browser/use-narrow';

import { Modal } from './modal';

import './sheet.css';

interface SheetProps {
  label: string;
  onClose: () => void;
  /** What letters do while the focus is in the sheet and in no field: `{ j: next, k: previous }`. */
  keys: Readonly<Record<string, () => void>>;
  children: ReactNode;
}

/** One thing of a list at the side of the page, which stays alive; on a phone it covers the page. Escape closes it. */
export function Sheet({ label, onClose, keys, children }: SheetProps) {
  const narrow = useNarrow();

  function press(event: KeyboardEvent<HTMLElement>): void {
    const { target, key, currentTarget, ctrlKey, metaKey, altKey } = event;
    // A dialog that the sheet has opened stands elsewhere in the page.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    if (ctrlKey || metaKey || altKey || event.defaultPrevented) return;
    if (key === 'Escape' && !narrow) onClose();
    if (!target.matches('input, select, textarea')) keys[key.toLowerCase()]?.();
  }

  const inside = (
    // The letters are a second way to what has buttons of its own.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="sheet-inside" onKeyDown={press}>
      {children}
    </div>
  );
  return narrow ? (
    <Modal className="sheet" aria-label={label} onLeave={onClose}>
      {inside}
    </Modal>
  ) : (
    <aside className="sheet" aria-label={label}>
      {inside}
    </aside>
  );
}
