import { useFormikContext } from 'formik';
import type { MouseEvent, ReactNode } from 'react';

import { Button, type ButtonProps } from '@/kit/ui/button';

interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'pending' | 'pendingText'> {
  pendingText: ReactNode;
}

/** Sends its form; while it waits it shows the word, keeps its width and ignores a second click. */
export function SubmitButton({ pendingText, ...rest }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      type="submit"
      variant="primary"
      pending={isSubmitting}
      pendingText={pendingText}
      onMouseDown={keepFocus}
      {...rest}
    />
  );
}

/** Leaving a field may write an error under it and move the button away from a click that has begun. */
export const keepFocus = (event: MouseEvent) => event.preventDefault();
