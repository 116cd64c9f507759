import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

import './play.css';

interface Shape {
  /** One filled button a screen; the others are quiet, or words alone. */
  tone?: 'filled' | 'quiet' | 'text';
  block?: boolean;
}

const classOf = ({ tone = 'filled', block = false }: Shape): string =>
  `play${tone === 'filled' ? '' : ` play-${tone}`}${block ? ' play-block' : ''}`;

interface PlayButtonProps extends ComponentProps<'button'>, Shape {
  pending?: boolean;
  /** Shown in the same width while it is pending; a click is ignored then. */
  pendingText?: ReactNode;
}

/** A pupils' button: 52 px high, and pressed in by a finger. */
export function PlayButton(props: PlayButtonProps) {
  const { tone, block, pending = false, pendingText, children, onClick, ...rest } = props;
  const shape = { ...(tone && { tone }), ...(block && { block }) };
  const busy = pending ? { 'aria-busy': true as const, 'aria-disabled': true as const } : { onClick };
  return (
    <button type="button" className={classOf(shape)} {...rest} {...busy}>
      {pendingText === undefined ? (
        children
      ) : (
        <span className="play-faces">
          <span data-shown={!pending} aria-hidden={pending}>
            {children}
          </span>
          <span data-shown={pending} aria-hidden={!pending}>
            <i className="play-spin" aria-hidden="true" />
            {pendingText}
          </span>
        </span>
      )}
    </button>
  );
}

export function PlayLink({ tone, block, ...rest }: LinkProps & Shape) {
  return <Link className={classOf({ ...(tone && { tone }), ...(block && { block }) })} {...rest} />;
}
