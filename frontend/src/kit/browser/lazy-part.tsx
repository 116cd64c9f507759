import { type ComponentType, createElement, use, useState } from 'react';

/** A piece of the program is gone: most likely a newer version has been installed. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('A part of the program could not be loaded', { cause });
    this.name = 'ChunkError';
  }
}

const RETRY_AFTER = 800;
const FORGOTTEN_AFTER = 1000;
/** How Chrome, Firefox, Safari and the build's own loader say that a file did not come. */
const NOT_LOADED = /dynamically imported module|module script|preload css/i;

export interface LazyPart<P> {
  Component: ComponentType<P>;
  /** Asks for the code ahead of time; a failure shows when the part is needed. */
  preload: () => void;
}

/** A component in its own file, asked for twice before giving up, and anew when it is wanted again later. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let asked: Promise<ComponentType<P>> | null = null;
  let ready: ComponentType<P> | null = null;
  const twice = () => load().catch(() => pause().then(load));
  const fail = (cause: unknown): never => {
    // Kept until it has been shown: whoever draws the part meets the same failure and does not ask without end.
    setTimeout(() => {
      asked = null;
    }, FORGOTTEN_AFTER);
    throw explain(cause);
  };
  const keep = (component: ComponentType<P>) => (ready = component);
  const once = (): Promise<ComponentType<P>> => (asked ??= twice().then(keep, fail));
  const Waited = (props: P) => createElement(use(once()), props);
  function Component(props: P) {
    // What has come is drawn at once: a promise waits even when it is kept. Decided once, so that nothing is drawn anew.
    const [come] = useState(() => ready);
    return createElement(come ?? Waited, props);
  }
  return { Component, preload: () => void once().catch(() => undefined) };
}

/** A file that came and then broke is a fault of ours, not a newer version. */
function explain(cause: unknown): unknown {
  return cause instanceof Error && NOT_LOADED.test(cause.message) ? new ChunkError(cause) : cause;
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
