import { useState } from 'react';

import type { Calculation, Plan, Way } from '@/api/index/calculation';
import { type Column, DataTable } from '@/kit/data/table/data-table';
import { Badge } from '@/kit/ui/badge';
import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';
import { type Stage } from '@/domain/index/stage';
import { gradeWords } from '@/domain/index/grade-words';
import { plural } from '@/domain/plural';
import { effortText } from '@/parts/effort/effort.text';
import { shareWords } from '@/parts/effort/effort-words';
import { Tone } from '@/parts/effort/tone';

import { differenceOf } from '../answer/way-clause';
import { isBelowScale, leverName, leverValue, splitSingles, wayName } from './plan-sentence';
import { planText as text } from './plan.text';

/** Headed by whose numbers they are: those of an edition, or typed ones. */
const columnsOf = (now: string, stage: Stage): readonly Column<Way>[] => [
  { key: 'lever', label: text.lever, cell: (way) => <b>{wayName(way, stage)}</b> },
  { key: 'now', label: now, numeric: true, cell: (way) => leverValue(way, way.current) },
  {
    key: 'needed',
    label: text.needed,
    numeric: true,
    cell: (way) => (way.needed === null ? leverValue(way, null) : <b>{leverValue(way, way.needed)}</b>),
  },
  { key: 'difference', label: text.difference, numeric: true, cell: (way) => <Difference way={way} /> },
  { key: 'effort', label: text.inTime, cell: (way) => <HowFar way={way} /> },
];

function Difference({ way }: { way: Way }) {
  if (way.difference === null) return text.notAlone;
  return (
    <>
      <b className="whitespace-nowrap">{differenceOf(way)}</b>
      {way.pupils ? <span className="sim-plan-second">{effortText.pupils(way.pupils.more)}</span> : null}
    </>
  );
}

function HowFar({ way: { needed, effort } }: { way: Way }) {
  if (needed === null) return <Badge>{text.notEvenAll}</Badge>;
  if (!effort) return null;
  return (
    <>
      <Tone tone={effort.tone} kind={effort.measure.kind} />
      <span className="sim-plan-second">{shareWords(effort)}</span>
    </>
  );
}

interface PlanTableProps {
  calculation: Calculation;
  plan: Plan;
  target: string;
}

/** What each thing alone would have to reach, the least effort first; grades beyond the nearest one on demand. */
export function PlanTable({ calculation: { stage, published }, plan, target }: PlanTableProps) {
  const [all, setAll] = useState(false);
  const { main, rest } = splitSingles(plan.single);
  const { other, others } = gradeWords[stage];
  const otherGrades = plural(rest.length, other, others);
  const belowScale = plan.single.filter(isBelowScale);
  const none = plan.single.every((way) => way.needed === null);
  return (
    <div className="sim-plan-table">
      {none ? <p className="mb-2 text-sm text-muted">{text.noneAlone(target)}</p> : null}
      <DataTable
        caption={text.tableCaption(target)}
        columns={columnsOf(published ? String(published.year) : text.typed, stage)}
        rows={all ? plan.single : main}
        rowKey={(way) => `${way.lever}-${way.grade ?? ''}`}
        dense
        cards
      />
      {belowScale.map((way) => (
        <Note key={way.lever} tone="warn" className="mt-3">
          {text.belowScale(leverName(way), leverValue(way, way.current), leverValue(way, way.start))}
        </Note>
      ))}
      {rest.length > 0 ? (
        <Button variant="text" className="sim-plan-more" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? text.fewerGrades : text.otherGrades(otherGrades)}
        </Button>
      ) : null}
    </div>
  );
}
