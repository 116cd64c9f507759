import { cva, type VariantProps } from 'class-variance-authority';
import { CircleAlert, CircleCheck, CircleMinus } from 'lucide-react';
import type { ReactNode } from 'react';

import { type Decimal } from '@/domain/decimal';
import { bandLabels, bandOf, type IndexBand } from '@/domain/index-band';

const badge = cva('badge', {
  variants: { tone: { neutral: '', info: 'info', ok: 'ok', warn: 'warn', bad: 'bad' } },
  defaultVariants: { tone: 'neutral' },
});

interface BadgeProps extends VariantProps<typeof badge> {
  /** A lucide icon with className="icon". */
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
}

export function Badge({ tone, icon, children, className }: BadgeProps) {
  return (
    <span className={badge({ tone, className })}>
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
