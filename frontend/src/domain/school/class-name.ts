/** "turma 6º A"; a class that is called "Turma da tarde" is not said to be one twice. */
export const namedClass = (name: string): string => (/^turma\b/i.test(name) ? name : `turma ${name}`);

/** The same, at the beginning of a sentence. */
export function namedClassFirst(name: string): string {
  const named = namedClass(name);
  return named.charAt(0).toUpperCase() + named.slice(1);
}
