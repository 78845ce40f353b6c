/** First characters of a formula: `= + - @`, their full-width forms, tab and line breaks. */
const FORMULA_START = /^[=+\-@\t\r\n\uFF0B\uFF0D\uFF1D\uFF20]/;

/** Puts an apostrophe before a CSV cell that a spreadsheet would run as a formula (OWASP, "CSV injection"). */
export const escapeFormula = (cell: string): string => (FORMULA_START.test(cell) ? `'${cell}` : cell);
