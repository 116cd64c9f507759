/** "70 %", of a whole number of the server's. */
export const percentText = (percent: number): string => `${percent}\u00a0%`;

/** "1:52" */
export function minutesText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
