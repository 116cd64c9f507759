import type { ReactNode } from 'react';

import type { CalculationStep } from '@/api/index/calculation';
import { AboutEqual } from '@/parts/index/about-equal';

import { resultText as text } from '../scenario/result.text';

import './sim-steps.css';

const stepNames: Record<CalculationStep['key'], ReactNode> = {
  nLp: (
    <>
      N<sub>LP</sub>
    </>
  ),
  nMt: (
    <>
      N<sub>MT</sub>
    </>
  ),
  n: 'N',
  p: 'P',
  product: 'N × P',
  ideb: 'IDEB',
};

/** The working: six steps, each with what was reckoned. */
export function CalculationSteps({ steps }: { steps: readonly CalculationStep[] }) {
  return (
    <ol className="sim-steps" aria-label={text.steps}>
      {steps.map((step, place) => (
        <Step
          key={step.key}
          mark={step.key === 'ideb' ? '=' : String(place + 1)}
          name={stepNames[step.key]}
          note={text.stepNotes[step.key]}
          expression={step.expression}
          result={step.result}
          exact={step.exact}
          last={step.key === 'ideb'}
        />
      ))}
    </ol>
  );
}

/** The quick mode has one step only. */
export function QuickStep({ expression, result }: { expression: string; result: string }) {
  return (
    <ol className="sim-steps" aria-label={text.steps}>
      <Step
        mark="="
        name={stepNames.ideb}
        note={text.quickStepNote}
        expression={expression}
        result={result}
        exact={null}
        last
      />
    </ol>
  );
}

interface StepProps {
  mark: string;
  name: ReactNode;
  note: string;
  expression: string;
  result: string;
  /** Where the result is only about what the line gives. */
  exact: CalculationStep['exact'];
  last: boolean;
}

function Step({ mark, name, note, expression, result, exact, last }: StepProps) {
  return (
    <li className={last ? 'sim-steps-last' : undefined}>
      <span className="sim-steps-mark" aria-hidden="true">
        {mark}
      </span>
      <div>
        <b>{name}</b>
        <span className="sim-steps-note">{note}</span>
      </div>
      <div className="sim-steps-expression">{expression}</div>
      <div className="sim-steps-result">{exact ? <AboutEqual figure={result} exact={exact} /> : result}</div>
    </li>
  );
}
