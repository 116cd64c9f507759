export type ChartTone = 1 | 2 | 3 | 4;
export type ChartShape = 'circle' | 'diamond' | 'square';

export interface ChartPoint {
  x: number;
  y: number;
  /** The value as it is written. */
  value: string;
  /** When, for who points at it: "2019". */
  when: string;
}

export interface ChartLine {
  key: string;
  /** Null where the panel's title names it. */
  name: string | null;
  tone: ChartTone;
  shape: ChartShape;
  dashed?: boolean;
  /** Oldest first. */
  points: readonly ChartPoint[];
  /** Whose values are written: the first and the last, or the last alone. */
  values: 'ends' | 'last';
  /** Where values and the name stand relative to the line. */
  side: 'above' | 'below';
  /** Some way along the line, 0 to 1, its name stands. */
  nameAt: number;
}

/** Where a line is to go: a hollow diamond, and a dotted way to it. */
export interface ChartGoal extends ChartPoint {
  name: string;
  /** On a phone. */
  shortName: string;
  from: { x: number; y: number } | null;
}

/** An upright bar beside a place of the axis, from the least to the most. */
export interface ChartRange {
  x: number;
  least: number;
  most: number;
  tone: ChartTone;
  name: string;
  value: string;
}

/** A part of the drawing with an axis of its own below; all parts share the axis at the left. */
export interface ChartPanel {
  key: string;
  /** How much of the width it takes beside the others. */
  weight: number;
  ticks: readonly { x: number; label: string }[];
  lines: readonly ChartLine[];
  goal?: ChartGoal | null;
  range?: ChartRange | null;
  /** Over the panel: what it shows, where the page does not say. */
  title?: string;
  /** Where that has no room. */
  shortTitle?: string;
}

/** What lies between two values of the axis at the left. */
export interface ChartBand {
  key: 'low' | 'mid' | 'high';
  from: number;
  to: number;
}

export interface ChartProps {
  panels: readonly ChartPanel[];
  min: number;
  max: number;
  bands: readonly ChartBand[];
}

/** The same numbers as a table and as CSV: text, ready to show. */
export interface ChartNumbers {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}
