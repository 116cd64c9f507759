import type { IdebRecord } from '@/api/index/ideb';
import { type Column, DataTable } from '@/kit/data/table/data-table';
import { Disclosure } from '@/kit/data/disclosure';
import { Badge } from '@/kit/ui/badge';
import { Note } from '@/kit/ui/note';
import { AboutEqual } from '@/parts/index/about-equal';
import { formatDecimal } from '@/domain/decimal';
import { formatLeast } from '@/domain/own-places';

import { byCheck, checkedEditions, type CheckedRecord, editionList } from './checked-editions';
import { resultText as text } from '../scenario/result.text';

import './sim-checked.css';

const columns: readonly Column<CheckedRecord>[] = [
  {
    key: 'edition',
    label: text.columns.edition,
    cell: (record) => (
      <span className="whitespace-nowrap">{`${record.year} ${text.stageCodes[record.stage]}`}</span>
    ),
  },
  {
    key: 'approval',
    label: text.columns.approval,
    cell: (record) => record.approvalByGrade.map((grade) => formatLeast(grade.rate)).join(' '),
  },
  {
    key: 'mt',
    label: text.columns.mt,
    numeric: true,
    cell: (record) => formatDecimal(record.proficiencyMt, 2),
  },
  {
    key: 'lp',
    label: text.columns.lp,
    numeric: true,
    cell: (record) => formatDecimal(record.proficiencyLp, 2),
  },
  {
    key: 'n',
    label: text.columns.n,
    numeric: true,
    cell: (record) => formatDecimal(record.line.score),
  },
  {
    key: 'p',
    label: text.columns.p,
    numeric: true,
    cell: (record) => formatDecimal(record.line.indicator),
  },
  {
    key: 'product',
    label: text.columns.product,
    numeric: true,
    cell: ({ line: { product, exact } }) =>
      exact ? <AboutEqual figure={formatDecimal(product)} exact={exact} /> : formatDecimal(product),
  },
  {
    key: 'ideb',
    label: text.columns.ideb,
    numeric: true,
    cell: (record) => (
      <>
        <b>{formatDecimal(record.check.ideb, 1)}</b>
        {record.check.agrees === false ? (
          <Badge tone="warn" className="ml-1">
            {text.differsFrom(formatDecimal(record.idebScore, 1))}
          </Badge>
        ) : null}
        {record.check.coarse ? (
          <Badge className="ml-1">
            {text.coarse(record.check.coarse.figure, record.check.coarse.places)}
          </Badge>
        ) : null}
      </>
    ),
  },
];

/** Whether the formula gives what INEP published for this school, edition by edition. */
export function CheckedEditionsNote({ records }: { records: readonly IdebRecord[] }) {
  const checked = checkedEditions(records);
  if (checked.length === 0) return null;
  const { agreeing, differing, open } = byCheck(checked);
  const total = agreeing.length + differing.length;
  return (
    <>
      {total === 0 ? null : checked.some((record) => record.source === 'inventado') ? (
        <Note className="mt-3">{text.inventedChecked(agreeing.length, total, editionList(agreeing))}</Note>
      ) : differing.length === 0 ? (
        <Note tone="ok" className="mt-3">
          {text.allAgree(agreeing.length, total, editionList(agreeing))}
        </Note>
      ) : (
        <Note tone="warn" className="mt-3">
          {text.someDiffer(agreeing.length, total, editionList(differing))}
        </Note>
      )}
      {open.length === 0 ? null : (
        <Note tone="info" className="mt-3">
          {text.open(editionList(open))}
        </Note>
      )}
      <div className="sim-checked">
        <Disclosure summary={text.seeChecked}>
          <DataTable
            caption={text.checkedCaption}
            columns={columns}
            rows={checked}
            rowKey={(record) => `${record.stage}-${record.year}`}
            dense
          />
        </Disclosure>
      </div>
    </>
  );
}
