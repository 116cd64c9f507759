import { ChevronRight, Download } from 'lucide-react';
import { useMemo } from 'react';

import { useWidth } from '@/kit/browser/use-width';
import { downloadText, toCsv } from '@/kit/data/csv';
import { TableWrap } from '@/kit/data/table/table-wrap';
import { Button } from '@/kit/ui/button';

import { ChartDrawing, shapeAt } from './chart-drawing';
import { labelsOf, type LegendEntry } from './chart-labels';
import { scaleOf, STACKED } from './chart-scale';
import type { ChartNumbers, ChartProps } from './chart-types';
import { chartText } from './chart.text';

import '@/kit/data/disclosure.css';
import './chart.css';

interface LineChartProps extends ChartProps {
  /** The text version: what the picture says. */
  summary: string;
  numbers: ChartNumbers;
  /** The name of the CSV file, without its ending. */
  csvName: string;
}

/** Lines labelled where they run, drawn for the room and the size of text there is, with their numbers as a table and as CSV. */
export function LineChart({ summary, numbers, csvName, panels, min, max, bands }: LineChartProps) {
  const [box, width] = useWidth();
  const drawings = useMemo(() => drawingsOf({ panels, min, max }, width), [panels, min, max, width]);
  return (
    <figure className="chart-figure">
      <div ref={box} role="img" aria-label={summary}>
        {drawings.map(({ scale, labels }) => (
          <ChartDrawing
            key={scale.panels[0]?.panel.key}
            scale={scale}
            labels={labels}
            min={min}
            max={max}
            bands={bands}
          />
        ))}
      </div>
      <Legend entries={drawings.flatMap(({ labels }) => labels.legend)} />
      <figcaption className="chart-foot">
        <details className="disclosure">
          <summary>
            <ChevronRight className="icon icon-s" />
            {chartText.numbers}
          </summary>
          <NumbersTable numbers={numbers} />
        </details>
        <Button
          variant="text"
          onClick={() => downloadText(`${csvName}.csv`, toCsv(numbers.columns, numbers.rows))}
        >
          <Download className="icon icon-s" />
          {chartText.csv}
        </Button>
      </figcaption>
    </figure>
  );
}

/** All panels side by side; where there is no room for that, one below the other. */
function drawingsOf({ panels, ...axis }: Pick<ChartProps, 'panels' | 'min' | 'max'>, width: number) {
  const parts = width < STACKED ? panels.map((panel) => [panel]) : [panels];
  return parts.map((part) => {
    const scale = scaleOf({ panels: part, ...axis }, width);
    return { scale, labels: labelsOf(scale) };
  });
}

/** The names that found no room in the drawing; what they say is in its summary. */
function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <ul className="chart-legend" aria-hidden="true">
      {entries.map(({ key, text, tone, shape }) => (
        <li key={key}>
          <svg className="chart chart-sign" viewBox="0 0 14 14">
            {shape === 'range' ? (
              <rect className={`chart-point-${tone}`} x={5} y={1} width={4} height={12} rx={2} />
            ) : shape === 'goal' ? (
              <path className="chart-goal" d={shapeAt('diamond', 7, 7, 4.5)} />
            ) : (
              <path className={`chart-point-${tone}`} d={shapeAt(shape, 7, 7, 5)} />
            )}
          </svg>
          {text}
        </li>
      ))}
    </ul>
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
