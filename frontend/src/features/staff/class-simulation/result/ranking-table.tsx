import { SquarePen } from 'lucide-react';
import { useState } from 'react';

import type { ClassSimulationDetail, RankedPupil } from '@/api/class-simulations/class-simulations';
import { formatDecimal } from '@/domain/decimal';
import { type Column, DataTable } from '@/kit/data/table/data-table';
import { lazyDialog } from '@/kit/overlay/dialog/lazy-dialog';
import { IconButton } from '@/kit/ui/icon-button';

import { resultText } from './result.text';

import './ranking-table.css';

const text = resultText.ranking;

const observationDialog = lazyDialog(
  () => import('./observation-dialog').then((module) => module.ObservationDialog),
  ({ onClose }) => onClose,
);

const facts: readonly Column<RankedPupil>[] = [
  {
    key: 'name',
    label: text.pupil,
    cell: ({ place, name }) => text.place(place, name),
  },
  {
    key: 'hits',
    label: text.hits,
    numeric: true,
    cell: ({ hits, questions }) => resultText.asked.of(hits, questions),
  },
  { key: 'grade', label: text.grade, numeric: true, cell: ({ grade }) => <b>{formatDecimal(grade)}</b> },
];

interface RankingTableProps {
  simulation: ClassSimulationDetail;
  ranking: readonly RankedPupil[];
}

/** Who came how far, and what the teacher noted about each. */
export function RankingTable({ simulation, ranking }: RankingTableProps) {
  const [noting, setNoting] = useState<RankedPupil | null>(null);
  const notesOf = (pupil: RankedPupil) => (
    <span className="ranking-table-notes">
      <span>{pupil.observations}</span>
      {simulation.mayChange ? (
        <IconButton
          className="no-print"
          label={text.note(pupil.name)}
          title={pupil.observations === null ? text.add : text.change}
          onClick={() => setNoting(pupil)}
        >
          <SquarePen className="icon icon-s" />
        </IconButton>
      ) : null}
    </span>
  );
  return (
    <>
      <DataTable
        caption={text.title}
        columns={[...facts, { key: 'observations', label: text.observations, cell: notesOf }]}
        rows={ranking}
        rowKey={({ studentId }) => studentId}
        dense
        cards
      />
      {noting ? (
        <observationDialog.Component simulation={simulation} pupil={noting} onClose={() => setNoting(null)} />
      ) : null}
    </>
  );
}
