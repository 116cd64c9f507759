/** The tabs of an open action beside its overview, by their words in the address. */
export const detailTabs = ['marcos', 'atualizacoes', 'recursos'] as const;

export type DetailTab = (typeof detailTabs)[number];
