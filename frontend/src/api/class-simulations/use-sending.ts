import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { Problem } from '@/api/wire/problem';

import { readKept, writeKept } from './kept';

/** How long until what was not taken is sent again, in seconds, where the browser does not tell that it is back. */
const AGAIN = 5;

/** Nobody refused it: it was not heard, the server is busy, or somebody has to sign in first. */
const isUnheard = ({ status }: Problem): boolean =>
  status === 0 || status >= 500 || [401, 429].includes(status);

interface Sending<T> {
  personId: number;
  simulationId: number;
  isOne: (value: unknown) => value is T;
  /** As many of the first as go in one call; only one after a refusal that did not say which is at fault. */
  take: (kept: readonly T[], one: boolean) => T[];
  /** Rejects with the server's refusal. */
  send: (taken: readonly T[]) => Promise<void>;
  /** Told of what the server refused; answers what is given up. */
  onRefused: (taken: readonly T[], refusal: Problem) => (kept: T) => boolean;
}

export interface Sent<T> {
  /** What has not reached the server yet, the oldest first. */
  waiting: readonly T[];
  /** The last call was not heard: what waits is sent again by itself. */
  isCut: boolean;
  give: (...things: readonly T[]) => void;
}

/**
 * Sends what is given in its order, one call at a time, and keeps it in this browser until the server has taken it: a
 * lost connection, a reload or a session that ended loses none of it.
 */
export function useSending<T>(sending: Sending<T>): Sent<T> {
  const { personId, simulationId, isOne } = sending;
  const [waiting, setWaiting] = useState<readonly T[]>(() => readKept(personId, simulationId, isOne));
  const [isCut, setCut] = useState(false);
  // A call that ends meets what was given meanwhile, whether it was drawn yet or not.
  const kept = useRef<readonly T[]>(waiting);
  const busy = useRef(false);
  const latest = useRef(sending);
  useLayoutEffect(() => {
    latest.current = sending;
  });

  const put = (next: readonly T[]): void => {
    kept.current = next;
    writeKept(personId, simulationId, next);
    setWaiting(next);
  };

  async function sendNext(one: boolean): Promise<void> {
    const { take, send, onRefused } = latest.current;
    const taken = take(kept.current, one);
    if (taken.length === 0) return undefined;
    try {
      await send(taken);
      put(kept.current.filter((thing) => !taken.includes(thing)));
      setCut(false);
    } catch (error) {
      if (!(error instanceof Problem) || isUnheard(error)) throw error;
      const saysWhich = Object.keys(error.fields).length > 0;
      if (taken.length > 1 && !saysWhich) return sendNext(true);
      const isGivenUp = onRefused(taken, error);
      put(kept.current.filter((thing) => !isGivenUp(thing)));
    }
    return sendNext(false);
  }

  async function drain(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    try {
      await sendNext(false);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setCut(true);
    } finally {
      busy.current = false;
    }
  }
  const draining = useRef(drain);
  useLayoutEffect(() => {
    draining.current = drain;
  });

  useEffect(() => {
    const again = () => void draining.current();
    again();
    window.addEventListener('online', again);
    const timer = setInterval(again, AGAIN * 1000);
    return () => {
      window.removeEventListener('online', again);
      clearInterval(timer);
    };
  }, []);

  return {
    waiting,
    isCut,
    give(...things) {
      put([...kept.current, ...things]);
      void drain();
    },
  };
}
