import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { onSessionRenewed } from '@/api/session/session-end';
import { Problem } from '@/api/wire/problem';

import { readKept, writeKept } from './kept';

/** How long until what was not taken is sent again, in seconds, where the browser does not tell that it is back. */
const AGAIN = 5;

/** How long what is gathered waits for more, in seconds. */
const GATHERING = 1.5;

/** Nobody refused it: it was not heard, the server is busy, or somebody has to sign in first. */
const isUnheard = ({ status }: Problem): boolean =>
  status === 0 || status >= 500 || [401, 429].includes(status);

interface Sending<T> {
  personId: number;
  simulationId: number;
  isOne: (value: unknown) => value is T;
  /** As many of the first as go in one call; only one after a refusal that did not say which is at fault. */
  take: (kept: readonly T[], one: boolean) => T[];
  /** Whether something waits a moment, to go in one call with what comes after `last`; without it, nothing does. */
  goesWith?: (last: T, given: T) => boolean;
  /** Rejects with the server's refusal. */
  send: (taken: readonly T[]) => Promise<void>;
  /** Told of what the server refused; answers what is given up. */
  onRefused: (taken: readonly T[], refusal: Problem) => (kept: T) => boolean;
}

/** Nobody heard the last call, the server asked to wait, or somebody has to sign in again. */
export type Stopped = 'cut' | 'held' | 'signedOut';

const stoppedBy = ({ status }: Problem): Stopped =>
  status === 401 ? 'signedOut' : status === 429 ? 'held' : 'cut';

export interface Sent<T> {
  /** What has not reached the server yet, the oldest first. */
  waiting: readonly T[];
  /** Why what waits is not on its way, though it is sent again by itself. */
  stopped: Stopped | null;
  give: (...things: readonly T[]) => void;
}

/**
 * Sends what is given in its order, one call at a time, and keeps it in this browser until the server has taken it: a
 * lost connection, a reload or a session that ended loses none of it.
 */
export function useSending<T>(sending: Sending<T>): Sent<T> {
  const { personId, simulationId, isOne } = sending;
  const [waiting, setWaiting] = useState<readonly T[]>(() => readKept(personId, simulationId, isOne));
  const [stopped, setStopped] = useState<Sent<T>['stopped']>(null);
  // A call that ends meets what was given meanwhile, whether it was drawn yet or not.
  const kept = useRef<readonly T[]>(waiting);
  const busy = useRef(false);
  const gathering = useRef<ReturnType<typeof setTimeout>>(undefined);
  // When the server, which asked to wait, may be called again.
  const heldUntil = useRef(0);
  const latest = useRef(sending);
  useLayoutEffect(() => {
    latest.current = sending;
  });

  const put = (next: readonly T[]): void => {
    kept.current = next;
    writeKept(personId, simulationId, next);
    setWaiting(next);
  };

  function gatherNoMore(): void {
    clearTimeout(gathering.current);
    gathering.current = undefined;
  }

  async function sendNext(one: boolean): Promise<void> {
    const { take, send, onRefused } = latest.current;
    const taken = take(kept.current, one);
    if (taken.length === 0) return undefined;
    try {
      await send(taken);
      put(kept.current.filter((thing) => !taken.includes(thing)));
      setStopped(null);
    } catch (error) {
      if (!(error instanceof Problem) || isUnheard(error)) throw error;
      const saysWhich = Object.keys(error.fields).length > 0;
      if (taken.length > 1 && !saysWhich) return sendNext(true);
      const isGivenUp = onRefused(taken, error);
      put(kept.current.filter((thing) => !isGivenUp(thing)));
    }
    // What came meanwhile is gathered too.
    return gathering.current === undefined ? sendNext(false) : undefined;
  }

  async function drain(): Promise<void> {
    if (busy.current || Date.now() < heldUntil.current) return;
    gatherNoMore();
    busy.current = true;
    try {
      await sendNext(false);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      heldUntil.current = Date.now() + (error.retryAfter ?? 0) * 1000;
      setStopped(stoppedBy(error));
    } finally {
      busy.current = false;
    }
  }
  const draining = useRef(drain);
  useLayoutEffect(() => {
    draining.current = drain;
  });

  function gathered(): void {
    gatherNoMore();
    void draining.current();
  }

  useEffect(() => {
    const again = () => void draining.current();
    // Nobody waits for more where the page is left, or another looked at.
    const leave = () => {
      if (gathering.current === undefined) return;
      gathering.current = void clearTimeout(gathering.current);
      again();
    };
    again();
    window.addEventListener('online', again);
    const forget = onSessionRenewed(again);
    document.addEventListener('visibilitychange', leave);
    const timer = setInterval(again, AGAIN * 1000);
    return () => {
      window.removeEventListener('online', again);
      forget();
      document.removeEventListener('visibilitychange', leave);
      clearInterval(timer);
      leave();
    };
  }, []);

  return {
    waiting,
    stopped,
    give(...things) {
      const [last, first] = [kept.current.at(-1), things[0]];
      put([...kept.current, ...things]);
      const { goesWith } = latest.current;
      const isMore = goesWith && first && (last === undefined || goesWith(last, first));
      if (goesWith) gathering.current ??= setTimeout(() => gathered(), GATHERING * 1000);
      if (!isMore) void drain();
    },
  };
}
