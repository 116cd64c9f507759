import {
  CategoryScale,
  Chart,
  type ChartDataset,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { useMemo } from 'react';
import { Chart as ChartView } from 'react-chartjs-2';

import { axisOptions, tooltipOptions } from './chart-options';
import type { LineChartProps, LineSeries } from './chart-types';
import { labelPlugin } from './labels';
import { drawLineLabels, drawZone } from './line-labels';
import { type ChartColors, useChartColors } from './use-chart-colors';

Chart.register(CategoryScale, LinearScale, LineController, LineElement, PointElement, Filler, Tooltip);

const shapes = { circle: 'circle', diamond: 'rectRot', square: 'rect', none: false } as const;
const dashes = { solid: [], dashed: [5, 4], dotted: [1.5, 4] };

function dataset(series: LineSeries, colors: ChartColors): ChartDataset<'line', (number | null)[]> {
  const color = colors.tone[series.tone];
  return {
    type: 'line',
    label: series.name,
    data: [...series.values],
    borderColor: color,
    backgroundColor: series.fill ? colors.fill : color,
    borderWidth: series.shape === 'none' ? 1.25 : 2.25,
    borderDash: dashes[series.line ?? 'solid'],
    borderCapStyle: 'round',
    borderJoinStyle: 'round',
    fill: series.fill ? 'start' : false,
    spanGaps: true,
    pointStyle: shapes[series.shape],
    pointRadius: series.shape === 'none' ? 0 : series.shape === 'circle' ? 5 : 5.5,
    pointHoverRadius: series.shape === 'none' ? 0 : 6.5,
    pointBackgroundColor: color,
    pointBorderColor: colors.surface,
    pointHoverBorderColor: colors.surface,
    pointBorderWidth: 2,
    clip: false,
  };
}

export function LineCanvas(props: LineChartProps) {
  const { categories, series, min, max, zone, format } = props;
  const colors = useChartColors();
  const data = useMemo(
    () => ({ labels: [...categories], datasets: series.map((line) => dataset(line, colors)) }),
    [categories, series, colors],
  );
  const plugins = [
    { id: 'zone', beforeDatasetsDraw: (chart: Chart) => drawZone(chart, zone, colors) },
    labelPlugin<'line'>((chart) => drawLineLabels(chart, series, format, colors)),
  ];
  return (
    <ChartView
      // The figure around it speaks for it.
      role="presentation"
      // Plugins are read once, so a new look is a new chart.
      key={`${colors.surface} ${categories.join()} ${series.map((line) => line.values.join()).join()}`}
      type="line"
      data={data}
      plugins={plugins}
      options={{
        responsive: true,
        maintainAspectRatio: false,
        animation: false,
        layout: { padding: { top: 28, right: series.some((line) => line.shape === 'none') ? 28 : 4 } },
        interaction: { mode: 'index', intersect: false },
        scales: axisOptions(min, max, colors),
        plugins: {
          tooltip: tooltipOptions((value, line) => (series[line]?.format ?? format)(value), colors),
        },
      }}
    />
  );
}
