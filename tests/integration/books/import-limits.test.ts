/** Tests the limits of a book import, which protect other users from zip bombs, zips of many files, and pictures that are too large to decode. */
import { crc32, deflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { pingDuring } from '../../support/ping.ts';
import { runSql } from '../auth-extend/database.ts';

/** Builds a zip whose files all contain the same packed bytes. `declared` is the unpacked size in the headers, which may differ from the real size. */
function createBomb(names: readonly string[], packedBytes: Buffer, crc: number, declared: number): Buffer {
  const headers = names.map((name) => {
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(20, 4);
    header.writeUInt16LE(8, 8);
    header.writeUInt32LE(crc, 14);
    header.writeUInt32LE(packedBytes.length, 18);
    header.writeUInt32LE(declared, 22);
    header.writeUInt16LE(name.length, 26);
    return Buffer.concat([header, Buffer.from(name), packedBytes]);
  });
  return Buffer.concat(headers);
}

const sendImport = async (zip: Uint8Array) => {
  const answer = await fetch(`${stack().directusUrl}/books/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/zip', authorization: `Bearer ${stack().adminToken}` },
    body: new Uint8Array(zip),
    signal: AbortSignal.timeout(90_000),
  });
  return { status: answer.status, text: await answer.text() };
};
const rows = () =>
  runSql('SELECT (SELECT count(*) FROM documents) AS documents, (SELECT count(*) FROM directus_files) AS files');

describe('an import', () => {
  const size = 59 * 1024 * 1024;
  const names = Array.from({ length: 7 }, (_, index) => `p${index}.mp3`);
  let packedBytes: Buffer;
  let crc: number;
  let rowsBefore: unknown;
  beforeAll(() => {
    const content = Buffer.alloc(size);
    content.write('ID3');
    packedBytes = deflateRawSync(content, { level: 9 });
    crc = crc32(content);
    rowsBefore = rows();
  });
  afterAll(() => expect(rows()).toEqual(rowsBefore));

  it.each([
    ['says how large it is', size],
    ['says that it is small', 1_000],
  ])('of a bomb that %s is refused, and holds up nobody', async (_name, declared) => {
    const bomb = createBomb(names, packedBytes, crc, declared);
    expect(bomb.length).toBeLessThan(460 * 1024);
    const { slowestMs: worst, result } = await pingDuring(() => sendImport(bomb));
    expect(result.status).toBe(400);
    expect(result.text).toMatch(/far more than it is|unpacked/);
    expect(worst).toBeLessThan(1_000);
  });

  it('of thousands of files is refused', async () => {
    const emptyFiles = Object.fromEntries(
      Array.from({ length: 5_000 }, (_, index) => [`__MACOSX/${index}`, new Uint8Array()]),
    );
    const zip = zipSync(emptyFiles);
    const { slowestMs: worst, result } = await pingDuring(() => sendImport(zip));
    expect(result.status).toBe(400);
    expect(result.text).toContain('600');
    expect(worst).toBeLessThan(1_000);
  });

  it('of a picture of 39 megapixels is refused, and makes nothing', async () => {
    const picture = await sharp({ create: { width: 6250, height: 6240, channels: 3, background: '#2a62ba' } })
      .jpeg()
      .toBuffer();
    const table = 'page,title_vi,image,text_vi\n0,Sách lớn,,\n1,,p01.jpg,Một.\n';
    const { status, text } = await sendImport(
      zipSync({ 'book.csv': new Uint8Array(Buffer.from(table)), 'p01.jpg': new Uint8Array(picture) }),
    );
    expect([status, text]).toEqual([400, expect.stringContaining('megapixel')]);
  });
});
