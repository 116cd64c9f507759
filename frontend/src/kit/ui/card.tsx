import { type ComponentProps, type ReactNode, useId } from 'react';

interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode;
  /** One line under the heading: what the card shows. */
  description?: ReactNode;
  /** At the right of the heading: a badge, a text button. */
  action?: ReactNode;
  /** Fills the height of its row; a CardFoot then stands at the bottom. */
  column?: boolean;
  /** Without padding, for a table that reaches the edges. */
  flush?: boolean;
}

export function Card({
  title,
  description,
  action,
  column,
  flush,
  className = '',
  children,
  ...rest
}: CardProps) {
  const heading = useId();
  const shape = `card${column ? ' col' : ''}${flush ? ' flush' : ''} ${className}`;
  return (
    <section className={shape} aria-labelledby={title ? heading : undefined} {...rest}>
      {title || action ? (
        <div className={flush ? 'card-head px-5 pt-5' : 'card-head'}>
          <div>
            {title ? <h2 id={heading}>{title}</h2> : null}
            {description ? <p>{description}</p> : null}
          </div>
          {action}
        </div>
      ) : null}
      {children}
    </section>
  );
}

export function CardFoot({ children }: { children: ReactNode }) {
  return <div className="card-foot">{children}</div>;
}
