/** Rows of a CSV text (RFC 4180) by the names in its first line, as spreadsheets write it: comma, semicolon or tab, with or without a byte order mark. */
export function parseCsv(text: string): Record<string, string>[] {
  const source = text.replace(/^\ufeff/, '').normalize('NFC');
  const head = source.slice(0, source.search(/[\r\n]|$/));
  const separator = [',', ';', '\t'].reduce((best, one) =>
    head.split(one).length > head.split(best).length ? one : best,
  );
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.some((one) => one !== '')) rows.push(row);
    row = [];
  };
  for (let at = 0; at < source.length; at++) {
    const char = source[at];
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (source[at + 1] === '"') {
        cell += '"';
        at++;
      } else isQuoted = false;
    } else if (char === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (char === separator) endCell();
    else if (char === '\n') endRow();
    else if (char !== '\r') cell += char;
  }
  endRow();
  const [names = [], ...values] = rows;
  return values.map((one) =>
    Object.fromEntries(names.map((name, index) => [name.trim().toLowerCase(), one[index] ?? ''])),
  );
}
