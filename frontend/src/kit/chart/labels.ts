import type { Chart, ChartType, Plugin } from 'chart.js';

export interface TextLabel {
  text: string;
  x: number;
  y: number;
  color: string;
  align?: CanvasTextAlign;
  bold?: boolean;
  /** A rim in the ground's colour, so that a line behind does not cut the text. */
  halo?: string;
}

export const LABEL_SIZE = 13;

export function drawLabel(chart: Chart, label: TextLabel, font: string): void {
  const { ctx } = chart;
  ctx.save();
  ctx.font = `${label.bold ? 600 : 400} ${LABEL_SIZE}px ${font}`;
  ctx.textAlign = label.align ?? 'center';
  ctx.textBaseline = 'middle';
  if (label.halo) {
    ctx.lineWidth = 4;
    ctx.lineJoin = 'round';
    ctx.strokeStyle = label.halo;
    ctx.strokeText(label.text, label.x, label.y);
  }
  ctx.fillStyle = label.color;
  ctx.fillText(label.text, label.x, label.y);
  ctx.restore();
}

/** Draws over the finished chart. */
export const labelPlugin = <T extends ChartType>(draw: (chart: Chart) => void): Plugin<T> => ({
  id: 'labels',
  afterDatasetsDraw: (chart) => draw(chart as unknown as Chart),
});
