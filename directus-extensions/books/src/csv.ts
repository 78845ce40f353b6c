import Papa from 'papaparse';

interface Table {
  rows: Record<string, string>[];
  /** Numbers of the invalid rows. The row of column names is 1. An invalid row has malformed quotes or more cells than there are column names. */
  invalidLines: number[];
}

/** Parses a CSV text. The first row has the column names. The separator is a comma, a semicolon or a tab. Empty rows are skipped. */
export function parseCsv(text: string): Table {
  const { data, errors } = Papa.parse<Record<string, string>>(text.normalize('NFC'), {
    header: true,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
    transformHeader: (name) => name.trim().toLowerCase(),
    transform: (cell) => cell.trim(),
  });
  // Row numbers of Papaparse begin at 0. For malformed quotes row 0 has the column names, for extra cells row 0 is the row after them.
  const brokenLines = errors.flatMap(({ type, code, row = 0 }) => {
    if (type === 'Quotes') return [row + 1];
    return code === 'TooManyFields' ? [row + 2] : [];
  });
  return { rows: data, invalidLines: [...new Set(brokenLines)] };
}
