import type { ComponentProps, ReactNode } from 'react';

import { useBoundField } from './use-bound-field';

import './check.css';

export interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'name' | 'value' | 'id' | 'type'> {
  name: string;
  label: ReactNode;
}

/** Yes or no: "true" or "false" among a form's texts, read by yup's `boolean()`. */
export function CheckField({ name, label, ...rest }: CheckFieldProps) {
  const { id, field } = useBoundField(name);
  return (
    <label className="check">
      <input
        {...field}
        {...rest}
        id={id}
        type="checkbox"
        value="true"
        checked={field.value === 'true'}
        onChange={({ target }) => field.onChange({ target: { name, value: String(target.checked) } })}
      />
      {label}
    </label>
  );
}
