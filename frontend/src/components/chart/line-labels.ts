import type { Chart } from 'chart.js';

import type { ChartZone, LineSeries } from './chart-types';
import { drawLabel } from './labels';
import type { ChartColors } from './use-chart-colors';

const GAP = 16;
/** Under this width a phone's: names stay, exceptions go. */
const NARROW = 420;

interface Point {
  x: number;
  y: number;
}

function pointsOf(chart: Chart, index: number): Point[] {
  return chart.getDatasetMeta(index).data.map((element) => ({ x: element.x, y: element.y }));
}

function present(series: LineSeries): number[] {
  return series.values.flatMap((value, index) => (value === null ? [] : [index]));
}

function labelled(series: LineSeries, narrow: boolean): number[] {
  const known = present(series);
  const ends = [known[0], known.at(-1)].filter((index) => index !== undefined);
  const wanted = narrow ? ends : (series.valueLabels ?? ends);
  return [...new Set(wanted)].filter((index) => series.values[index] != null);
}

/** Values at the ends of each line and its name beside it, in its colour. */
export function drawLineLabels(
  chart: Chart,
  series: readonly LineSeries[],
  format: (value: number) => string,
  colors: ChartColors,
): void {
  const narrow = chart.width < NARROW;
  series.forEach((one, index) => {
    const points = pointsOf(chart, index);
    const offset = one.side === 'below' ? GAP + 3 : -GAP;
    const style = { color: colors.tone[one.tone], halo: colors.surface, bold: true };
    if (one.shape === 'none') {
      drawReference(chart, one, points, format, colors);
      return;
    }
    for (const place of labelled(one, narrow)) {
      const point = points[place];
      const value = one.values[place];
      if (!point || value == null) continue;
      drawLabel(chart, { text: format(value), x: point.x, y: point.y + offset, ...style }, colors.font);
    }
    drawName(chart, one, points, offset, narrow, colors);
  });
}

function drawName(
  chart: Chart,
  series: LineSeries,
  points: Point[],
  offset: number,
  narrow: boolean,
  colors: ChartColors,
): void {
  const known = present(series);
  const place = series.nameAt ?? known[Math.floor(known.length / 2)];
  const point = place === undefined ? undefined : points[place];
  if (!point || known.length < 2) return;
  const { ctx, chartArea } = chart;
  ctx.font = `600 13px ${colors.font}`;
  const half = ctx.measureText(series.name).width / 2;
  const x = Math.min(chart.width - half - 2, Math.max(chartArea.left + half + 4, point.x));
  const y = point.y + offset * (narrow ? 1.3 : 1.15);
  const style = { color: colors.tone[series.tone], halo: colors.surface, bold: true };
  drawLabel(chart, { text: series.name, x, y, ...style }, colors.font);
}

/** A reference line: its value at the right end, its name above its beginning. */
function drawReference(
  chart: Chart,
  series: LineSeries,
  points: Point[],
  format: (value: number) => string,
  colors: ChartColors,
): void {
  const known = present(series);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return;
  const [start, end, value] = [points[first], points[last], series.values[last]];
  if (!start || !end || value == null) return;
  const color = colors.tone[series.tone];
  const text = { y: end.y, color, halo: colors.surface, bold: true };
  drawLabel(
    chart,
    { text: format(value), x: chart.chartArea.right + 4, align: 'left', ...text },
    colors.font,
  );
  const name = { text: series.name, color: colors.axis, halo: colors.zone, align: 'left' as const };
  drawLabel(chart, { ...name, x: start.x - 8, y: start.y - 11 }, colors.font);
}

/** A quiet ground behind some categories, with its word on top. */
export function drawZone(chart: Chart, zone: ChartZone | undefined, colors: ChartColors): void {
  const scale = chart.scales['x'];
  if (!zone || !scale) return;
  const step = scale.getPixelForValue(1) - scale.getPixelForValue(0);
  const left = scale.getPixelForValue(zone.from) - step / 2;
  const right = Math.min(chart.width, scale.getPixelForValue(zone.to) + step / 2);
  const { ctx, chartArea } = chart;
  ctx.save();
  ctx.globalCompositeOperation = 'destination-over';
  ctx.fillStyle = colors.zone;
  ctx.fillRect(left, chartArea.top, right - left, chartArea.bottom - chartArea.top);
  ctx.restore();
  const middle = (left + right) / 2;
  drawLabel(chart, { text: zone.label, x: middle, y: chartArea.top - 11, color: colors.axis }, colors.font);
}
