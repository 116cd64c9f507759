export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Spot {
  x: number;
  y: number;
  /** How far this spot is from the wished one; breaks ties. */
  cost: number;
}

const ON_LINE = 1;
const HALF_HEIGHT = 8;

export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const around = (x: number, y: number, half: number): Box => ({
  left: x - half,
  top: y - half,
  right: x + half,
  bottom: y + half,
});

/** Finds room for texts among points, lines and the texts placed before; where there is none, a text is left out. */
export class LabelPlacer {
  private readonly taken: Box[] = [];
  private readonly lines: Box[] = [];
  private readonly area: Box;

  constructor(area: Box) {
    this.area = area;
  }

  addPoint(x: number, y: number): void {
    this.taken.push(around(x, y, 6));
  }

  addLine(from: { x: number; y: number }, to: { x: number; y: number }): void {
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 6));
    for (let step = 0; step <= steps; step++) {
      const part = step / steps;
      this.lines.push(around(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part, 1.5));
    }
  }

  /** Takes a place without asking. */
  occupy(box: Box): void {
    this.taken.push(box);
  }

  /** The best of the spots for a centred text of this width, kept for what comes after; null when each is taken. */
  place(spots: readonly Spot[], width: number): Spot | null {
    const best = spots
      .map((spot) => ({ spot, total: spot.cost + this.costOf(boxOf(spot, width)) }))
      .reduce<{ spot: Spot; total: number } | null>(
        (known, next) => (known === null || next.total < known.total ? next : known),
        null,
      );
    if (!best || best.total === Infinity) return null;
    this.occupy(boxOf(best.spot, width));
    return best.spot;
  }

  private costOf(box: Box): number {
    const { left, right, top, bottom } = this.area;
    const outside = box.left < left || box.right > right || box.top < top || box.bottom > bottom;
    if (outside || this.taken.some((other) => overlaps(box, other))) return Infinity;
    return this.lines.filter((other) => overlaps(box, other)).length * ON_LINE;
  }
}

/** What it takes to stand on the side that was not wished for. */
const OTHER_SIDE = 3;
/** How far from its point a text may stand, in pixels; on a phone what is near is soon taken. */
const DISTANCES = [17, 28, 39, 51, 63];

/** Above and below a point, the wished side first, from near to far. */
export function spotsAt(
  point: { x: number; y: number },
  side: 'above' | 'below',
  cost = 0,
  furthest = Infinity,
): Spot[] {
  const first = side === 'below' ? 1 : -1;
  return DISTANCES.filter((distance) => distance <= furthest).flatMap((distance, step) => [
    { x: point.x, y: point.y + first * distance, cost: cost + 2 * step },
    { x: point.x, y: point.y - first * distance, cost: cost + 2 * step + OTHER_SIDE },
  ]);
}

export const boxOf = (spot: { x: number; y: number }, width: number): Box => ({
  left: spot.x - width / 2 - 2,
  top: spot.y - HALF_HEIGHT,
  right: spot.x + width / 2 + 2,
  bottom: spot.y + HALF_HEIGHT,
});
