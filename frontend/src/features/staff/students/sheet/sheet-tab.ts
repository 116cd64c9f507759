/** The parts of a pupil's sheet; without a word in the address, their data. */
export const sheetTabs = ['turma', 'desempenho', 'quiz', 'acesso'] as const;
export type SheetTab = (typeof sheetTabs)[number];
