const CODE = /^E[FM]\d{2}[A-Z]{2,3}\d{2,3}$/;

/** Whether a text has the form of a code of the ensino fundamental or médio. */
export const isBnccCode = (text: string): boolean => CODE.test(text);
