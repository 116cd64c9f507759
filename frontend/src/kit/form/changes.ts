/** Some of what is read from a form; null is a field that was emptied. */
export type Changes<O> = {
  [K in keyof O]?: Exclude<O[K], undefined> | (undefined extends O[K] ? null : never);
};

/**
 * Of what was read from a form, the fields in which something else is typed than it was opened with. Sent alone, they
 * leave what somebody else saved meanwhile.
 */
export function changesOf<O extends object>(read: O, typed: object, opened: object): Changes<O> {
  const values = new Map<string, unknown>(Object.entries(read));
  const before = new Map<string, unknown>(Object.entries(opened));
  const names = Object.entries(typed).flatMap(([name, text]) => (text === before.get(name) ? [] : [name]));
  return Object.fromEntries(names.map((name) => [name, values.get(name) ?? null])) as Changes<O>;
}
