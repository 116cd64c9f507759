import { useEffectEvent, useLayoutEffect } from 'react';

import { type Letter, letters } from '@/domain/question/letter';

interface Keys {
  /** Null while nothing can be chosen. */
  onLetter: ((letter: Letter) => void) | null;
  onEnter: (() => void) | null;
}

/** A to D, or 1 to 4, choose; Enter goes on, unless what is focused has a meaning for it. */
export function useKeys({ onLetter, onEnter }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    if (document.querySelector('dialog[open]')) return;
    const letter = letterOf(event.key);
    if (letter) onLetter?.(letter);
    else if (event.key === 'Enter' && !(event.target as Element).closest('button, a')) {
      event.preventDefault();
      onEnter?.();
    }
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function letterOf(key: string): Letter | undefined {
  const digit = Number.parseInt(key, 10);
  return key.length === 1
    ? (letters.find((letter) => letter === key.toUpperCase()) ?? letters[digit - 1])
    : undefined;
}
