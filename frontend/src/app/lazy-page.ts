import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** The code of a page is gone: most likely a newer version has been installed. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('A part of the program could not be loaded', { cause });
    this.name = 'ChunkError';
  }
}

const RETRY_AFTER = 800;

export interface Page {
  Component: LazyExoticComponent<ComponentType>;
  /** Asks for the code ahead of time; a failure shows when the page opens. */
  preload: () => void;
}

/** A page in its own file, asked for twice before giving up. */
export function lazyPage(load: () => Promise<ComponentType>): Page {
  let asked: Promise<ComponentType> | null = null;
  const twice = () => load().catch(() => pause().then(load));
  const once = () => (asked ??= twice().catch((cause: unknown) => Promise.reject(new ChunkError(cause))));
  return {
    Component: lazy(async () => ({ default: await once() })),
    preload: () => void once().catch(() => undefined),
  };
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
