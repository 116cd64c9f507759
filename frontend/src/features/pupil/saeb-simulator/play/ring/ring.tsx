import { simulatorText } from '@/features/pupil/saeb-simulator/shared/simulator.text';

import './ring.css';

const RADIUS = 25;
const LENGTH = 2 * Math.PI * RADIUS;
/** From here on it is red. */
const FEW = 10;
/** Said aloud at these alone: a voice that counts lets nobody read. */
const SPOKEN: readonly number[] = [10, 5];

interface RingProps {
  seconds: number;
  limit: number;
  /** The time still runs. */
  isRunning: boolean;
}

/** The time that is left, as a number and as a ring. */
export function Ring({ seconds, limit, isRunning }: RingProps) {
  const shape = `${seconds <= FEW ? ' ring-few' : ''}${isRunning ? '' : ' ring-over'}`;
  return (
    <>
      <div className={`ring${shape}`} role="timer" aria-label={simulatorText.seconds(seconds)}>
        <svg viewBox="0 0 60 60" aria-hidden="true">
          <circle cx="30" cy="30" r={RADIUS} />
          <circle
            className="ring-rest"
            cx="30"
            cy="30"
            r={RADIUS}
            strokeDasharray={LENGTH}
            strokeDashoffset={LENGTH * (1 - Math.min(seconds / limit, 1))}
            transform="rotate(-90 30 30)"
          />
        </svg>
        <b aria-hidden="true">{seconds}</b>
      </div>
      <p className="sr-only" role="status">
        {isRunning && SPOKEN.includes(seconds) ? simulatorText.seconds(seconds) : ''}
      </p>
    </>
  );
}
