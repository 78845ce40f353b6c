/** Rewrites the `name` table of an OpenType font (sfnt). */

const preservedNameIds = new Set([0, 7, 8, 9, 11, 13, 14]);

const padToFourBytes = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
const computeChecksum = (bytes: Buffer) => {
  let sum = 0;
  for (let position = 0; position < bytes.length; position += 4) sum = (sum + bytes.readUInt32BE(position)) >>> 0;
  return sum;
};

/** Reads the name records of platform 3 (Windows, UTF-16) as a map from name id to bytes. */
const readNames = (table: Buffer): Map<number, Buffer> => {
  const names = new Map<number, Buffer>();
  const textsStart = table.readUInt16BE(4);
  for (let index = 0; index < table.readUInt16BE(2); index++) {
    const recordStart = 6 + index * 12;
    const textStart = textsStart + table.readUInt16BE(recordStart + 10);
    if (table.readUInt16BE(recordStart) === 3)
      names.set(
        table.readUInt16BE(recordStart + 6),
        table.subarray(textStart, textStart + table.readUInt16BE(recordStart + 8)),
      );
  }
  return names;
};

const writeNames = (names: Map<number, Buffer>): Buffer => {
  const entries = [...names].sort(([a], [b]) => a - b);
  const header = Buffer.alloc(6 + entries.length * 12);
  header.writeUInt16BE(entries.length, 2);
  header.writeUInt16BE(header.length, 4);
  let offset = 0;
  for (const [index, [id, text]] of entries.entries()) {
    for (const [fieldIndex, value] of [3, 1, 0x409, id, text.length, offset].entries())
      header.writeUInt16BE(value, 6 + index * 12 + fieldIndex * 2);
    offset += text.length;
  }
  return Buffer.concat([header, ...entries.map(([, text]) => text)]);
};

/**
 * Renames a font. The SIL Open Font License (3) requires a new name for modified versions of fonts with reserved names. Copyright, authors and licence
 * are preserved.
 * @param sfnt a TrueType or OpenType font, not compressed
 */
export const renameFont = (sfnt: Buffer, family: string): Buffer => {
  const count = sfnt.readUInt16BE(4);
  const encodeUtf16 = (text: string) => Buffer.from(text, 'utf16le').swap16();
  const tables = Array.from({ length: count }, (_, index) => {
    const recordStart = 12 + index * 16;
    const dataStart = sfnt.readUInt32BE(recordStart + 8);
    return {
      tag: sfnt.toString('latin1', recordStart, recordStart + 4),
      data: sfnt.subarray(dataStart, dataStart + sfnt.readUInt32BE(recordStart + 12)),
    };
  }).map(({ tag, data }) => {
    if (tag !== 'name') return { tag, data };
    const names = new Map([...readNames(data)].filter(([id]) => preservedNameIds.has(id)));
    const newNames: [number, string][] = [
      [1, family],
      [2, 'Regular'],
      [3, `${family} Regular`],
      [4, family],
      [6, family.replaceAll(' ', '')],
    ];
    for (const [id, text] of newNames) names.set(id, encodeUtf16(text));
    return { tag, data: writeNames(names) };
  });
  const header = Buffer.from(sfnt.subarray(0, 12 + count * 16));
  let offset = header.length;
  const chunks: Buffer[] = [];
  for (const [index, { data }] of tables.entries()) {
    const padded = padToFourBytes(data);
    const recordStart = 12 + index * 16;
    header.writeUInt32BE(computeChecksum(padded), recordStart + 4);
    header.writeUInt32BE(offset, recordStart + 8);
    header.writeUInt32BE(data.length, recordStart + 12);
    chunks.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([header, ...chunks]);
};
