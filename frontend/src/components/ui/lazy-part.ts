import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** A piece of the program is gone: most likely a newer version has been installed. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('A part of the program could not be loaded', { cause });
    this.name = 'ChunkError';
  }
}

const RETRY_AFTER = 800;
/** How Chrome, Firefox, Safari and the build's own loader say that a file did not come. */
const NOT_LOADED = /dynamically imported module|module script|preload css/i;

export interface LazyPart<P> {
  Component: LazyExoticComponent<ComponentType<P>>;
  /** Asks for the code ahead of time; a failure shows when the part is needed. */
  preload: () => void;
}

/** A component in its own file, asked for twice before giving up. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let asked: Promise<ComponentType<P>> | null = null;
  const twice = () => load().catch(() => pause().then(load));
  const once = () => (asked ??= twice().catch((cause: unknown) => Promise.reject(explain(cause))));
  return {
    Component: lazy(async () => ({ default: await once() })),
    preload: () => void once().catch(() => undefined),
  };
}

/** A file that came and then broke is a fault of ours, not a newer version. */
function explain(cause: unknown): unknown {
  return cause instanceof Error && NOT_LOADED.test(cause.message) ? new ChunkError(cause) : cause;
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
