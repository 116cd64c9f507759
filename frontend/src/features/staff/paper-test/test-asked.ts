/** As many questions as a test has at most. */
export const MOST = 100;

/** The questions that the address names, in its order: `?questoes=7,3`. */
export function testAsked(address: URLSearchParams): number[] {
  const named = (address.get('questoes') ?? '').split(',').filter((text) => /^[1-9]\d{0,15}$/.test(text));
  return [...new Set(named.map(Number))].slice(0, MOST);
}
