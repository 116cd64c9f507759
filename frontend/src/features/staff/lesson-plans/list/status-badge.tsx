import { CircleCheck, type LucideIcon, Pencil, Send, Undo2 } from 'lucide-react';

import { type PlanStatus, planStatusLabels } from '@/domain/lesson/plan-status';
import { Badge } from '@/kit/ui/badge';

const looks: Readonly<Record<PlanStatus, { tone: 'neutral' | 'info' | 'ok' | 'warn'; icon: LucideIcon }>> = {
  rascunho: { tone: 'neutral', icon: Pencil },
  enviado: { tone: 'info', icon: Send },
  aprovado: { tone: 'ok', icon: CircleCheck },
  devolvido: { tone: 'warn', icon: Undo2 },
};

/** Where a plan stands, in a word. */
export function StatusBadge({ status }: { status: PlanStatus }) {
  const { tone, icon: Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon className="icon" />}>
      {planStatusLabels[status]}
    </Badge>
  );
}
