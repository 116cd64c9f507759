import { useEffect, useEffectEvent, useState } from 'react';

import { type Game, secondsLeft } from './game';

/** How often the clock is looked at, in milliseconds. */
const TICK = 200;

/** The seconds that a question has left, as they stood when it was answered; tells while there are none. */
export function useSeconds(game: Game, onOver: () => void): number | null {
  const [now, setNow] = useState(() => performance.now());
  const isRunning = game.phase.at === 'asking' && game.deadline !== null;
  const look = useEffectEvent(() => {
    const then = performance.now();
    setNow(then);
    if (secondsLeft(game, then) === 0) onOver();
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => look(), TICK);
    return () => clearInterval(timer);
  }, [isRunning]);
  return secondsLeft(game, now);
}
