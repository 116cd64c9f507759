import type { Chart } from 'chart.js';

import type { ChartZone, LineSeries } from './chart-types';
import { boxOf, LabelPlacer, type Spot, spotsAt } from './label-placer';
import { drawLabel, LABEL_SIZE } from './labels';
import type { ChartColors } from './use-chart-colors';

/** Under this width a phone's: ends and names stay, exceptions go. */
const NARROW = 420;

interface Drawn {
  series: LineSeries;
  points: { x: number; y: number }[];
  /** The categories that have a value. */
  known: number[];
}

interface Pen {
  chart: Chart;
  placer: LabelPlacer;
  format: (value: number) => string;
  colors: ChartColors;
}

/** Values at the ends of each line and its name beside it, in its colour, where there is room. */
export function drawLineLabels(
  chart: Chart,
  series: readonly LineSeries[],
  format: (value: number) => string,
  colors: ChartColors,
): void {
  const { left, right, bottom } = chart.chartArea;
  const placer = new LabelPlacer({
    left,
    top: 0,
    right: Math.max(right, chart.width - 4),
    bottom: bottom - 2,
  });
  const pen = { chart, placer, format, colors };
  const drawn = series.map((line, index): Drawn => {
    const points = chart.getDatasetMeta(index).data.map(({ x, y }) => ({ x, y }));
    const known = line.values.flatMap((value, place) => (value === null ? [] : [place]));
    return { series: line, points, known };
  });
  drawn.forEach((line) => addObstacles(placer, line));
  const lines = drawn.filter((line) => line.series.shape !== 'none');
  drawn.filter((line) => line.series.shape === 'none').forEach((line) => drawReference(pen, line));
  lines.forEach((line) => drawValues(pen, line));
  lines.forEach((line) => drawName(pen, line));
}

function addObstacles(placer: LabelPlacer, { series, points, known }: Drawn): void {
  known.forEach((place, index) => {
    const point = points[place];
    const next = points[known[index + 1] ?? -1];
    if (!point) return;
    if (series.shape !== 'none') placer.addPoint(point.x, point.y);
    if (next) placer.addLine(point, next);
  });
}

function measure(pen: Pen, text: string): number {
  pen.chart.ctx.font = `600 ${LABEL_SIZE}px ${pen.colors.font}`;
  return pen.chart.ctx.measureText(text).width;
}

function write(pen: Pen, series: LineSeries, text: string, spots: readonly Spot[]): void {
  const spot = pen.placer.place(spots, measure(pen, text));
  if (!spot) return;
  const style = { color: pen.colors.tone[series.tone], halo: pen.colors.surface, bold: true };
  drawLabel(pen.chart, { text, x: spot.x, y: spot.y, ...style }, pen.colors.font);
}

function drawValues(pen: Pen, { series, points, known }: Drawn): void {
  const ends = [known[0], known.at(-1)].filter((place) => place !== undefined);
  const wanted = pen.chart.width < NARROW ? ends.slice(-1) : (series.valueLabels ?? ends);
  for (const place of new Set(wanted)) {
    const point = points[place];
    const value = series.values[place];
    if (point && value != null)
      write(pen, series, (series.format ?? pen.format)(value), spotsAt(point, series.side ?? 'above'));
  }
}

/** Beside the line, as near to the wished place as the room allows. */
function drawName(pen: Pen, { series, points, known }: Drawn): void {
  const wish = series.nameAt ?? known[Math.floor(known.length / 2)];
  if (wish === undefined || known.length < 2) return;
  const half = measure(pen, series.name) / 2;
  const { left } = pen.chart.chartArea;
  const spots = known.flatMap((place) => {
    const point = points[place];
    if (!point) return [];
    const x = Math.min(pen.chart.width - half - 6, Math.max(left + half + 6, point.x));
    return spotsAt({ x, y: point.y }, series.side ?? 'above', Math.abs(place - wish) * 1.5);
  });
  write(pen, series, series.name, spots);
}

/** A reference line: its value at the right end, its name over its beginning. */
function drawReference(pen: Pen, { series, points, known }: Drawn): void {
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return;
  const [start, end, value] = [points[first], points[last], series.values[last]];
  if (!start || !end || value == null) return;
  const { chart, placer, colors } = pen;
  const text = pen.format(value);
  const x = chart.chartArea.right + 4;
  const style = { color: colors.tone[series.tone], halo: colors.surface, bold: true };
  drawLabel(chart, { text, x, y: end.y, align: 'left', ...style }, colors.font);
  placer.occupy(boxOf({ x: x + 12, y: end.y }, 24));
  const width = measure(pen, series.name);
  const middle = Math.min(start.x - 8 + width / 2, chart.width - width / 2 - 4);
  const spot = placer.place(
    [
      { x: middle, y: end.y - 12, cost: 0 },
      { x: middle, y: end.y + 13, cost: 1 },
      { x: middle, y: end.y - 28, cost: 3 },
      { x: middle, y: end.y + 29, cost: 4 },
    ],
    width,
  );
  if (spot)
    drawLabel(chart, { text: series.name, ...spot, color: colors.axis, halo: colors.zone }, colors.font);
}

/** A quiet ground behind some categories, with its word on top. */
export function drawZone(chart: Chart, zone: ChartZone | undefined, colors: ChartColors): void {
  const scale = chart.scales['x'];
  if (!zone || !scale) return;
  const { ctx, chartArea } = chart;
  const half = chartArea.width / Math.max(1, chart.data.labels?.length ?? 1) / 2;
  const left = scale.getPixelForValue(zone.from) - half;
  const right = Math.min(chartArea.right, scale.getPixelForValue(zone.to) + half);
  ctx.save();
  ctx.globalCompositeOperation = 'destination-over';
  ctx.fillStyle = colors.zone;
  ctx.fillRect(left, chartArea.top, right - left, chartArea.bottom - chartArea.top);
  ctx.font = `400 ${LABEL_SIZE}px ${colors.font}`;
  const width = ctx.measureText(zone.label).width;
  ctx.restore();
  const x = Math.min((left + right) / 2, chart.width - width / 2 - 2);
  drawLabel(chart, { text: zone.label, x, y: chartArea.top - 11, color: colors.axis }, colors.font);
}
