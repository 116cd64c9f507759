/** "48" seconds; from a minute on, "1:52". */
export function duration(seconds: number): { value: string; unit: 's' | 'min' } {
  if (seconds < 60) return { value: String(seconds), unit: 's' };
  return { value: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`, unit: 'min' };
}
