import { useField } from 'formik';
import type { ReactNode } from 'react';

/** A native check box with its label; the value is a boolean. */
export function CheckField({ name, children }: { name: string; children: ReactNode }) {
  const [{ checked, onChange, onBlur }] = useField<boolean>({ name, type: 'checkbox' });
  return (
    <label className="check">
      <input type="checkbox" name={name} checked={checked ?? false} onChange={onChange} onBlur={onBlur} />
      {children}
    </label>
  );
}
