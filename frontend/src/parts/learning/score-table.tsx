import { type Column, DataTable } from '@/kit/data/table/data-table';

import { learningText as text } from './learning.text';
import type { Score } from './scores';

const figures: readonly Column<Score>[] = [
  { key: 'value', label: text.measured, numeric: true, cell: ({ value }) => <b>{value}</b> },
  { key: 'range', label: text.range, numeric: true, cell: ({ range }) => range },
];

/** The figures of the drawing beside it, the highest first. */
export function ScoreTable({ label, scores }: { label: string; scores: readonly Score[] }) {
  return (
    <DataTable
      caption={label}
      rows={scores.toSorted((a, b) => b.drawn - a.drawn)}
      rowKey={({ key }) => key}
      dense
      columns={[{ key: 'name', label, cell: ({ name }) => name }, ...figures]}
    />
  );
}
