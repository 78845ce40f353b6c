import { inflateSync } from 'node:zlib';

const headerLength = 44;
const entryLength = 20;

/**
 * Extracts the OpenType font from a WOFF file. pdfkit reads WOFF too, but unpacks a table again for each glyph, which takes 3 s per book.
 * @throws Error if the file is not WOFF 1
 */
export function woffToFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file');
  const tableCount = woff.readUInt16BE(12);
  const tables = Array.from({ length: tableCount }, (_, index) => {
    const entryStart = headerLength + index * entryLength;
    const [offset, packed, length] = [
      woff.readUInt32BE(entryStart + 4),
      woff.readUInt32BE(entryStart + 8),
      woff.readUInt32BE(entryStart + 12),
    ];
    const data = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(entryStart, entryStart + 4),
      checksum: woff.subarray(entryStart + 16, entryStart + 20),
      data: packed < length ? inflateSync(data) : data,
    };
  });
  const largestPowerOfTwo = 2 ** Math.floor(Math.log2(tableCount));
  const header = Buffer.alloc(12 + tableCount * 16);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(tableCount, 4);
  header.writeUInt16BE(largestPowerOfTwo * 16, 6);
  header.writeUInt16BE(Math.log2(largestPowerOfTwo), 8);
  header.writeUInt16BE((tableCount - largestPowerOfTwo) * 16, 10);
  const parts: Buffer[] = [];
  let offset = header.length;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entryOffset = 12 + index * 16;
    tag.copy(header, entryOffset);
    checksum.copy(header, entryOffset + 4);
    header.writeUInt32BE(offset, entryOffset + 8);
    header.writeUInt32BE(data.length, entryOffset + 12);
    const padding = (4 - (data.length % 4)) % 4;
    parts.push(data, Buffer.alloc(padding));
    offset += data.length + padding;
  }
  return Buffer.concat([header, ...parts]);
}
