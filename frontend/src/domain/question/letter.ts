/** The four options of every question, as the Saeb has them. */
export const letters = ['A', 'B', 'C', 'D'] as const;
export type Letter = (typeof letters)[number];
