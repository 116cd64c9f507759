import type { ChartColors } from './use-chart-colors';

const SIZE = 13;

/** Horizontal hairlines only; 13 px at any width. */
export function axisOptions(min: number, max: number, colors: ChartColors) {
  const font = { size: SIZE, family: colors.font };
  return {
    x: {
      offset: true,
      grid: { display: false },
      border: { display: false },
      ticks: { color: colors.axis, font, maxRotation: 0, autoSkip: true, autoSkipPadding: 5 },
    },
    y: {
      min,
      max,
      border: { display: false },
      grid: {
        color: (context: { tick?: { value: number } }) =>
          context.tick?.value === min ? colors.baseline : colors.grid,
        drawTicks: false,
      },
      ticks: { color: colors.axis, font, padding: 8, stepSize: 1, precision: 0 },
    },
  };
}

interface TooltipItem {
  dataset: { label?: string | undefined };
  datasetIndex: number;
  parsed: { y: number | null };
}

export function tooltipOptions(format: (value: number, dataset: number) => string, colors: ChartColors) {
  const font = { size: SIZE, family: colors.font };
  return {
    backgroundColor: colors.tone[4],
    titleColor: colors.surface,
    bodyColor: colors.surface,
    titleFont: font,
    bodyFont: font,
    padding: 10,
    cornerRadius: 8,
    displayColors: false,
    callbacks: {
      label: ({ dataset, datasetIndex, parsed }: TooltipItem) =>
        parsed.y === null ? '' : [dataset.label, format(parsed.y, datasetIndex)].filter(Boolean).join(': '),
    },
  };
}
