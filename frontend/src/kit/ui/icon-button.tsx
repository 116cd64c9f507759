import type { ComponentProps } from 'react';

import './icon-button.css';

interface IconButtonProps extends ComponentProps<'button'> {
  /** The name a screen reader says; the icon alone says nothing. */
  label: string;
}

export function IconButton({ label, className = '', ...rest }: IconButtonProps) {
  return <button type="button" className={`icon-button ${className}`} aria-label={label} {...rest} />;
}
