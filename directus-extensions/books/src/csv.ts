import Papa from 'papaparse';

interface Table {
  rows: Record<string, string>[];
  /** Lines, from 1, whose quotes do not close or that have more cells than the first. */
  broken: number[];
}

/** Rows of a CSV text by the names in its first line, as spreadsheets write it: comma, semicolon or tab. */
export function parseCsv(text: string): Table {
  const { data, errors } = Papa.parse<Record<string, string>>(text.normalize('NFC'), {
    header: true,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
    transformHeader: (name) => name.trim().toLowerCase(),
    transform: (cell) => cell.trim(),
  });
  // Papaparse counts the first line where quotes are wrong, and leaves it out where cells are too many.
  const broken = errors.flatMap(({ type, code, row = 0 }) => {
    if (type === 'Quotes') return [row + 1];
    return code === 'TooManyFields' ? [row + 2] : [];
  });
  return { rows: data, broken: [...new Set(broken)] };
}
