/** The words for one thing, or for none or several of it: 1 escola, 0 escolas, 2 escolas. */
export const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many);
