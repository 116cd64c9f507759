import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';
import { useMemo } from 'react';
import { Chart as ChartView } from 'react-chartjs-2';

import { axisOptions, tooltipOptions } from './chart-options';
import type { BarChartProps } from './chart-types';
import { drawLabel, labelPlugin } from './labels';
import { type ChartColors, useChartColors } from './use-chart-colors';

Chart.register(CategoryScale, LinearScale, BarController, BarElement, Tooltip);

function drawValues(chart: Chart, props: BarChartProps, colors: ChartColors): void {
  const elements = chart.getDatasetMeta(0).data;
  const base = chart.chartArea.bottom - 12;
  props.bars.forEach((bar, index) => {
    const element = elements[index];
    if (!element) return;
    const color = bar.value === null ? colors.axis : colors.tone[bar.own ? 1 : 4];
    const text = bar.value === null ? '–' : props.format(bar.value);
    const y = bar.value === null ? base : element.y - 12;
    drawLabel(chart, { text, x: element.x, y, color, bold: bar.value !== null }, colors.font);
  });
}

export function BarCanvas(props: BarChartProps) {
  const { bars, min, max, format } = props;
  const colors = useChartColors();
  const data = useMemo(
    () => ({
      labels: bars.map((bar) => bar.label),
      datasets: [
        {
          type: 'bar' as const,
          data: bars.map((bar) => bar.value),
          backgroundColor: bars.map((bar) => colors.tone[bar.own ? 1 : 'muted']),
          borderRadius: 4,
          maxBarThickness: 44,
          categoryPercentage: 0.8,
        },
      ],
    }),
    [bars, colors],
  );
  const axes = axisOptions(min, max, colors);
  const ownColor = (context: { index: number }) => (bars[context.index]?.own ? colors.tone[1] : colors.axis);
  return (
    <ChartView
      // The figure around it speaks for it.
      role="presentation"
      // Plugins are read once, so a new look is a new chart.
      key={`${colors.surface} ${bars.map((bar) => `${bar.label} ${bar.value}`).join()}`}
      type="bar"
      data={data}
      plugins={[labelPlugin<'bar'>((chart) => drawValues(chart, props, colors))]}
      options={{
        responsive: true,
        maintainAspectRatio: false,
        animation: false,
        layout: { padding: { top: 20 } },
        scales: {
          ...axes,
          x: { ...axes.x, ticks: { ...axes.x.ticks, color: ownColor, autoSkip: false, autoSkipPadding: 0 } },
        },
        plugins: { tooltip: tooltipOptions(format, colors) },
      }}
    />
  );
}
