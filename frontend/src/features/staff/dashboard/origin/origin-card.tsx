import { CircleCheck, TriangleAlert } from 'lucide-react';

import type { IdebRecord, ProficiencyLevel } from '@/api/index/ideb';
import { type Column, DataTable } from '@/kit/data/table/data-table';
import { StatDelta } from '@/kit/data/figure/stat-delta';
import { Badge } from '@/kit/ui/badge';
import { Fold } from '@/kit/ui/fold/fold';
import { Terms } from '@/parts/glossary/terms';
import { AboutEqual } from '@/parts/index/about-equal';
import { formatDecimal } from '@/domain/decimal';
import { formatLeast, formatRate, placesOf } from '@/domain/own-places';
import { articleOf, type Stage, testedGrades } from '@/domain/index/stage';
import { gradeWords } from '@/domain/index/grade-words';

import type { Board } from '../board';
import { bandSources, fellMost, type Origin, originOf, type OriginRow, sumOf } from './origin';
import { originText } from './origin.text';

import './origin.css';

/** The index opened down to its inputs. */
export function OriginCard({ board }: { board: Board }) {
  const origin = originOf(board);
  if (!origin || !board.index) return null;
  const { year, since } = origin;
  const about = since === null ? originText.description(year) : originText.descriptionSince(year, since);
  const sum = sumSentence(origin);
  return (
    <Fold
      title={originText.title(formatDecimal(board.index.value, 1))}
      description={sum ?? about}
      badge={<CheckBadge record={origin.record} />}
    >
      {sum ? (
        <p className="pb-4 text-sm text-muted">
          <Terms>{about}</Terms>
        </p>
      ) : null}
      <div className="origin">
        <Learning origin={origin} stage={board.stage} />
        <Approval origin={origin} stage={board.stage} />
      </div>
    </Fold>
  );
}

/** "Aprendizagem 5,33 × aprovação 0,940 = 5,01. O 6º ano foi o que mais caiu: 2,3 p.p." */
function sumSentence(origin: Origin): string | null {
  const sum = sumOf(origin);
  if (!sum) return null;
  const [n, p, index] = [sum.score, sum.indicator, sum.index].map((figure) => formatDecimal(figure));
  const fallen = fellMost(origin);
  const words = originText.sum(n ?? '', p ?? '', index ?? '');
  if (!fallen) return words;
  const { grade, fall, alone } = fallen;
  const say = alone ? originText.fell : originText.fellMost;
  return `${words} ${say(articleOf(grade), grade, originText.points(formatLeast(fall)))}`;
}

const differs: Record<IdebRecord['source'], (ours: string, theirs: string) => string> = {
  inep: originText.differs,
  escola: originText.differsOwn,
  inventado: originText.differsInvented,
};

function CheckBadge({ record }: { record: IdebRecord }) {
  if (record.source === 'inventado') return <Badge>{originText.invented}</Badge>;
  if (!record.check) return record.source === 'escola' ? <Badge>{originText.own}</Badge> : null;
  const own = record.source === 'escola';
  const { agrees, coarse } = record.check;
  if (coarse) return <Badge>{originText.open(coarse.figure, coarse.places)}</Badge>;
  if (!agrees) return null;
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
      <Sum label={originText.score} row={origin.score} />
      <Inputs columns={columns} rows={known} none={originText.noProficiency} />
      {known.length > 0 ? <LevelSources origin={origin} /> : null}
      <Working record={origin.record} />
    </div>
  );
}

function Approval({ origin, stage }: { origin: Origin; stage: Stage }) {
  const grade = gradeWords[stage].one;
  const columns = columnsOf(origin, { title: originText.approval(grade), places: 1, percent: true });
  return (
    <div>
      <Sum label={originText.indicator} row={origin.indicator} />
      <Inputs columns={columns} rows={origin.grades} none={originText.noApproval(grade)} />
    </div>
  );
}

function Sum({ label, row }: { label: string; row: OriginRow }) {
  return (
    <h3 className="row row-between pb-2 text-sm font-regular">
      <span className="text-muted">{label}</span>
      <span className="flex gap-2">
        <b>{formatDecimal(row.value)}</b>
        {row.change ? <StatDelta value={row.change} places={row.change.scale} /> : null}
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
  /** At least. */
  places: number;
  percent?: boolean;
}

/** Name, the edition's value and, with an edition before, the change. */
function columnsOf({ year, since }: Origin, { title, places, percent }: Writing): Column<OriginRow>[] {
  const write = percent ? formatRate : formatLeast;
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
    cell: ({ change: by }) =>
      by ? <StatDelta value={by} places={placesOf(by, places)} {...unit} /> : formatDecimal(null),
  };
  return [...columns, change];
}

const nameCell = (row: OriginRow) => (
  <span className="font-regular">
    {originText.proficiencies[row.key] ?? row.key}
    {row.level ? <span className="block text-xs text-subtle">{levelWords(row.level)}</span> : null}
  </span>
);

const levelWords = ({ from, to, band }: ProficiencyLevel): string =>
  band ? originText.levelAndBand(from, to, originText.bands[band.name]) : originText.level(from, to);

/** Whose the levels are, and who set the bands. */
function LevelSources({ origin }: { origin: Origin }) {
  const sources = bandSources(origin).map(({ source, official }) =>
    official ? originText.bandSource(source) : originText.unofficialSource(source),
  );
  return <p className="pt-3 text-xs text-subtle">{[originText.levels, ...sources].join(' ')}</p>;
}

/** N × P in figures, and what to make of a difference. */
function Working({ record }: { record: IdebRecord }) {
  const { check, line, idebScore } = record;
  if (!check || !line || !idebScore) return null;
  const [n, p] = [formatDecimal(line.score), formatDecimal(line.indicator)];
  const product = formatDecimal(line.product);
  const ending = check.agrees && record.source === 'inep' ? originText.published : originText.rounded;
  return (
    <>
      <p className="pt-3 text-xs text-subtle">
        {line.exact ? originText.factors(n, p) : originText.working(n, p, product)} {ending(check.ideb)}
      </p>
      {line.exact ? <AboutEqual figure={product} exact={line.exact} /> : null}
      {check.agrees !== false ? null : (
        <p className="flex gap-1 pt-1 text-xs text-attention-text">
          <TriangleAlert className="icon icon-s" />
          {differs[record.source](formatDecimal(check.ideb, 1), formatDecimal(idebScore, 1))}
        </p>
      )}
    </>
  );
}
