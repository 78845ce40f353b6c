import Papa from 'papaparse';

interface Table {
  rows: Record<string, string>[];
  /** Line numbers of the invalid rows, from 1, with blank lines counted. An invalid row has malformed quotes or more cells than there are column names. */
  invalidLines: number[];
}

const delimitersToGuess = [',', ';', '\t'];
const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** Parses a CSV text. The first row has the column names. The separator is a comma, a semicolon or a tab. Blank rows are skipped. */
export function parseCsv(text: string): Table {
  const normalizedText = text.normalize('NFC');
  const { delimiter } = Papa.parse(normalizedText, { preview: 20, skipEmptyLines: 'greedy', delimitersToGuess }).meta;
  const { data, errors } = Papa.parse<string[]>(normalizedText, { delimiter });
  const malformedRows = new Set(errors.flatMap(({ type, row }) => (type === 'Quotes' ? [row] : [])));
  let line = 1;
  const filledRows = data.flatMap((cells, index) => {
    const row = { cells, line, isMalformed: malformedRows.has(index) };
    // A cell in quotes may contain line breaks.
    line += cells.join('').split(/\r\n?|\n/).length;
    return isBlank(cells) ? [] : [row];
  });
  const names = filledRows[0]?.cells.map((name) => name.trim().toLowerCase()) ?? [];
  return {
    rows: filledRows
      .slice(1)
      .map(({ cells }) =>
        Object.fromEntries(cells.slice(0, names.length).map((cell, index) => [names[index] ?? '', cell.trim()])),
      ),
    invalidLines: filledRows
      .filter(({ cells, isMalformed }) => isMalformed || cells.length > names.length)
      .map((row) => row.line),
  };
}
