import { type ReactNode, useState } from 'react';

import { Card } from '@/kit/ui/card';
import { Fold } from '@/kit/ui/fold/fold';
import { useStacked } from '@/kit/browser/use-narrow';

import { parametersText as text } from './scenario/parameters.text';

import './sim-form.css';

interface ParametersCardProps {
  description: string;
  /** What the numbers say at this moment; null while they say nothing. */
  live: { figure: string; sentence: string } | null;
  children: ReactNode;
}

/** What is typed. Where the answer stands above it, it is closed until somebody wants to change a number. */
export function ParametersCard({ description, live, children }: ParametersCardProps) {
  const stacked = useStacked();
  // Who has typed nothing yet finds the fields open, and they stay so.
  const [answered] = useState(live !== null);
  const form = <div className="sim-form">{children}</div>;
  if (!stacked || !answered) {
    return (
      <Card title={text.title} description={description}>
        {form}
      </Card>
    );
  }
  return (
    <Fold title={text.title} description={description}>
      {form}
      {live ? (
        // The answer itself is read out where it stands.
        <p className="sim-form-live" aria-hidden="true">
          <b>{live.figure}</b>
          {live.sentence}
        </p>
      ) : null}
    </Fold>
  );
}
