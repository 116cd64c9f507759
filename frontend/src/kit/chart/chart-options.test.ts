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

it('writes the series and the value of a line in the tooltip, of a bar only the value', () => {
  const { label } = tooltipOptions((value) => value.toFixed(1).replace('.', ','), colors).callbacks;
  const point = { datasetIndex: 0, parsed: { y: 5 } };
  expect(label({ ...point, dataset: { label: 'Meta MEC' } })).toBe('Meta MEC: 5,0');
  expect(label({ ...point, dataset: {} })).toBe('5,0');
});
