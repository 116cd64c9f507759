import type { ReactNode } from 'react';

import './facts.css';

interface FactsProps {
  of: readonly (readonly [label: string, value: ReactNode, known?: boolean])[];
  /** Figures rather than words. */
  big?: boolean;
  three?: boolean;
}

/** Labels and what stands under each. */
export function Facts({ of, big = false, three = false }: FactsProps) {
  return (
    <dl className={`facts${big ? ' facts-big' : ''}${three ? ' facts-3' : ''}`}>
      {of.map(([label, value, known = true]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={known ? undefined : 'facts-none'}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
