const conjunction = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** "a, b e c" */
export const enumerate = (parts: readonly (string | number)[]): string =>
  conjunction.format(parts.map(String));
