import { ChevronDown } from 'lucide-react';

import '@/kit/form/fields/input.css';

interface ChoiceProps<T extends string> {
  id?: string;
  /** Read out, where no label stands there. */
  label?: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

/** One of several, outside of a form. */
export function Choice<T extends string>({ id, label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <span className="input">
      <select
        id={id}
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className="icon" />
    </span>
  );
}
