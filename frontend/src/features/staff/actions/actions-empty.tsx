import { Target } from 'lucide-react';
import type { ReactNode } from 'react';

import { useOutlook } from '@/api/index/outlook';
import { formatDecimal } from '@/domain/decimal';
import { Empty } from '@/kit/feedback/empty';
import { Card } from '@/kit/ui/card';

import { actionsText as text } from './actions.text';

interface ActionsEmptyProps {
  schoolId: number;
  /** The way to the first one; null for who only reads. */
  create: ReactNode;
}

/** A school without actions: what its index lacks, and what an action is for. */
export function ActionsEmpty({ schoolId, create }: ActionsEmptyProps) {
  const answer = useOutlook(schoolId, null).data?.answer ?? null;
  const lacks =
    answer && !answer.met
      ? text.emptyGap(formatDecimal(answer.aim.ideb, 1), formatDecimal(answer.gap))
      : null;
  const what = create === null ? text.emptyReader : text.emptyDetail;
  return (
    <Card>
      <Empty title={text.empty} icon={<Target className="icon icon-l" />} action={create}>
        {[lacks, what].filter(Boolean).join(' ')}
      </Empty>
    </Card>
  );
}
