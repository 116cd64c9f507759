/** A school's number in the Censo Escolar; that its first two digits name a state is the server's to check. */
export const INEP_CODE = /^\d{8}$/;
