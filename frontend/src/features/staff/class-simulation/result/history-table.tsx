import { Link } from 'react-router-dom';

import type { PastSimulation } from '@/api/class-simulations/class-simulations';
import { percentText } from '@/domain/percent';
import { classSimulationAt } from '@/domain/class-simulation/paths';
import { formatDate } from '@/domain/dates';
import { formatDecimal } from '@/domain/decimal';
import { type Column, DataTable } from '@/kit/data/table/data-table';

import { resultText } from './result.text';

const text = resultText.history;

const facts: readonly Column<PastSimulation>[] = [
  { key: 'hits', label: text.hits, numeric: true, cell: ({ hitRate }) => percentText(hitRate) },
  { key: 'grade', label: text.grade, numeric: true, cell: ({ grade }) => formatDecimal(grade) },
];

/** How the class came out each time. */
export function HistoryTable({ history, current }: { history: readonly PastSimulation[]; current: number }) {
  const dateOf = ({ id, startedAt }: PastSimulation) =>
    id === current ? (
      <b>{text.this(formatDate(startedAt))}</b>
    ) : (
      <Link to={classSimulationAt(id)}>{formatDate(startedAt)}</Link>
    );
  return (
    <DataTable
      caption={text.title}
      columns={[{ key: 'date', label: text.date, cell: dateOf }, ...facts]}
      rows={history}
      rowKey={({ id }) => id}
      dense
      cards
    />
  );
}
