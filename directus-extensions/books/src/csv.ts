import Papa from 'papaparse';

interface Table {
  rows: Record<string, string>[];
  /** Numbers of the faulty lines, from 1. A faulty line has unclosed quotes or more cells than the first line. */
  invalidLines: number[];
}

/** Parses a CSV text. The first line has the column names. The separator is a comma, a semicolon or a tab. */
export function parseCsv(text: string): Table {
  const { data, errors } = Papa.parse<Record<string, string>>(text.normalize('NFC'), {
    header: true,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
    transformHeader: (name) => name.trim().toLowerCase(),
    transform: (cell) => cell.trim(),
  });
  // Papaparse counts the first line in the row numbers of wrong quotes, but not in those of extra cells.
  const brokenLines = errors.flatMap(({ type, code, row = 0 }) => {
    if (type === 'Quotes') return [row + 1];
    return code === 'TooManyFields' ? [row + 2] : [];
  });
  return { rows: data, invalidLines: [...new Set(brokenLines)] };
}
