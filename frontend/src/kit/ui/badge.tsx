import { CircleAlert, CircleCheck, CircleMinus } from 'lucide-react';
import type { ReactNode } from 'react';

import { type Decimal } from '@/domain/decimal';
import { bandLabels, bandOf, type IndexBand } from '@/domain/index/index-band';

import './badge.css';

interface BadgeProps {
  tone?: 'neutral' | 'info' | 'ok' | 'warn' | 'bad' | undefined;
  /** A lucide icon with className="icon". */
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
}

export function Badge({ tone = 'neutral', icon, children, className = '' }: BadgeProps) {
  return (
    <span className={`badge badge-${tone} ${className}`}>
      {icon}
      {children}
    </span>
  );
}

const bands: Record<IndexBand, { tone: 'ok' | 'warn' | 'bad'; icon: ReactNode }> = {
  boa: { tone: 'ok', icon: <CircleCheck className="icon" /> },
  atencao: { tone: 'warn', icon: <CircleMinus className="icon" /> },
  critica: { tone: 'bad', icon: <CircleAlert className="icon" /> },
};

/** Boa, Atenção or Crítica for an index; nothing without one. */
export function IndexBadge({ value }: { value: Decimal | string | null | undefined }) {
  const band = bandOf(value);
  if (!band) return null;
  return (
    <Badge tone={bands[band].tone} icon={bands[band].icon}>
      {bandLabels[band]}
    </Badge>
  );
}
