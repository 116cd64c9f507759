import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { uiText } from '@/kit/ui/ui.text';

import './field.css';

export interface FieldProps {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Takes the hint's place, with an icon. */
  error?: string | undefined;
  optional?: boolean;
  children: ReactNode;
  className?: string;
}

/** The ids that tie a hint or an error to its input. */
export function describedBy(id: string, hint: ReactNode, error: string | undefined): string | undefined {
  if (error) return `${id}-error`;
  return hint ? `${id}-hint` : undefined;
}

/** Label above, hint under, error in the hint's place. */
export function Field({ id, label, hint, error, optional, children, className = '' }: FieldProps) {
  return (
    <div className={`field ${className}`}>
      <label className="field-label" htmlFor={id}>
        {label}
        {optional ? <span className="field-optional"> {uiText.optional}</span> : null}
      </label>
      {children}
      {error ? (
        <span className="field-error" id={`${id}-error`}>
          <CircleAlert className="icon" />
          {error}
        </span>
      ) : hint ? (
        <span className="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
    </div>
  );
}
