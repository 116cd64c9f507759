/** "70 %", of a whole number of the server's. */
export const percentText = (percent: number): string => `${percent}\u00a0%`;

/** "1:52" of minutes; under a minute "45" of seconds. */
export function durationOf(seconds: number): { value: string; unit: 'min' | 's' } {
  if (seconds < 60) return { value: String(seconds), unit: 's' };
  return { value: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`, unit: 'min' };
}
