import type { ComponentProps, ReactNode } from 'react';

import { describedBy, Field } from './field';
import { useBoundField } from './use-bound-field';

import './text-area.css';

export interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'name' | 'value' | 'id'> {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
}

/** Text of several lines; it grows with what is typed, from `rows` on. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { name, label, hint, optional = false, rows = 3, className = '', ...rest } = props;
  const { id, field, error, forgetError } = useBoundField(name);
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <textarea
        id={id}
        className={`text-area${error ? ' text-area-invalid' : ''}`}
        rows={rows}
        {...field}
        onChange={(event) => {
          field.onChange(event);
          // What it was refused for is no longer what stands there; leaving the field checks it again.
          if (error) forgetError();
        }}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        {...rest}
      />
    </Field>
  );
}
