import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEpub, xhtmlItem } from '../../../tests/support/sample-epub.ts';
import { unpackBook } from './unpack-book.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'unpack-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const epub = createEpub({
  manifest: xhtmlItem('a'),
  spine: '<itemref idref="a"/>',
  files: { 'a.xhtml': '<p>Con mèo</p>' },
});
const { mimetype: _mimetype, ...otherEntries } = unzipSync(epub);
const table = 'page,title_vi,text_vi\n0,Con mèo,\n1,,Con mèo\n';

test.each([
  ['EPUB', epub],
  ['EPUB that was packed again, without its media type', zipSync(otherEntries)],
  ['zip with a table', zipSync({ 'book.csv': new Uint8Array(Buffer.from(table)) })],
])('an %s is recognised by its content', async (_what, bytes) => {
  const zip = join(folder, 'book.bin');
  writeFileSync(zip, bytes);
  const { book } = await unpackBook({ zip, folder, lang: 'vi' });
  expect(book.titles).toMatchObject([{ language: 'vi-VN', title: 'Con mèo' }]);
  expect(book.pages.map(({ texts }) => texts[0]?.text)).toEqual(['<p><span data-s="s1">Con mèo</span></p>']);
});
