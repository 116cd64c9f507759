export type ChartTone = 1 | 2 | 3 | 4 | 'muted';

export interface LineSeries {
  key: string;
  name: string;
  tone: ChartTone;
  /** One for each category; null leaves a gap in the table and is spanned by the line. */
  values: readonly (number | null)[];
  shape: 'circle' | 'diamond' | 'square' | 'none';
  line?: 'solid' | 'dashed' | 'dotted';
  /** A quiet area under the line. */
  fill?: boolean;
  /** Categories whose value is written; first and last unless said. */
  valueLabels?: readonly number[];
  /** Where values and the name stand relative to the line. */
  side?: 'above' | 'below';
  /** The category the series' name stands at; the middle unless said. */
  nameAt?: number;
  /** Writes this line's values; the chart's own way unless said. */
  format?: (value: number) => string;
}

export interface ChartZone {
  from: number;
  to: number;
  label: string;
}

export interface LineChartProps {
  categories: readonly string[];
  series: readonly LineSeries[];
  min: number;
  max: number;
  zone?: ChartZone | undefined;
  /** Writes a value; decimal comma. */
  format: (value: number) => string;
}

export interface BarChartProps {
  bars: readonly { label: string; value: number | null; own?: boolean }[];
  min: number;
  max: number;
  format: (value: number) => string;
}

/** The same numbers as a table and as CSV: text, ready to show. */
export interface ChartNumbers {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}
