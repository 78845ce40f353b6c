import Papa from 'papaparse';

interface Table {
  rows: Record<string, string>[];
  /** Lines, from 1, with unclosed quotes or more cells than the first line. */
  broken: number[];
}

/** Rows of a CSV text by the names in its first line; the separator is comma, semicolon or tab. */
export function parseCsv(text: string): Table {
  const { data, errors } = Papa.parse<Record<string, string>>(text.normalize('NFC'), {
    header: true,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
    transformHeader: (name) => name.trim().toLowerCase(),
    transform: (cell) => cell.trim(),
  });
  // Papaparse counts the first line for wrong quotes, but not for too many cells.
  const broken = errors.flatMap(({ type, code, row = 0 }) => {
    if (type === 'Quotes') return [row + 1];
    return code === 'TooManyFields' ? [row + 2] : [];
  });
  return { rows: data, broken: [...new Set(broken)] };
}
