import type { ChartPanel, ChartProps } from './chart-types';

/** All lengths are pixels at the usual size of text: the drawing grows with the reader's. */
export const HEIGHT = 320;
export const NARROW = 420;
/** Under this the panels stand below each other. */
export const STACKED = 240;
const LEAST_WIDTH = 120;
/** Left of it stand the axis' figures and its bands. */
const AXIS = 34;
const TITLE = 30;
const TOP = 12;
const BOTTOM = 30;
const GAP = 24;
const EDGE = 10;
const LEAST_SHARE = 0.25;
const APART = 10;

/** At least as wide as the text is, whatever the system's font. */
export const widthOf = (text: string, bold = false): number => text.length * (bold ? 7.8 : 7.2);

export interface ScaledPanel {
  panel: ChartPanel;
  left: number;
  right: number;
  xOf: (x: number) => number;
  /** The ticks that have room for their label. */
  labelled: readonly { x: number; label: string }[];
  radius: number;
  title: string | null;
}

export interface Scale {
  width: number;
  isNarrow: boolean;
  top: number;
  bottom: number;
  panels: readonly ScaledPanel[];
  yOf: (y: number) => number;
}

export function scaleOf(
  { panels, min, max }: Pick<ChartProps, 'panels' | 'min' | 'max'>,
  given: number,
): Scale {
  const width = Math.max(LEAST_WIDTH, given);
  const top = panels.some(({ title }) => title) ? TITLE : TOP;
  const bottom = HEIGHT - BOTTOM;
  const room = width - AXIS - GAP * (panels.length - 1);
  let left = AXIS;
  const scaled = sharesOf(panels).map(({ panel, share }) => {
    const part = scalePanel(panel, left, left + room * share, titleOf(panel, width));
    left = part.right + GAP;
    return part;
  });
  return {
    width,
    isNarrow: width < NARROW,
    top,
    bottom,
    panels: scaled,
    yOf: (y) => bottom - ((y - min) / (max - min)) * (bottom - top),
  };
}

/** None so small that its labels have no room. */
function sharesOf(panels: readonly ChartPanel[]): { panel: ChartPanel; share: number }[] {
  const whole = panels.reduce((sum, { weight }) => sum + weight, 0);
  const parts = panels.map((panel) => ({ panel, share: Math.max(LEAST_SHARE, panel.weight / whole) }));
  const sum = parts.reduce((total, { share }) => total + share, 0);
  return parts.map(({ panel, share }) => ({ panel, share: share / sum }));
}

function titleOf({ title, shortTitle }: ChartPanel, width: number): string | null {
  if (!title || widthOf(title) <= width) return title ?? null;
  return shortTitle && widthOf(shortTitle) <= width ? shortTitle : null;
}

function scalePanel(panel: ChartPanel, left: number, right: number, title: string | null): ScaledPanel {
  const places = panel.ticks.map(({ x }) => x);
  const [from, to] = [Math.min(...places), Math.max(...places)];
  const pad = Math.max(EDGE, ...panel.ticks.map(({ label }) => widthOf(label) / 2));
  const span = right - left - 2 * pad;
  const xOf = (x: number) =>
    from === to ? (left + right) / 2 : left + pad + ((x - from) / (to - from)) * span;
  const step = places.length > 1 ? span / (places.length - 1) : span;
  return {
    panel,
    left,
    right,
    xOf,
    labelled: withRoom(panel, xOf),
    radius: step < 8 ? 3 : step < 16 ? 4 : 5,
    title,
  };
}

/** From the latest back, each far enough from the one after it. */
function withRoom({ ticks }: ChartPanel, xOf: (x: number) => number): { x: number; label: string }[] {
  const kept: { x: number; label: string }[] = [];
  let next = Infinity;
  for (const { x, label } of ticks.toReversed()) {
    const half = widthOf(label) / 2;
    if (xOf(x) + half + APART > next) continue;
    kept.push({ x: xOf(x), label });
    next = xOf(x) - half;
  }
  return kept;
}
