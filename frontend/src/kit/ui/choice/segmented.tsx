import { startTransition, useId, useOptimistic } from 'react';

import './segmented.css';

interface SegmentedProps<T extends string> {
  /** What is being chosen; read out, not shown. */
  legend: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
  /** Fills the width on a phone. */
  wide?: boolean;
  className?: string;
}

/** Two to four views of one thing, as native radios. */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const { legend, options, value, onChange, wide, className = '' } = props;
  const name = useId();
  // A value kept in the address changes in a transition; the choice itself shows at once.
  const [shown, setShown] = useOptimistic(value);

  function choose(next: T) {
    startTransition(() => {
      setShown(next);
      onChange(next);
    });
  }

  return (
    <fieldset className={`segmented${wide ? ' segmented-wide' : ''} ${className}`}>
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === shown}
            onChange={() => choose(option.value)}
          />
          <span data-label={option.label}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
