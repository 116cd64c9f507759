/** What the server lets a plan hold. */
export const MOST_CODES = 20;

/** In minutes. */
export const LONGEST_PLAN = 600;

/** In characters: of a section, and of the methodology. */
export const LONGEST_TEXT = 5_000;
export const LONGEST_METHODOLOGY = 12_000;
