import { type ComponentProps, type ReactNode, useId } from 'react';

import './card.css';

interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode;
  /** One line under the heading: what the card shows. */
  description?: ReactNode;
  /** At the right of the heading: a badge, a text button. */
  action?: ReactNode;
  /** Fills the height of its row; a CardFoot then stands at the bottom. */
  column?: boolean;
}

export function Card({ title, description, action, column, className = '', children, ...rest }: CardProps) {
  const heading = useId();
  const shape = `card${column ? ' card-col' : ''} ${className}`;
  return (
    <section className={shape} aria-labelledby={title ? heading : undefined} {...rest}>
      {title || action ? (
        <div className="card-head">
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
