/** A text in which neither case nor accents tell two apart: what is searched for and where. */
export const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
