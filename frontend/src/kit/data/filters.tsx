import { ChevronDown, Search } from 'lucide-react';
import type { ReactNode } from 'react';

import '@/kit/form/fields/input.css';
import './filters.css';

/** What narrows a list down, in one row above it. */
export function Filters({ children }: { children: ReactNode }) {
  return <div className="filters">{children}</div>;
}

interface FilterSearchProps {
  /** What is searched for; its placeholder too. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export function FilterSearch({ label, value, onChange }: FilterSearchProps) {
  return (
    <span className="input filters-search">
      <Search className="icon icon-s" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </span>
  );
}

interface FilterChoiceProps<T extends string> {
  label: string;
  /** The first choice, which narrows nothing down. */
  all: string;
  options: readonly { value: T; label: string }[];
  value: T | null;
  onChange: (value: T | null) => void;
}

export function FilterChoice<T extends string>({
  label,
  all,
  options,
  value,
  onChange,
}: FilterChoiceProps<T>) {
  return (
    <span className="input filters-choice">
      <select
        aria-label={label}
        value={value ?? ''}
        onChange={({ target }) => onChange(options.find((one) => one.value === target.value)?.value ?? null)}
      >
        <option value="">{all}</option>
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
