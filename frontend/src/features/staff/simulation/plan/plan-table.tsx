import { useId, useState } from 'react';

import type { Plan, SingleLever } from '@/api/calculation';
import { type Column, DataTable } from '@/kit/data/data-table';
import { Badge } from '@/kit/ui/badge';
import { Button } from '@/kit/ui/button';

import { formatStep } from '../scenario/figures';
import { isRate, leverName, leverValue, splitSingles } from './plan-sentence';
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

/** What each lever alone would have to reach; the grades beyond the nearest one on demand. */
export function PlanTable({ plan, target }: { plan: Plan; target: string }) {
  const [all, setAll] = useState(false);
  const heading = useId();
  const { main, rest } = splitSingles(plan.single);
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
      {rest.length > 0 ? (
        <Button variant="text" className="sim-plan-more" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? text.fewerGrades : text.otherGrades(rest.length)}
        </Button>
      ) : null}
    </section>
  );
}
