import { lazyPart } from '@/kit/browser/lazy-part';

import { ChartFigure } from './chart-figure';
import type { ChartNumbers, LineChartProps } from './chart-types';

const canvas = lazyPart(() => import('./line-canvas').then((module) => module.LineCanvas));

interface Props extends LineChartProps {
  summary: string;
  numbers: ChartNumbers;
  csvName?: string;
  height?: number;
}

/** Lines labelled where they run, with their numbers as a table and as CSV. */
export function LineChart({ summary, numbers, csvName, height = 300, ...chart }: Props) {
  return (
    <ChartFigure summary={summary} numbers={numbers} csvName={csvName} height={height}>
      <canvas.Component {...chart} />
    </ChartFigure>
  );
}
