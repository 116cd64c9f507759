const RISKY = /^[=+\-@\t\r]/;
const NUMBER = /^[+-]?[\d.]+(,\d+)?$/;

/** A cell that a spreadsheet would run as a formula is made plain text; numbers pass. */
function cell(value: string): string {
  const text = value.replaceAll('−', '-').replaceAll('\u00a0', ' ');
  const safe = RISKY.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** UTF-8 with BOM, semicolons, decimal comma: opens in a Brazilian Excel with a double click. */
export function toCsv(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [columns, ...rows].map((line) =>
    line.map((value) => cell(value === '–' ? '' : value)).join(';'),
  );
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

export const downloadText = (fileName: string, text: string, type = 'text/csv;charset=utf-8'): void =>
  downloadBlob(fileName, new Blob([text], { type }));

export function downloadBlob(fileName: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
