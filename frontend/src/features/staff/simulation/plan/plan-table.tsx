import { useId, useState } from 'react';

import type { Plan, SingleLever } from '@/api/calculation';
import { type Column, DataTable } from '@/kit/data/data-table';
import { Badge } from '@/kit/ui/badge';
import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';
import { type Stage } from '@/domain/index/stage';
import { gradeWords } from '@/domain/index/grade-words';
import { plural } from '@/domain/plural';

import { formatStep } from '../scenario/figures';
import { isBelowScale, isRate, leverName, leverValue, splitSingles } from './plan-sentence';
import { planText as text } from './plan.text';

const columns: readonly Column<SingleLever>[] = [
  { key: 'lever', label: text.lever, cell: (lever) => <b>{leverName(lever, true)}</b> },
  { key: 'today', label: text.today, numeric: true, cell: (lever) => leverValue(lever, lever.current) },
  {
    key: 'needed',
    label: text.needed,
    numeric: true,
    cell: (lever) =>
      lever.needed === null ? leverValue(lever, null) : <b>{leverValue(lever, lever.needed)}</b>,
  },
  { key: 'difference', label: text.difference, numeric: true, cell: (lever) => <Difference lever={lever} /> },
];

function Difference({ lever }: { lever: SingleLever }) {
  if (lever.difference === null) return <Badge>{text.notAlone}</Badge>;
  const unit = isRate(lever) ? text.percentagePoints : text.points;
  return <Badge tone="info">{`${formatStep(lever.difference, isRate(lever) ? 1 : 2)}\u00a0${unit}`}</Badge>;
}

interface PlanTableProps {
  plan: Plan;
  target: string;
  stage: Stage;
}

/** What each lever alone would have to reach; the grades beyond the nearest one on demand. */
export function PlanTable({ plan, target, stage }: PlanTableProps) {
  const [all, setAll] = useState(false);
  const heading = useId();
  const { main, rest } = splitSingles(plan.single);
  const { other, others } = gradeWords[stage];
  const otherGrades = plural(rest.length, other, others);
  const belowScale = plan.single.filter(isBelowScale);
  const none = plan.single.every((lever) => lever.needed === null);
  return (
    <section aria-labelledby={heading} className="sim-plan-table">
      <h3 id={heading}>{text.tableTitle}</h3>
      {none ? <p className="mt-1 text-sm text-muted">{text.noneAlone(target)}</p> : null}
      <DataTable
        caption={text.tableCaption(target)}
        columns={columns}
        rows={all ? [...main, ...rest] : main}
        rowKey={(lever) => `${lever.lever}-${lever.grade ?? ''}`}
        dense
        cards
      />
      {belowScale.map((lever) => (
        <Note key={lever.lever} tone="warn" className="mt-3">
          {text.belowScale(
            leverName(lever),
            leverValue(lever, lever.current),
            leverValue(lever, lever.start),
          )}
        </Note>
      ))}
      {rest.length > 0 ? (
        <Button variant="text" className="sim-plan-more" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? text.fewerGrades : text.otherGrades(otherGrades)}
        </Button>
      ) : null}
    </section>
  );
}
