/** Rewrites the `name` table of an OpenType font (sfnt). */

const copied = new Set([0, 7, 8, 9, 11, 13, 14]);

const pad = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
const checksum = (bytes: Buffer) => {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
};

/** Records of platform 3 (Windows, UTF-16): id → bytes. */
const readNames = (table: Buffer): Map<number, Buffer> => {
  const names = new Map<number, Buffer>();
  const texts = table.readUInt16BE(4);
  for (let index = 0; index < table.readUInt16BE(2); index++) {
    const at = 6 + index * 12;
    const from = texts + table.readUInt16BE(at + 10);
    if (table.readUInt16BE(at) === 3)
      names.set(table.readUInt16BE(at + 6), table.subarray(from, from + table.readUInt16BE(at + 8)));
  }
  return names;
};

const writeNames = (names: Map<number, Buffer>): Buffer => {
  const entries = [...names].sort(([a], [b]) => a - b);
  const head = Buffer.alloc(6 + entries.length * 12);
  head.writeUInt16BE(entries.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  for (const [index, [id, text]] of entries.entries()) {
    for (const [place, value] of [3, 1, 0x409, id, text.length, offset].entries())
      head.writeUInt16BE(value, 6 + index * 12 + place * 2);
    offset += text.length;
  }
  return Buffer.concat([head, ...entries.map(([, text]) => text)]);
};

/**
 * Renames a font, as the SIL Open Font License (3) requires for modified versions of fonts with reserved names. Copyright, authors and licence are
 * preserved.
 * @param sfnt a TrueType or OpenType font, not compressed
 */
export const renameFont = (sfnt: Buffer, family: string): Buffer => {
  const count = sfnt.readUInt16BE(4);
  const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16();
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 12 + index * 16;
    const from = sfnt.readUInt32BE(at + 8);
    return { tag: sfnt.toString('latin1', at, at + 4), data: sfnt.subarray(from, from + sfnt.readUInt32BE(at + 12)) };
  }).map(({ tag, data }) => {
    if (tag !== 'name') return { tag, data };
    const names = new Map([...readNames(data)].filter(([id]) => copied.has(id)));
    const own: [number, string][] = [
      [1, family],
      [2, 'Regular'],
      [3, `${family} Regular`],
      [4, family],
      [6, family.replaceAll(' ', '')],
    ];
    for (const [id, text] of own) names.set(id, utf16(text));
    return { tag, data: writeNames(names) };
  });
  const head = Buffer.from(sfnt.subarray(0, 12 + count * 16));
  let offset = head.length;
  const parts: Buffer[] = [];
  for (const [index, { data }] of tables.entries()) {
    const padded = pad(data);
    const at = 12 + index * 16;
    head.writeUInt32BE(checksum(padded), at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([head, ...parts]);
};
