import { describe, expect, it } from 'vitest';

import { LabelPlacer } from './label-placer';

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
