import { CircleAlert, Eye, EyeOff, TriangleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';

import { IconButton } from '@/kit/ui/icon-button';
import { pupilText } from '@/parts/pupil/pupil.text';

import './pupil-field.css';

interface PupilFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string;
  hint?: string | undefined;
  /** What is wrong with it; stands in the hint's place. */
  error?: string | undefined;
  /** At the end of the box. */
  end?: ReactNode;
}

/** A labelled box, large enough for a finger. */
export function PupilField({ label, hint, error, end, ...input }: PupilFieldProps) {
  const id = useId();
  const below = error ?? hint;
  return (
    <div className="pupil-field">
      <label htmlFor={id}>{label}</label>
      <div className={error ? 'pupil-field-box pupil-field-wrong' : 'pupil-field-box'}>
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={below ? `${id}-below` : undefined}
          {...input}
        />
        {end}
      </div>
      {below ? (
        <p id={`${id}-below`} className={error ? 'pupil-field-error' : 'pupil-field-hint'}>
          {error ? <CircleAlert className="icon icon-s" /> : null}
          {below}
        </p>
      ) : null}
    </div>
  );
}

/** The same for a password, which may be looked at. */
export function PasswordBox(props: Omit<PupilFieldProps, 'type' | 'end'>) {
  const [isShown, setShown] = useState(false);
  return (
    <PupilField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          label={isShown ? pupilText.hidePassword : pupilText.showPassword}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff className="icon" /> : <Eye className="icon" />}
        </IconButton>
      }
    />
  );
}

/** What a form was refused for, over its fields. */
export function FormNote({ children }: { children: ReactNode }) {
  return (
    <div className="pupil-field-note" role="alert">
      <TriangleAlert className="icon" />
      <p>{children}</p>
    </div>
  );
}
