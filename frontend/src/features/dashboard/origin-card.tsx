import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import type { IdebRecord } from '@/api/schema';
import { type Column, DataTable } from '@/components/data/data-table';
import { StatDelta } from '@/components/data/stat-delta';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { formatDecimal, formatPercent } from '@/domain/decimal';
import { type Stage, testedGrades } from '@/domain/stage';

import type { Board } from './board';
import { honestProduct, type Origin, originOf, type OriginRow } from './origin';
import { originText } from './origin.text';

/** The index opened down to its inputs. */
export function OriginCard({ board }: { board: Board }) {
  const origin = originOf(board);
  if (!origin || !board.index) return null;
  return (
    <Card
      title={originText.title(formatDecimal(board.index.value, 1))}
      description={originText.description(origin.year, origin.since)}
      action={<CheckBadge record={origin.record} />}
    >
      <div className="origin">
        <Learning origin={origin} stage={board.stage} />
        <Approval origin={origin} />
      </div>
    </Card>
  );
}

function CheckBadge({ record }: { record: IdebRecord }) {
  if (!record.check) return record.source === 'escola' ? <Badge>{originText.own}</Badge> : null;
  const own = record.source === 'escola';
  if (!record.check.agrees) return null;
  return (
    <Badge tone="ok" icon={<CircleCheck className="icon" />}>
      {own ? originText.agreesOwn : originText.agrees}
    </Badge>
  );
}

function Learning({ origin, stage }: { origin: Origin; stage: Stage }) {
  const known = origin.proficiencies.filter((row) => row.value !== null);
  return (
    <div>
      <Sum label={originText.score} row={origin.score} places={2} />
      {known.length > 0 ? (
        <Inputs
          origin={origin}
          title={originText.proficiency(testedGrades[stage])}
          rows={known}
          name={(row) => originText.proficiencies[row.key] ?? row.key}
          write={(row) => formatDecimal(row.value, 2)}
          delta={(change) => <StatDelta value={change} places={2} />}
        />
      ) : (
        <p className="text-sm text-muted">{originText.noProficiency}</p>
      )}
      <Working record={origin.record} />
    </div>
  );
}

function Approval({ origin }: { origin: Origin }) {
  return (
    <div>
      <Sum label={originText.indicator} row={origin.indicator} places={3} />
      {origin.grades.length > 0 ? (
        <Inputs
          origin={origin}
          title={originText.approval}
          rows={origin.grades}
          name={(row) => row.key}
          write={(row) => formatPercent(row.value, 1)}
          delta={(change) => <StatDelta value={change} places={1} unit="p.p." />}
        />
      ) : (
        <p className="text-sm text-muted">{originText.noApproval}</p>
      )}
    </div>
  );
}

function Sum({ label, row, places }: { label: string; row: OriginRow; places: number }) {
  return (
    <h3 className="row between pb-2 text-sm font-regular">
      <span className="text-muted">{label}</span>
      <span className="flex gap-2">
        <b>{formatDecimal(row.value, places)}</b>
        {row.change ? <StatDelta value={row.change} places={places} /> : null}
      </span>
    </h3>
  );
}

interface InputsProps {
  origin: Origin;
  title: string;
  rows: readonly OriginRow[];
  name: (row: OriginRow) => string;
  write: (row: OriginRow) => string;
  delta: (change: NonNullable<OriginRow['change']>) => ReactNode;
}

function Inputs({ origin, title, rows, name, write, delta }: InputsProps) {
  const columns: Column<OriginRow>[] = [
    { key: 'name', label: title, cell: (row) => <span className="font-regular">{name(row)}</span> },
    { key: 'value', label: String(origin.year), numeric: true, cell: (row) => <b>{write(row)}</b> },
  ];
  if (origin.since !== null) {
    columns.push({
      key: 'change',
      label: originText.change,
      numeric: true,
      cell: (row) => (row.change ? delta(row.change) : formatDecimal(null)),
    });
  }
  return <DataTable caption={title} columns={columns} rows={rows} rowKey={(row) => row.key} dense />;
}

/** N × P in figures, and what to make of a difference. */
function Working({ record }: { record: IdebRecord }) {
  const { check, standardizedScore, performanceIndicator, idebScore } = record;
  if (!check || !standardizedScore || !performanceIndicator || !idebScore) return null;
  const product = honestProduct(check.product, check.ideb);
  const differs = record.source === 'escola' ? originText.differsOwn : originText.differs;
  return (
    <>
      <p className="pt-3 text-xs text-subtle">
        {originText.working(standardizedScore, performanceIndicator, product, check.ideb)}
      </p>
      {check.agrees ? null : (
        <p className="flex gap-1 pt-1 text-xs text-attention-text">
          <TriangleAlert className="icon icon-s" />
          {differs(formatDecimal(check.ideb, 1), formatDecimal(idebScore, 1))}
        </p>
      )}
    </>
  );
}
