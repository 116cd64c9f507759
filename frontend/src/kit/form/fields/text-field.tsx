import type { ComponentProps, ReactNode } from 'react';

import { describedBy, Field } from './field';

import { useBoundField } from './use-bound-field';

import './input.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'name' | 'value' | 'id'> {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Writes "(opcional)" after the label. */
  optional?: boolean;
  /** Inside the field, at its right: "%", "pontos". */
  unit?: ReactNode;
  /** Inside the field, after the unit: an icon button. */
  end?: ReactNode;
  /** Less padding, for short numbers side by side. */
  compact?: boolean;
  /** The id of the words that tell its error, where the group tells it. */
  toldBy?: string | undefined;
}

export function TextField(props: TextFieldProps) {
  const {
    name,
    label,
    hint,
    optional = false,
    unit,
    end,
    compact,
    toldBy,
    className,
    onChange,
    onBlur,
    ...rest
  } = props;
  const { id, field, error, forgetError } = useBoundField(name);
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={toldBy ? undefined : error}
      optional={optional}
      {...(className ? { className } : {})}
    >
      <span className={`input${error ? ' input-invalid' : ''}${compact ? ' input-compact' : ''}`}>
        <input
          id={id}
          type="text"
          {...field}
          onChange={(event) => {
            field.onChange(event);
            // What it was refused for is no longer what stands there; leaving the field checks it again.
            if (error) forgetError();
            onChange?.(event);
          }}
          onBlur={(event) => {
            field.onBlur(event);
            onBlur?.(event);
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={toldBy ?? describedBy(id, hint, error)}
          {...rest}
        />
        {unit ? <span className="input-unit">{unit}</span> : null}
        {end}
      </span>
    </Field>
  );
}
