/** "96,5 %", which no line breaks apart: the only way a percentage is written. */
export const percentText = (figure: number | string): string => `${figure}\u00a0%`;
