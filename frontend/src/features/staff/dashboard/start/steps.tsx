import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

import { startText } from './start.text';

import './steps.css';

export interface Step {
  title: string;
  state: 'done' | 'now' | 'later';
  detail: ReactNode;
  action?: ReactNode;
}

/** Numbered steps that get ticked. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {steps.map(({ title, state, detail, action }, place) => (
        <li key={title} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={`steps-mark steps-${state}`}>
            {state === 'done' ? (
              <>
                <Check className="icon" />
                <span className="sr-only">{startText.done}</span>
              </>
            ) : (
              place + 1
            )}
          </span>
          <div className="steps-words">
            <h3>{title}</h3>
            <div>{detail}</div>
            {action ? <div className="row mt-2">{action}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
