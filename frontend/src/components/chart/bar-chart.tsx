import { lazy, type ReactNode } from 'react';

import { ChartFigure } from './chart-figure';
import type { BarChartProps, ChartNumbers } from './chart-types';

const BarCanvas = lazy(() => import('./bar-canvas').then((module) => ({ default: module.BarCanvas })));

interface Props extends BarChartProps {
  summary: string;
  numbers: ChartNumbers;
  csvName?: string;
  height?: number;
  footText?: ReactNode;
}

/** Bars with their values on them: the school in colour, the rest quiet. */
export function BarChart({ summary, numbers, csvName, height = 300, footText, ...chart }: Props) {
  return (
    <ChartFigure summary={summary} numbers={numbers} csvName={csvName} height={height} footText={footText}>
      <BarCanvas {...chart} />
    </ChartFigure>
  );
}
