import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { parseCsv } from './csv.ts';
import { readBook, toPageHtml } from './import-book.ts';
import { defaultZipLimits, readZip } from './read-zip.ts';

const media = join(import.meta.dirname, '../../../seeds/demo/media/books/one-hand-kite');
const file = (name: string) => new Uint8Array(readFileSync(join(media, name)));
const text = (value: string) => new Uint8Array(Buffer.from(value, 'utf8'));
const table = `\ufeffpage,title_vi,author,image,text_vi,description_vi,narration_vi,cues_vi
0,Con diều,Bạch Nhật Tân,,,,,
1,,,p01.webp,"Bách có ""một"" bàn tay. Tay kia bằng nhựa!","Một cậu bé, một con diều",p01.mp3,p01.vtt
`;
const validRow = {
  'sach/book.csv': text(table),
  'sach/P01.webp': file('p01.webp'),
  'sach/p01.mp3': file('p01.vi.mp3'),
  'sach/p01.vtt': file('p01.vi.vtt'),
  '__MACOSX/sach/._p01.webp': text('x'),
};

describe('a table', () => {
  test('is read in the formats that spreadsheets write', () => {
    const rowsOf = (text: string) => parseCsv(text).rows;
    expect(rowsOf('a;b\r\n"một; hai";"x ""y"""\r\n')).toEqual([{ a: 'một; hai', b: 'x "y"' }]);
    expect(rowsOf('A\t b \n1\t\n\t\n')).toEqual([{ a: '1', b: '' }]);
    expect(rowsOf('a,b\r1,2\r')).toEqual([{ a: '1', b: '2' }]);
    expect(rowsOf(`\ufeffa,b\n1,${'ế'.normalize('NFD')}`)).toEqual([{ a: '1', b: 'ế' }]);
  });

  test('reports which of its lines are broken', () => {
    expect(parseCsv('a,b\n1,2\n3,"4"x\n5,6\n').invalidLines).toEqual([3]);
    expect(parseCsv('a,b\n1,2\n3,một, hai\n').invalidLines).toEqual([3]);
    const brokenTable = table.replace(/"Một cậu.*diều"/, 'Một cậu bé, một con diều');
    expect(() => readBook(readZip(zipSync({ ...validRow, 'sach/book.csv': text(brokenTable) })))).toThrow(
      /line \/ dòng 3/,
    );
  });

  test('is read fast, whatever it contains', () => {
    // CPU time of this process does not depend on the load by other programs.
    const startUsage = process.cpuUsage();
    parseCsv(`a,b\n${'"a'.repeat(100_000)}`);
    expect(process.cpuUsage(startUsage).user / 1000).toBeLessThan(2000);
  });
});

describe('a page', () => {
  test('gets one number per sentence', () => {
    expect(toPageHtml('Một. “Hai?” Ba…\n<Bốn>!')).toBe(
      '<p><span data-s="s1">Một.</span> <span data-s="s2">“Hai?”</span> <span data-s="s3">Ba…</span></p><p><span data-s="s4">&lt;Bốn&gt;!</span></p>',
    );
  });
});

describe('a zip', () => {
  test('of pages becomes a book', () => {
    const book = readBook(readZip(zipSync(validRow)));
    expect(book.titles).toEqual([{ language: 'vi-VN', title: 'Con diều', subtitle: '' }]);
    expect(book.files.sort()).toEqual(['p01.mp3', 'p01.webp']);
    expect(book.pages).toMatchObject([
      {
        number: 1,
        image: 'p01.webp',
        texts: [{ image_description: 'Một cậu bé, một con diều', files: { narration: 'p01.mp3' } }],
      },
    ]);
  });

  test.each([
    ['leads out', { ...validRow, '../../x.png': file('p01.webp') }, /leads out/],
    ['is absolute', { ...validRow, '/etc/x.png': file('p01.webp') }, /leads out/],
    ['holds a program', { ...validRow, 'x.exe': text('MZ') }, /Not a file of a book/],
    [
      'holds a file named like a property of objects',
      { ...validRow, 'x.constructor': text('x') },
      /Not a file of a book/,
    ],
    ['holds a drawing with a script', { ...validRow, 'x.svg': text('<svg/>') }, /Not a file of a book/],
    ['lies about a type', { ...validRow, 'x.png': text('<html><script>') }, /not what the name says/],
    ['has two files of one name', { ...validRow, 'other/p01.WEBP': file('p01.webp') }, /Two files/],
    ['is a bomb', { 'x.csv': new Uint8Array(50_001) }, /Larger than 60 MB/],
    [
      'is many bombs',
      { 'x.csv': new Uint8Array(40_000), 'y.csv': new Uint8Array(40_000), 'z.csv': new Uint8Array(40_000) },
      /unpacked/,
    ],
  ])('that %s is refused', (_, files, reason) => {
    const smallLimits = { ...defaultZipLimits, file: 50_000, totalBytes: 100_000 };
    const smallFiles = Object.fromEntries(Object.entries(files).filter(([name]) => !name.endsWith('.mp3')));
    expect(() => readZip(zipSync(smallFiles as unknown as Record<string, Uint8Array>), smallLimits)).toThrow(reason);
  });

  test('that unpacks to much more than its size, has too many entries or a huge table, is refused', () => {
    const zeros = (size: number) => new Uint8Array(size);
    const zipBomb = zipSync({ 'x.mp3': zeros(3_000_000) });
    expect(() => readZip(zipBomb, { ...defaultZipLimits, allowanceBytes: 1_000_000 })).toThrow(/far more than it is/);
    const manyFiles = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`__MACOSX/${index}`, zeros(1)]));
    expect(() => readZip(zipSync(manyFiles), { ...defaultZipLimits, count: 10 })).toThrow(/More than 10 files/);
    expect(() => readZip(zipSync({ 'x.csv': zeros(2_200_000) }))).toThrow(/Text larger/);
  });

  test('that declares more than the limits is refused before it is unpacked', () => {
    const zip = zipSync({ 'x.mp3': new Uint8Array(60_000) });
    expect(() => readZip(zip, { ...defaultZipLimits, totalBytes: 50_000 })).toThrow(/unpacked/);
  });

  test('that is not a zip, or is damaged, is refused', () => {
    expect(() => readZip(text('hello'))).toThrow(/not a zip/);
    const damagedZip = zipSync(validRow);
    damagedZip.fill(7, 60, 400);
    expect(() => readBook(readZip(damagedZip))).toThrow();
  });

  test('whose table names missing files reports all of them', () => {
    const brokenTable = table.replace('p01.webp', 'p09.webp').replace('p01.mp3', 'p08.mp3');
    expect(() => readBook(readZip(zipSync({ ...validRow, 'sach/book.csv': text(brokenTable) })))).toThrow(
      /p09\.webp.*p08\.mp3/,
    );
  });
});
