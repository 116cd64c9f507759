import { ChevronDown, Search } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

import { useNarrow } from '@/kit/browser/use-narrow';

import '@/kit/form/fields/input.css';
import './filters.css';

/** What narrows a list down, in one row above it. */
export function Filters({ children }: { children: ReactNode }) {
  return <div className="filters no-print">{children}</div>;
}

interface FilterSearchProps {
  /** What is searched for; its placeholder too. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** On a phone it goes to the top of the screen: what is found stands below it, above the keyboard. */
export function FilterSearch({ label, value, onChange }: FilterSearchProps) {
  const narrow = useNarrow();
  const field = useRef<HTMLSpanElement>(null);
  const bringUp = () => {
    if (narrow) field.current?.scrollIntoView({ block: 'start' });
  };
  const isUsed = value !== '';
  useLayoutEffect(() => {
    // Once the page has room for it below.
    if (isUsed && narrow && field.current?.contains(document.activeElement)) {
      field.current.scrollIntoView({ block: 'start' });
    }
  }, [isUsed, narrow]);
  return (
    <span ref={field} className="input filters-search" data-used={isUsed || undefined}>
      <Search className="icon icon-s" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onFocus={bringUp}
        onChange={(event) => {
          onChange(event.target.value);
          bringUp();
        }}
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
  /** Why there is nothing to choose yet. */
  reason?: string | null;
}

export function FilterChoice<T extends string>({
  label,
  all,
  options,
  value,
  onChange,
  reason = null,
}: FilterChoiceProps<T>) {
  return (
    <span className="input filters-choice">
      <select
        aria-label={label}
        disabled={reason !== null}
        // What is chosen may be longer than there is room for.
        title={reason ?? options.find((one) => one.value === value)?.label ?? all}
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
