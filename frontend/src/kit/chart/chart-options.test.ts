import { expect, it } from 'vitest';

import { tooltipOptions } from './chart-options';
import type { ChartColors } from './use-chart-colors';

const colors: ChartColors = {
  tone: { 1: '', 2: '', 3: '', 4: '', muted: '' },
  grid: '',
  axis: '',
  baseline: '',
  fill: '',
  surface: '',
  zone: '',
  font: '',
};

it('names the line in the tooltip, and a bar has no line to name', () => {
  const { label } = tooltipOptions((value) => value.toFixed(1).replace('.', ','), colors).callbacks;
  const point = { datasetIndex: 0, parsed: { y: 5 } };
  expect(label({ ...point, dataset: { label: 'Meta MEC' } })).toBe('Meta MEC: 5,0');
  expect(label({ ...point, dataset: {} })).toBe('5,0');
});
