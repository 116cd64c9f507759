const order = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' });

/** D2 stands before D10. */
export const bySkillName = (one: { name: string }, other: { name: string }): number =>
  order.compare(one.name, other.name);
