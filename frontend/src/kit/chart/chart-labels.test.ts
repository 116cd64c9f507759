import { describe, expect, it } from 'vitest';

import { labelsOf } from './chart-labels';
import { HEIGHT, scaleOf, widthOf } from './chart-scale';
import type { ChartLine, ChartPanel } from './chart-types';
import { boxOf, overlaps } from './label-placer';

const line = (key: string, values: readonly number[], rest: Partial<ChartLine> = {}): ChartLine => ({
  key,
  name: key,
  tone: 1,
  shape: 'circle',
  points: values.map((y, place) => ({ x: 2005 + 2 * place, y, value: y.toFixed(1), when: `${place}` })),
  values: 'ends',
  side: 'below',
  nameAt: 0.6,
  ...rest,
});

const range = {
  x: 2027,
  least: 4.86,
  most: 5.21,
  tone: 3 as const,
  name: 'Simulações',
  value: '4,86 a 5,21',
};
const goal = {
  x: 2027,
  y: 5.1,
  value: '5,1',
  when: '2027',
  name: 'Meta da escola',
  shortName: 'Meta',
  from: null,
};

const editions = (...lines: ChartLine[]): ChartPanel => ({
  key: 'editions',
  weight: 12,
  ticks: Array.from({ length: 12 }, (_, place) => ({ x: 2005 + 2 * place, label: `${2005 + 2 * place}` })),
  lines,
  goal,
  range,
});

const months: ChartPanel = {
  key: 'months',
  weight: 4,
  title: 'Simulações por mês, 2026',
  ticks: ['ago', 'set', 'out', 'nov'].map((label, x) => ({ x, label })),
  lines: [
    line('months', [], {
      name: null,
      points: [4.92, 5, 5.06, 5.16].map((y, x) => ({ x, y, value: y.toFixed(1), when: `${x}` })),
    }),
  ],
};

const rising = [3.4, 3.6, 3.9, 4.1, 4.2, 4.3, 4.6, 4.8, 4.9, 5];
/** What schools have: a target above, one that is crossed, one that is met all along, editions that fell. */
const schools: Record<string, ChartPanel[]> = {
  'below its target': [
    editions(
      line('IDEB publicado', rising),
      line(
        'Meta MEC',
        rising.map((y) => y + 0.4),
        { side: 'above' },
      ),
    ),
    months,
  ],
  'on its target': [
    editions(line('IDEB publicado', rising), line('Meta MEC', rising, { side: 'above' })),
    months,
  ],
  'up and down': [editions(line('IDEB publicado', [5, 3, 6, 4, 7, 4.5, 5.5, 4, 6, 5])), months],
  'one edition': [editions(line('IDEB publicado', [5]))],
};
const widths = [240, 286, 318, 360, 420, 580, 700, 900];

describe.each(Object.entries(schools))('the labels of a school %s', (_, panels) => {
  it.each(widths)('never collide and stay in the picture, %d wide', (width) => {
    const scale = scaleOf({ panels, min: 3, max: 8 }, width);
    const { labels } = labelsOf(scale);
    const boxes = labels.map((label) => boxOf(label, widthOf(label.text, true)));
    boxes.forEach((box, place) => {
      expect(boxes.slice(place + 1).filter((other) => overlaps(box, other))).toEqual([]);
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(width);
      expect(box.bottom).toBeLessThan(HEIGHT);
    });
  });

  it.each(widths)('leave no name out: what has no room stands below, %d wide', (width) => {
    const { labels, legend } = labelsOf(scaleOf({ panels, min: 3, max: 8 }, width));
    const told = [...labels, ...legend].map(({ text }) => text);
    const names = panels.flatMap(({ lines }) => lines.flatMap(({ name }) => (name === null ? [] : [name])));
    for (const name of [...names, 'Simulações 4,86 a 5,21']) expect(told).toContain(name);
    expect(told.some((text) => /^Meta (da escola )?5,1$/.test(text))).toBe(true);
  });

  it.each([128, 160, 220])('have room below each other too, %d wide', (width) => {
    for (const panel of panels) {
      const { labels } = labelsOf(scaleOf({ panels: [panel], min: 3, max: 8 }, width));
      const boxes = labels.map((label) => boxOf(label, widthOf(label.text, true)));
      boxes.forEach((box, place) => {
        expect(boxes.slice(place + 1).filter((other) => overlaps(box, other))).toEqual([]);
        expect(box.right).toBeLessThanOrEqual(width);
      });
    }
  });

  it.each(widths)('stand under the axis without touching each other, %d wide', (width) => {
    const { panels: parts } = scaleOf({ panels, min: 3, max: 8 }, width);
    const ticks = parts.flatMap(({ labelled }) => labelled).toSorted((a, b) => a.x - b.x);
    expect(ticks.length).toBeGreaterThan(1);
    ticks.slice(1).forEach(({ x, label }, place) => {
      const before = ticks[place];
      const room = x - (before?.x ?? 0) - (widthOf(label) + widthOf(before?.label ?? '')) / 2;
      expect(room).toBeGreaterThan(0);
    });
  });
});

it.each(widths)('the latest value of each line is written, %d wide', (width) => {
  const { labels } = labelsOf(scaleOf({ panels: schools['below its target'] ?? [], min: 3, max: 8 }, width));
  expect(labels.map(({ text }) => text)).toEqual(expect.arrayContaining(['5.0', '5.4', '5.2']));
});

it('a phone has the last values alone, and the goal’s short name', () => {
  const textsAt = (width: number) =>
    labelsOf(scaleOf({ panels: schools['below its target'] ?? [], min: 3, max: 8 }, width)).labels.map(
      ({ text }) => text,
    );
  expect(textsAt(318)).not.toContain('3.4');
  expect(textsAt(580)).toContain('3.4');
  expect(textsAt(318)).toContain('Meta 5,1');
  expect(textsAt(580)).toContain('Meta da escola 5,1');
});

it('time is in scale: an edition that is missing leaves its place', () => {
  const [part] = scaleOf({ panels: [editions(line('a', [5]))], min: 4, max: 8 }, 580).panels;
  const at = (x: number) => part?.xOf(x) ?? 0;
  expect(at(2009) - at(2005)).toBeCloseTo(2 * (at(2027) - at(2025)));
});
