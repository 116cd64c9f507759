/** Where this browser keeps what of a simulation has not reached the server: of one person, for nobody else. */
const keyOf = (personId: number, simulationId: number): string => `simulacao:${personId}:${simulationId}`;

/** What is kept, in the order in which it was given; `isOne` tells what a simulation of this kind keeps. */
export function readKept<T>(
  personId: number,
  simulationId: number,
  isOne: (value: unknown) => value is T,
): T[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(personId, simulationId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isOne) : [];
  } catch {
    // A browser that refuses storage keeps it as long as the page is open.
    return [];
  }
}

export function writeKept(personId: number, simulationId: number, kept: readonly unknown[]): void {
  try {
    const key = keyOf(personId, simulationId);
    if (kept.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // As above.
  }
}

/** How many things of a simulation wait on this computer. */
export const countKept = (personId: number, simulationId: number): number =>
  readKept(personId, simulationId, (_): _ is unknown => true).length;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
