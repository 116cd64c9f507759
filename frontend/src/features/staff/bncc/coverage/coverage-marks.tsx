import { CircleDashed, ListChecks, NotebookPen } from 'lucide-react';

import { Badge } from '@/kit/ui/badge';

import { coverageText as text } from './coverage.text';
import { type Covered, isCovered } from './covered';

/** What there is of a skill in a part of the year: each count with its sign and its word. */
export function CoverageMarks({ covered }: { covered: Covered }) {
  if (!isCovered(covered)) {
    return (
      <span className="text-subtle">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{text.nothing}</span>
      </span>
    );
  }
  return (
    <span className="coverage-marks">
      {covered.plans > 0 ? (
        <span>
          <NotebookPen className="icon icon-s" aria-hidden="true" />
          {text.plans(covered.plans)}
        </span>
      ) : null}
      {covered.questions > 0 ? (
        <span>
          <ListChecks className="icon icon-s" aria-hidden="true" />
          {text.questions(covered.questions)}
        </span>
      ) : null}
    </span>
  );
}

export const MissingBadge = () => (
  <Badge tone="warn" icon={<CircleDashed className="icon" />}>
    {text.missing}
  </Badge>
);
