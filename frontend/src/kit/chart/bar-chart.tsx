import type { ReactNode } from 'react';

import { lazyPart } from '@/kit/browser/lazy-part';

import { ChartFigure } from './chart-figure';
import type { BarChartProps, ChartNumbers } from './chart-types';

const canvas = lazyPart(() => import('./bar-canvas').then((module) => module.BarCanvas));

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
      <canvas.Component {...chart} />
    </ChartFigure>
  );
}
