import { describe, expect, it } from 'vitest';

import { boxOf, LabelPlacer, spotsAt } from './label-placer';

const area = { left: 0, top: 0, right: 300, bottom: 200 };

describe('LabelPlacer', () => {
  it('keeps the wished spot when it is free', () => {
    const placer = new LabelPlacer(area);
    expect(placer.place([{ x: 100, y: 100, cost: 0 }], 30)?.y).toBe(100);
  });

  it('gives way to a text placed before', () => {
    const placer = new LabelPlacer(area);
    const spots = [
      { x: 100, y: 100, cost: 0 },
      { x: 100, y: 130, cost: 1 },
    ];
    placer.place(spots, 30);
    expect(placer.place(spots, 30)?.y).toBe(130);
  });

  it('finds room further away when what is near is taken', () => {
    const placer = new LabelPlacer(area);
    const point = { x: 100, y: 100 };
    const near = { left: 60, right: 140, top: 55, bottom: 145 };
    placer.occupy(near);
    const spot = placer.place(spotsAt(point, 'below'), 60);
    expect(spot && boxOf(spot, 60).top).toBeGreaterThanOrEqual(near.bottom);
  });

  it('stays inside and off the line', () => {
    const placer = new LabelPlacer(area);
    placer.addLine({ x: 60, y: 100 }, { x: 140, y: 100 });
    const spots = [
      { x: 100, y: 100, cost: 0 },
      { x: 100, y: 198, cost: 0 },
      { x: 100, y: 70, cost: 3 },
    ];
    expect(placer.place(spots, 30)?.y).toBe(70);
  });
});
