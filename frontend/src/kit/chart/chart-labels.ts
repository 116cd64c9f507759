import { type Box, LabelPlacer, type Spot, spotsAt } from './label-placer';
import { type Scale, type ScaledPanel, widthOf } from './chart-scale';
import type { ChartLine, ChartPoint, ChartShape, ChartTone } from './chart-types';

export interface ChartLabel {
  key: string;
  text: string;
  tone: ChartTone;
  x: number;
  y: number;
}

/** A name that found no room beside its line. */
export interface LegendEntry {
  key: string;
  text: string;
  tone: ChartTone;
  shape: ChartShape | 'goal' | 'range';
}

export interface ChartLabels {
  labels: readonly ChartLabel[];
  /** From a label that stands away from its point. */
  leaders: readonly { key: string; x: number; from: number; to: number }[];
  legend: readonly LegendEntry[];
}

/** A name stands no further from its line than this. */
const BESIDE = 40;
/** Beyond this a line leads from the label to what it names. */
const NEAR = 26;
/** Half the bar of a range, and how far it stands beside its place. */
export const RANGE_HALF = 4;
export const RANGE_BESIDE = 15;

interface Pen {
  scale: Scale;
  placer: LabelPlacer;
  labels: ChartLabel[];
  leaders: { key: string; x: number; from: number; to: number }[];
  legend: LegendEntry[];
}

/** Values and names beside what they belong to, as far as there is room; the other names for below. */
export function labelsOf(scale: Scale): ChartLabels {
  const { width, top, bottom, panels } = scale;
  const placer = new LabelPlacer({ left: 0, top: top - 14, right: width, bottom: bottom - 2 });
  const pen: Pen = { scale, placer, labels: [], leaders: [], legend: [] };
  panels.forEach((part) => addObstacles(pen, part));
  const writeValues = (which: 'first' | 'last') =>
    panels.forEach((part) => part.panel.lines.forEach((line) => writeValue(pen, part, line, which)));
  writeValues('last');
  panels.forEach((part) => writeGoal(pen, part));
  writeValues('first');
  panels.forEach((part) => writeRange(pen, part));
  panels.forEach((part) => part.panel.lines.forEach((line) => writeName(pen, part, line)));
  return pen;
}

const spotOf = ({ yOf }: Scale, { xOf }: ScaledPanel, { x, y }: { x: number; y: number }) => ({
  x: xOf(x),
  y: yOf(y),
});

/** The bar of a panel's range. */
export function rangeBox({ yOf }: Scale, { panel, xOf }: ScaledPanel): Box | null {
  if (!panel.range) return null;
  const { x, least, most } = panel.range;
  const middle = xOf(x) - (panel.goal?.x === x ? RANGE_BESIDE : 0);
  return {
    left: middle - RANGE_HALF,
    right: middle + RANGE_HALF,
    top: yOf(most) - RANGE_HALF,
    bottom: yOf(least) + RANGE_HALF,
  };
}

function addObstacles({ scale, placer }: Pen, part: ScaledPanel): void {
  for (const { points } of part.panel.lines) {
    const spots = points.map((point) => spotOf(scale, part, point));
    spots.forEach((spot, place) => {
      placer.addPoint(spot.x, spot.y);
      const next = spots[place + 1];
      if (next) placer.addLine(spot, next);
    });
  }
  const { goal } = part.panel;
  if (goal) {
    const spot = spotOf(scale, part, goal);
    placer.addPoint(spot.x, spot.y);
    if (goal.from) placer.addLine(spotOf(scale, part, goal.from), spot);
  }
  const bar = rangeBox(scale, part);
  if (bar) placer.occupy(bar);
}

/** Within its panel, and in the picture; null for a text that is wider. */
function within({ scale }: Pen, { left, right }: ScaledPanel, x: number, text: string): number | null {
  const half = widthOf(text, true) / 2;
  const [least, most] = [left + half - 4, Math.min(right + 8, scale.width - 2) - half];
  return least > most ? null : Math.min(most, Math.max(least, x));
}

function write(pen: Pen, key: string, text: string, tone: ChartTone, spots: readonly Spot[]): Spot | null {
  const spot = pen.placer.place(spots, widthOf(text, true));
  if (spot) pen.labels.push({ key, text, tone, x: spot.x, y: spot.y });
  return spot;
}

function writeGoal(pen: Pen, part: ScaledPanel): void {
  const { goal } = part.panel;
  if (!goal) return;
  const point = spotOf(pen.scale, part, goal);
  const text = `${pen.scale.isNarrow ? goal.shortName : goal.name} ${goal.value}`;
  const x = within(pen, part, point.x, text);
  const spot = x === null ? null : write(pen, 'goal', text, 4, spotsAt({ x, y: point.y }, 'above'));
  if (!spot) {
    pen.legend.push({ key: 'goal', text, tone: 4, shape: 'goal' });
  } else if (Math.abs(spot.y - point.y) > NEAR) {
    const side = Math.sign(point.y - spot.y);
    pen.leaders.push({ key: 'goal', x: point.x, from: spot.y + side * 9, to: point.y - side * 9 });
  }
}

function writeValue(pen: Pen, part: ScaledPanel, line: ChartLine, which: 'first' | 'last'): void {
  const point: ChartPoint | undefined = which === 'last' ? line.points.at(-1) : line.points[0];
  const isWanted =
    which === 'last' || (line.values === 'ends' && !pen.scale.isNarrow && line.points.length > 1);
  if (!point || !isWanted) return;
  const { x, y } = spotOf(pen.scale, part, point);
  const fitting = within(pen, part, x, point.value) ?? x;
  write(pen, `${line.key} ${which}`, point.value, line.tone, spotsAt({ x: fitting, y }, line.side));
}

/** Beside the line, as near to the wished place as the room allows. */
function writeName(pen: Pen, part: ScaledPanel, line: ChartLine): void {
  const { name } = line;
  if (name === null) return;
  const wish = (line.points.length - 1) * line.nameAt;
  const spots = line.points.flatMap((point, place) => {
    const { x, y } = spotOf(pen.scale, part, point);
    const fitting = within(pen, part, x, name);
    return fitting === null
      ? []
      : spotsAt({ x: fitting, y }, line.side, Math.abs(place - wish) * 1.5, BESIDE);
  });
  if (!write(pen, line.key, name, line.tone, spots)) {
    pen.legend.push({ key: line.key, text: name, tone: line.tone, shape: line.shape });
  }
}

function writeRange(pen: Pen, part: ScaledPanel): void {
  const { range } = part.panel;
  const bar = rangeBox(pen.scale, part);
  if (!range || !bar) return;
  const text = `${range.name} ${range.value}`;
  const x = pen.scale.isNarrow ? null : within(pen, part, (bar.left + bar.right) / 2, text);
  const beside = (y: number, side: 'above' | 'below') =>
    x === null ? [] : spotsAt({ x, y }, side, side === 'above' ? 1 : 0, BESIDE);
  const spots = [...beside(bar.bottom, 'below'), ...beside(bar.top, 'above')];
  if (!write(pen, 'range', text, range.tone, spots)) {
    pen.legend.push({ key: 'range', text, tone: range.tone, shape: 'range' });
  }
}
