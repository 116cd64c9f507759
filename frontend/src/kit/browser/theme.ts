import { useSyncExternalStore } from 'react';

export type Theme = 'auto' | 'light' | 'dark';

const KEY = 'theme';
const listeners = new Set<() => void>();
const next: Record<Theme, Theme> = { auto: 'light', light: 'dark', dark: 'auto' };

function current(): Theme {
  const theme = document.documentElement.dataset['theme'];
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
}

export function setTheme(theme: Theme): void {
  if (theme === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  try {
    if (theme === 'auto') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Automatic, light, dark, in turn. The first paint is decided by boot.js. */
export function useTheme(): { theme: Theme; turn: () => void } {
  const theme = useSyncExternalStore(subscribe, current);
  return { theme, turn: () => setTheme(next[theme]) };
}
