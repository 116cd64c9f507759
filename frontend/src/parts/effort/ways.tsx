import type { ReactNode } from 'react';

import type { Way } from '@/api/index/outlook';

import { Tone } from './tone';
import { effortWords, type WayOf, wayWords } from './way-sentence';
import { waysText } from './ways.text';

import './ways.css';

interface WaysProps extends WayOf {
  ways: readonly Way[];
  /** Stands under a way of approval: whether it is known how many pupils there are. */
  enrolment?: ReactNode;
}

/** The things of which each alone suffices, the cheapest first. */
export function Ways({ ways, enrolment, ...of }: WaysProps) {
  const title = ways.length > 1 ? waysText.anyOf : waysText.one;
  return (
    <div className="ways">
      <p className="ways-title">{title}</p>
      <ol className="ways-list" aria-label={title}>
        {ways.map((way) => (
          <li key={way.grade ?? way.lever}>
            <OneWay way={way} of={of} />
            {way.unit === 'p.p.' ? enrolment : null}
            <WayEffort way={way} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function OneWay({ way, of }: { way: Way; of: WayOf }) {
  const { title, detail } = wayWords(way, of);
  return (
    <>
      <b>{title}</b>
      <p>{detail}</p>
    </>
  );
}

/** Without a measure there is nothing to say. */
function WayEffort({ way: { effort, unit } }: { way: Way }) {
  if (!effort) return null;
  return (
    <div className="ways-effort">
      <Tone tone={effort.tone} kind={effort.measure.kind} />
      <p>{effortWords(effort, unit)}</p>
    </div>
  );
}
