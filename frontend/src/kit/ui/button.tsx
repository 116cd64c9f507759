import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

import './button.css';

interface Variants {
  variant?: 'outline' | 'primary' | 'text' | 'danger' | undefined;
  /** Reaches over the padding around it, so that its words stand at the edge. */
  flush?: boolean | undefined;
  block?: boolean | undefined;
}

function classOf({ variant = 'outline', flush, block }: Variants, className = ''): string {
  return `button button-${variant}${flush ? ' button-flush' : ''}${block ? ' button-block' : ''} ${className}`;
}

export interface ButtonProps extends ComponentProps<'button'>, Variants {
  /** Shows `pendingText` in the same width and ignores clicks. */
  pending?: boolean;
  pendingText?: ReactNode;
}

export function Button(props: ButtonProps) {
  const {
    variant,
    flush,
    block,
    pending = false,
    pendingText,
    className,
    children,
    onClick,
    ...rest
  } = props;
  const busy = pending
    ? { 'aria-busy': true as const, 'aria-disabled': true as const, onClick: undefined }
    : { onClick };
  return (
    <button type="button" className={classOf({ variant, flush, block }, className)} {...rest} {...busy}>
      {pendingText === undefined ? (
        children
      ) : (
        <span className="button-faces">
          <span data-shown={!pending} aria-hidden={pending}>
            {children}
          </span>
          <span data-shown={pending} aria-hidden={!pending}>
            <i className="button-spin" aria-hidden="true" />
            {pendingText}
          </span>
        </span>
      )}
    </button>
  );
}

export function ButtonLink({ variant, flush, block, className, ...rest }: LinkProps & Variants) {
  return <Link className={classOf({ variant, flush, block }, className)} {...rest} />;
}
