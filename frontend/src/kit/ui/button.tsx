import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

const button = cva('btn', {
  variants: {
    variant: { outline: '', primary: 'btn-primary', text: 'btn-text', danger: 'btn-danger' },
    flush: { true: 'btn-flush' },
    block: { true: 'btn-block' },
  },
  defaultVariants: { variant: 'outline' },
});

type Variants = VariantProps<typeof button>;

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
    <button type="button" className={button({ variant, flush, block, className })} {...rest} {...busy}>
      {pendingText === undefined ? (
        children
      ) : (
        <span className="btn-faces">
          <span data-shown={!pending} aria-hidden={pending}>
            {children}
          </span>
          <span data-shown={pending} aria-hidden={!pending}>
            <i className="spin" aria-hidden="true" />
            {pendingText}
          </span>
        </span>
      )}
    </button>
  );
}

export function ButtonLink({ variant, flush, block, className, ...rest }: LinkProps & Variants) {
  return <Link className={button({ variant, flush, block, className })} {...rest} />;
}
