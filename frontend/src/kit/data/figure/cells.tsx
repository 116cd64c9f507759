import type { ReactNode } from 'react';

import './cell.css';
import './figure.css';

interface CellsProps {
  /** What the figures are about: "Resumo, Anos Finais". */
  label: string;
  /** `summary`: five in a row, with cells-5.css; `grid`: twelve columns, cells say their span. */
  layout?: 'summary' | 'grid';
  children: ReactNode;
  className?: string;
}

/** A strip of figures of one kind: one card, hairlines between. */
export function Cells({ label, layout = 'grid', children, className = '' }: CellsProps) {
  return (
    <section
      className={`cells ${layout === 'summary' ? 'cells-5' : 'cells-12'} ${className}`}
      aria-label={label}
    >
      {children}
    </section>
  );
}

interface CellProps {
  label: ReactNode;
  value: ReactNode;
  /** A unit or an edition after the figure. */
  small?: ReactNode;
  /** One line of context. */
  context?: ReactNode;
  badge?: ReactNode;
  /** By importance, in a `summary`: 28, 20 or 16 px. */
  size?: 'large' | 'middle' | 'small';
  /** Columns of twelve, in a `grid` strip. */
  span?: 3 | 4 | 6 | 12;
}

const sizes = { large: 'figure', middle: 'figure cells-5-middle', small: 'figure cells-5-small' };
const spans = { 3: 'cell-3', 4: 'cell-4', 6: 'cell-6', 12: 'cell-12' };

export function Cell(props: CellProps) {
  const { label, value, small, context, badge, span, size = 'large' } = props;
  return (
    <div className={span ? `cell ${spans[span]}` : 'cell'}>
      <h3 className="cell-label font-regular">{label}</h3>
      <p className={sizes[size]}>
        <span>{value}</span>
        {small ? <small>{small}</small> : null}
        {badge}
      </p>
      {context ? <p className="cell-context">{context}</p> : null}
    </div>
  );
}
