import { Check } from 'lucide-react';

import './stepper.css';

interface StepperProps {
  label: string;
  steps: readonly string[];
  /** Index of the step at hand. */
  now: number;
  /** The last step is finished too. */
  done?: boolean;
}

/** A bar over each step; done carries a check, now is bold. */
export function Stepper({ label, steps, now, done = false }: StepperProps) {
  return (
    <ol className="stepper" aria-label={label}>
      {steps.map((step, index) => {
        const state = index < now || (done && index === now) ? 'done' : index === now ? 'now' : 'next';
        return (
          <li
            key={step}
            data-state={state}
            data-now={index === now}
            aria-current={index === now ? 'step' : undefined}
          >
            <span className="stepper-mark">
              {state === 'done' ? <Check className="icon icon-s" /> : index + 1}
            </span>
            <span className="stepper-name">{step}</span>
          </li>
        );
      })}
    </ol>
  );
}
