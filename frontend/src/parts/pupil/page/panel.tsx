import { type ComponentProps, type ReactNode, useId } from 'react';

import './panel.css';

interface PanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode;
  tone?: 'paper' | 'sun' | 'sea' | 'sky';
  /** Side by side on a wide screen: a figure or picture, the words, the button. */
  shape?: 'plain' | 'line' | 'big';
}

/** The pupils' card: 2 px of outline, 20 px corners. */
export function Panel({ title, tone = 'paper', shape = 'plain', children, ...rest }: PanelProps) {
  const heading = useId();
  const classes = [
    'panel',
    tone === 'paper' ? '' : `panel-${tone}`,
    shape === 'plain' ? '' : `panel-${shape}`,
  ];
  return (
    <section
      className={classes.filter(Boolean).join(' ')}
      aria-labelledby={title ? heading : undefined}
      {...rest}
    >
      {title ? (
        <h2 id={heading} className="panel-h">
          {title}
        </h2>
      ) : null}
      {children}
    </section>
  );
}

interface PanelEmptyProps {
  icon: ReactNode;
  title: string;
  /** Why, and what for. */
  detail?: ReactNode;
  action?: ReactNode;
}

/** Nothing there yet: what is missing, why, and the next thing to do. */
export function PanelEmpty({ icon, title, detail, action }: PanelEmptyProps) {
  return (
    <div className="panel-empty">
      {icon}
      <h2>{title}</h2>
      {detail ? <p>{detail}</p> : null}
      {action}
    </div>
  );
}
