import type { ComponentProps } from 'react';

interface IconButtonProps extends ComponentProps<'button'> {
  /** The name a screen reader says; the icon alone says nothing. */
  label: string;
}

export function IconButton({ label, className = '', ...rest }: IconButtonProps) {
  return <button type="button" className={`icon-btn ${className}`} aria-label={label} {...rest} />;
}
