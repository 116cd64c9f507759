import type { IdebRecord } from '@/api/ideb';
import { type Column, DataTable } from '@/kit/data/data-table';
import { Disclosure } from '@/kit/data/disclosure';
import { Badge } from '@/kit/ui/badge';
import { Note } from '@/kit/ui/note';
import { formatDecimal } from '@/domain/decimal';

import { checkedEditions, type CheckedRecord, editionList } from './checked-editions';
import { formatLeast } from '../scenario/figures';
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
    cell: (record) => formatDecimal(record.standardizedScore, 4),
  },
  {
    key: 'p',
    label: text.columns.p,
    numeric: true,
    cell: (record) => formatDecimal(record.performanceIndicator, 4),
  },
  {
    key: 'product',
    label: text.columns.product,
    numeric: true,
    cell: (record) => formatDecimal(record.check.product),
  },
  {
    key: 'ideb',
    label: text.columns.ideb,
    numeric: true,
    cell: (record) => (
      <>
        <b>{formatDecimal(record.check.ideb, 1)}</b>
        {record.check.agrees ? null : (
          <Badge tone="warn" className="ml-1">
            {text.differsFrom(formatDecimal(record.idebScore, 1))}
          </Badge>
        )}
      </>
    ),
  },
];

/** Whether the formula gives what INEP published for this school, edition by edition. */
export function CheckedEditionsNote({ records }: { records: readonly IdebRecord[] }) {
  const checked = checkedEditions(records);
  if (checked.length === 0) return null;
  const agreeing = checked.filter((record) => record.check.agrees);
  const differing = checked.filter((record) => !record.check.agrees);
  return (
    <>
      {differing.length === 0 ? (
        <Note tone="ok" className="mt-3">
          {text.allAgree(agreeing.length, checked.length, editionList(agreeing))}
        </Note>
      ) : (
        <Note tone="warn" className="mt-3">
          {text.someDiffer(agreeing.length, checked.length, editionList(differing))}
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
