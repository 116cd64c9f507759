/** A school's number in the Censo Escolar; that its first two digits name a state is the server's to check. */
export const INEP_CODE = /^\d{8}$/;

/** The digits of a code as people write it: "26.030.799". */
export const codeDigits = (typed: string): string => typed.replace(/[\s.-]/g, '');
