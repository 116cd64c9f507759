import type { Plan, PlanChange } from '@/api/index/calculation';
import { type Column, DataTable } from '@/kit/data/table/data-table';
import { Disclosure } from '@/kit/data/disclosure';
import { formatDecimal } from '@/domain/decimal';
import { formatRate } from '@/domain/own-places';
import { type Stage } from '@/domain/index/stage';
import { gradeWords } from '@/domain/index/grade-words';

import { planText as text } from './plan.text';

const columns: readonly Column<PlanChange>[] = [
  { key: 'grade', label: text.grade, cell: ({ grade }) => <b>{grade}</b> },
  { key: 'from', label: text.from, numeric: true, cell: ({ current }) => formatRate(current) },
  { key: 'needed', label: text.needed, numeric: true, cell: ({ needed }) => <b>{formatRate(needed)}</b> },
];

interface PlanAllGradesProps {
  plan: Plan;
  target: string;
  stage: Stage;
}

/** What each grade has to reach when all of them rise alike, on demand. */
export function PlanAllGrades({ plan: { allGrades }, target, stage }: PlanAllGradesProps) {
  const words = gradeWords[stage];
  if (allGrades?.changes.length === 1) return null;
  if (!allGrades) return <p className="text-sm text-muted">{text.allGradesOut(target)}</p>;
  return (
    <Disclosure summary={text.allGradesTitle(words.all, words.eachOne)}>
      <p className="text-sm text-muted">
        {allGrades.step === null
          ? text.eachGrade(words.each)
          : text.stepOfAll(formatDecimal(allGrades.step), words.each)}
      </p>
      <DataTable
        caption={text.allGradesCaption(words.all, target)}
        columns={columns}
        rows={allGrades.changes}
        rowKey={({ grade }) => grade ?? ''}
        dense
      />
    </Disclosure>
  );
}
