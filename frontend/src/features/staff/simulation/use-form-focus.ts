import { type RefObject, useEffect, useRef, useState } from 'react';

/** Brings the forms into view and the focus to them, once no dialog is open that would take it back on closing. */
export function useFormFocus(free: boolean): [RefObject<HTMLDivElement | null>, () => void] {
  const forms = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(0);
  const answered = useRef(0);

  useEffect(() => {
    if (!free || answered.current === asked) return undefined;
    answered.current = asked;
    // A dialog gives the focus back as it goes; this comes after it.
    const task = setTimeout(() => {
      forms.current?.focus({ preventScroll: true });
      forms.current?.scrollIntoView({ block: 'start' });
    });
    return () => clearTimeout(task);
  }, [asked, free]);

  return [forms, () => setAsked((count) => count + 1)];
}
