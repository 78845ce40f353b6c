/** Reads and writes OpenType fonts with TrueType outlines (sfnt). */

/** The tables of a font by tag. */
export type FontTables = Map<string, Buffer>;

const padToFourBytes = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
const sumWords = (bytes: Buffer): number => {
  let sum = 0;
  for (let offset = 0; offset < bytes.length; offset += 4) sum = (sum + bytes.readUInt32BE(offset)) >>> 0;
  return sum;
};

/** Reads the tables of a font that is not compressed. */
export function readTables(font: Buffer): FontTables {
  const tables: FontTables = new Map();
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const entryStart = 12 + index * 16;
    const start = font.readUInt32BE(entryStart + 8);
    const tag = font.toString('latin1', entryStart, entryStart + 4);
    tables.set(tag, font.subarray(start, start + font.readUInt32BE(entryStart + 12)));
  }
  return tables;
}

/** Returns a table. @throws Error if the font has no such table */
export function tableOf(tables: FontTables, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no table ${tag}`);
  return table;
}

/** Writes a font with the checksums of its tables and of the whole file. */
export function writeFont(tables: FontTables): Buffer {
  const sorted = [...tables].sort(([first], [second]) => (first < second ? -1 : 1));
  const head = Buffer.from(tableOf(tables, 'head'));
  head.writeUInt32BE(0, 8);
  const largestPowerOfTwo = 2 ** Math.floor(Math.log2(sorted.length));
  const header = Buffer.alloc(12 + sorted.length * 16);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(sorted.length, 4);
  header.writeUInt16BE(largestPowerOfTwo * 16, 6);
  header.writeUInt16BE(Math.log2(largestPowerOfTwo), 8);
  header.writeUInt16BE((sorted.length - largestPowerOfTwo) * 16, 10);
  let offset = header.length;
  let headOffset = 0;
  const parts = sorted.map(([tag, table], index) => {
    const data = tag === 'head' ? head : table;
    const padded = padToFourBytes(data);
    const entryStart = 12 + index * 16;
    header.write(tag, entryStart, 'latin1');
    header.writeUInt32BE(sumWords(padded), entryStart + 4);
    header.writeUInt32BE(offset, entryStart + 8);
    header.writeUInt32BE(data.length, entryStart + 12);
    if (tag === 'head') headOffset = offset;
    offset += padded.length;
    return padded;
  });
  const font = Buffer.concat([header, ...parts]);
  font.writeUInt32BE((0xb1b0afba - sumWords(font)) >>> 0, headOffset + 8);
  return font;
}

/** Reads the glyphs by code point, from a subtable of format 4 for Windows. */
export function readGlyphMap(cmap: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let record = 4; record < 4 + cmap.readUInt16BE(2) * 8; record += 8) {
    const table = cmap.subarray(cmap.readUInt32BE(record + 4));
    if (cmap.readUInt16BE(record) !== 3 || table.readUInt16BE(0) !== 4) continue;
    const segmentBytes = table.readUInt16BE(6);
    for (let segment = 0; segment < segmentBytes; segment += 2) {
      const end = table.readUInt16BE(14 + segment);
      const start = table.readUInt16BE(16 + segmentBytes + segment);
      const delta = table.readUInt16BE(16 + segmentBytes * 2 + segment);
      const rangeStart = 16 + segmentBytes * 3 + segment;
      const rangeOffset = table.readUInt16BE(rangeStart);
      for (let code = start; code <= end && code !== 0xffff; code++) {
        const stored = rangeOffset === 0 ? code : table.readUInt16BE(rangeStart + rangeOffset + (code - start) * 2);
        const glyph = rangeOffset !== 0 && stored === 0 ? 0 : (stored + delta) & 0xffff;
        if (glyph !== 0) glyphs.set(code, glyph);
      }
    }
  }
  return glyphs;
}

/** Writes a table `cmap` with one subtable of format 4. Each segment is a run of code points whose glyphs follow each other. */
export function writeGlyphMap(glyphs: ReadonlyMap<number, number>): Buffer {
  const segments: { start: number; end: number; delta: number }[] = [];
  for (const [code, glyph] of [...glyphs].sort(([first], [second]) => first - second)) {
    const delta = (glyph - code) & 0xffff;
    const last = segments.at(-1);
    if (last && last.end === code - 1 && last.delta === delta) last.end = code;
    else segments.push({ start: code, end: code, delta });
  }
  segments.push({ start: 0xffff, end: 0xffff, delta: 1 });
  const largestPowerOfTwo = 2 ** Math.floor(Math.log2(segments.length));
  const numbers = [
    ...[0, 1, 3, 1, 0, 12],
    ...[4, 16 + segments.length * 8, 0, segments.length * 2],
    ...[largestPowerOfTwo * 2, Math.log2(largestPowerOfTwo), (segments.length - largestPowerOfTwo) * 2],
    ...[...segments.map(({ end }) => end), 0],
    ...segments.map(({ start }) => start),
    ...segments.map(({ delta }) => delta),
    ...segments.map(() => 0),
  ];
  const table = Buffer.alloc(numbers.length * 2);
  for (const [index, number] of numbers.entries()) table.writeUInt16BE(number, index * 2);
  return table;
}

/** Writes a table `name` for Windows in English. The keys of the texts are name ids. */
export function writeNames(texts: Readonly<Record<number, string>>): Buffer {
  const entries = Object.entries(texts).map(([id, text]) => ({
    id: Number(id),
    bytes: Buffer.from(text, 'utf16le').swap16(),
  }));
  const header = Buffer.alloc(6 + entries.length * 12);
  header.writeUInt16BE(entries.length, 2);
  header.writeUInt16BE(header.length, 4);
  let offset = 0;
  for (const [index, { id, bytes }] of entries.entries()) {
    for (const [field, value] of [3, 1, 0x409, id, bytes.length, offset].entries())
      header.writeUInt16BE(value, 6 + index * 12 + field * 2);
    offset += bytes.length;
  }
  return Buffer.concat([header, ...entries.map(({ bytes }) => bytes)]);
}
