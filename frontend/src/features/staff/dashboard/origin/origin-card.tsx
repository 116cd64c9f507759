import { CircleCheck, TriangleAlert } from 'lucide-react';

import type { IdebRecord } from '@/api/ideb';
import { type Column, DataTable } from '@/kit/data/data-table';
import { StatDelta } from '@/kit/data/figure/stat-delta';
import { Badge } from '@/kit/ui/badge';
import { Card } from '@/kit/ui/card';
import { formatDecimal, formatPercent } from '@/domain/decimal';
import { type Stage, testedGrades } from '@/domain/index/stage';

import type { Board } from '../board';
import { formatProduct, type Origin, originOf, type OriginRow } from './origin';
import { originText } from './origin.text';

import './origin.css';

/** The index opened down to its inputs. */
export function OriginCard({ board }: { board: Board }) {
  const origin = originOf(board);
  if (!origin || !board.index) return null;
  const { year, since } = origin;
  return (
    <Card
      title={originText.title(formatDecimal(board.index.value, 1))}
      description={since === null ? originText.description(year) : originText.descriptionSince(year, since)}
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
  const columns = columnsOf(origin, { title: originText.proficiency(testedGrades[stage]), places: 2 });
  return (
    <div>
      <Sum label={originText.score} row={origin.score} places={2} />
      <Inputs columns={columns} rows={known} none={originText.noProficiency} />
      <Working record={origin.record} />
    </div>
  );
}

function Approval({ origin }: { origin: Origin }) {
  const columns = columnsOf(origin, { title: originText.approval, places: 1, percent: true });
  return (
    <div>
      <Sum label={originText.indicator} row={origin.indicator} places={3} />
      <Inputs columns={columns} rows={origin.grades} none={originText.noApproval} />
    </div>
  );
}

function Sum({ label, row, places }: { label: string; row: OriginRow; places: number }) {
  return (
    <h3 className="row row-between pb-2 text-sm font-regular">
      <span className="text-muted">{label}</span>
      <span className="flex gap-2">
        <b>{formatDecimal(row.value, places)}</b>
        {row.change ? <StatDelta value={row.change} places={places} /> : null}
      </span>
    </h3>
  );
}

interface InputsProps {
  columns: readonly Column<OriginRow>[];
  rows: readonly OriginRow[];
  /** Said when there is no row. */
  none: string;
}

function Inputs({ columns, rows, none }: InputsProps) {
  if (rows.length === 0) return <p className="text-sm text-muted">{none}</p>;
  return (
    <DataTable
      caption={columns[0]?.label ?? ''}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.key}
      dense
    />
  );
}

interface Writing {
  title: string;
  places: number;
  percent?: boolean;
}

/** Name, the edition's value and, with an edition before, the change. */
function columnsOf({ year, since }: Origin, { title, places, percent }: Writing): Column<OriginRow>[] {
  const write = percent ? formatPercent : formatDecimal;
  const columns: Column<OriginRow>[] = [
    { key: 'name', label: title, cell: nameCell },
    { key: 'value', label: String(year), numeric: true, cell: (row) => <b>{write(row.value, places)}</b> },
  ];
  if (since === null) return columns;
  const unit = percent ? { unit: 'p.p.' } : {};
  const change: Column<OriginRow> = {
    key: 'change',
    label: originText.change,
    numeric: true,
    cell: (row) =>
      row.change ? <StatDelta value={row.change} places={places} {...unit} /> : formatDecimal(null),
  };
  return [...columns, change];
}

const nameCell = (row: OriginRow) => (
  <span className="font-regular">{originText.proficiencies[row.key] ?? row.key}</span>
);

/** N × P in figures, and what to make of a difference. */
function Working({ record }: { record: IdebRecord }) {
  const { check, standardizedScore, performanceIndicator, idebScore } = record;
  if (!check || !standardizedScore || !performanceIndicator || !idebScore) return null;
  const product = formatProduct(check.product, check.ideb);
  const ending = check.agrees && record.source === 'inep' ? originText.published : originText.rounded;
  const differs = record.source === 'escola' ? originText.differsOwn : originText.differs;
  return (
    <>
      <p className="pt-3 text-xs text-subtle">
        {originText.working(standardizedScore, performanceIndicator, product, ending(check.ideb))}
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
