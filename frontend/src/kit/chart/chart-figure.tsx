import { ChevronRight, Download } from 'lucide-react';
import { type CSSProperties, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

import { downloadText, toCsv } from '@/kit/data/csv';
import { TableWrap } from '@/kit/data/table-wrap';
import { Loading, Skeleton } from '@/kit/feedback/skeleton';
import { Button } from '@/kit/ui/button';
import { useNearViewport } from '@/kit/browser/use-near-viewport';

import { chartText } from './chart.text';
import type { ChartNumbers } from './chart-types';

import '@/kit/data/disclosure.css';
import './chart.css';

interface ChartFigureProps {
  /** The text version: what the picture says. */
  summary: string;
  numbers: ChartNumbers;
  /** The name of the CSV file, without its ending; no name, no button. */
  csvName?: string | undefined;
  height: number;
  /** At the right of the foot: what the figures cover. */
  footText?: ReactNode;
  children: ReactNode;
}

/** The frame of a chart: a box of fixed height, filled when near the screen, and its numbers in words. */
export function ChartFigure({ summary, numbers, csvName, height, footText, children }: ChartFigureProps) {
  const [box, near] = useNearViewport();
  const style: CSSProperties = { height };
  const waiting = (
    <Loading quiet text={chartText.loading}>
      <Skeleton className="chart-skeleton" />
    </Loading>
  );
  return (
    <figure className="chart-figure">
      <div className="chart-box" style={style} ref={box} role="img" aria-label={summary}>
        {near ? (
          <ErrorBoundary fallback={<p className="py-10 text-center text-sm text-muted">{summary}</p>}>
            <Suspense fallback={waiting}>{children}</Suspense>
          </ErrorBoundary>
        ) : (
          waiting
        )}
      </div>
      <figcaption className="chart-foot">
        <details className="disclosure">
          <summary>
            <ChevronRight className="icon icon-s" />
            {chartText.numbers}
          </summary>
          <NumbersTable numbers={numbers} />
        </details>
        {csvName ? (
          <Button
            variant="text"
            onClick={() => downloadText(`${csvName}.csv`, toCsv(numbers.columns, numbers.rows))}
          >
            <Download className="icon icon-s" />
            {chartText.csv}
          </Button>
        ) : null}
        {footText ? <span className="chart-foot-text">{footText}</span> : null}
      </figcaption>
    </figure>
  );
}

function NumbersTable({ numbers }: { numbers: ChartNumbers }) {
  const align = (index: number) => (index === 0 ? undefined : 'table-num');
  return (
    <TableWrap label={numbers.caption}>
      <table className="table-data table-dense">
        <caption className="sr-only">{numbers.caption}</caption>
        <thead>
          <tr>
            {numbers.columns.map((column, index) => (
              <th key={column} scope="col" className={align(index)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbers.rows.map((row) => (
            <tr key={row[0]}>
              {row.map((value, index) =>
                index === 0 ? (
                  <th key={index} scope="row" className="font-regular">
                    {value}
                  </th>
                ) : (
                  <td key={index} className="table-num">
                    {value}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </TableWrap>
  );
}
