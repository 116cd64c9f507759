import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { describedBy, Field } from './field';

import { useBoundField } from './use-bound-field';

import './input.css';

export interface SelectFieldProps extends Omit<
  ComponentProps<'select'>,
  'name' | 'value' | 'id' | 'children'
> {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  options: readonly { value: string; label: string }[];
  /** The first, empty choice. */
  placeholder?: string;
}

export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, optional = false, options, placeholder, className, onChange, ...rest } = props;
  const { id, field, error } = useBoundField(name);
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      {...(className ? { className } : {})}
    >
      <span className={error ? 'input input-invalid' : 'input'}>
        <select
          id={id}
          {...field}
          onChange={(event) => {
            field.onChange(event);
            onChange?.(event);
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          {...rest}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className="icon" />
      </span>
    </Field>
  );
}
