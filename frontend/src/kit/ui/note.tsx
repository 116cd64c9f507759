import { cva, type VariantProps } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const note = cva('note', {
  variants: { tone: { neutral: '', info: 'info', ok: 'ok', warn: 'warn', bad: 'bad' } },
  defaultVariants: { tone: 'neutral' },
});

const icons = {
  neutral: <Info className="icon" />,
  info: <Info className="icon" />,
  ok: <CircleCheck className="icon" />,
  warn: <TriangleAlert className="icon" />,
  bad: <CircleAlert className="icon" />,
};

interface NoteProps extends VariantProps<typeof note> {
  children: ReactNode;
  icon?: ReactNode;
  /** "alert" speaks at once, "status" when it is quiet. */
  role?: 'alert' | 'status';
  className?: string;
}

/** One fact that changes a decision; at most one a card. */
export function Note({ tone, icon, role, className, children }: NoteProps) {
  return (
    <div className={note({ tone, className })} role={role}>
      {icon ?? icons[tone ?? 'neutral']}
      <div className="min-w-0">{children}</div>
    </div>
  );
}
