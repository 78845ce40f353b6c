import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleBook, sampleMedia } from '../../../tests/support/sample-book.ts';
import type { Language } from './book.ts';
import { createBrailleTranslator, type TranslateBraille } from './braille-command.ts';
import { makeBrf } from './brf.ts';
import { CELLS, formatBrf, LINES, wrapBraille } from './brf-pages.ts';
import { filenameOf } from './build-downloads.ts';

const isInstalled = spawnSync('lou_translate', ['--version']).status === 0;
const languages: readonly Language[] = ['vi-VN', 'en-US'];
/** Returns the text in capitals of ASCII, without the letters that have no base letter there. */
const toFakeBraille = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^ -~]/g, '')
    .toUpperCase();
const fakeTranslate: TranslateBraille = async (lines) => lines.map(toFakeBraille);

const pagesOf = (file: string): string[][] => {
  expect(file.endsWith('\r\n\f')).toBe(true);
  return file
    .slice(0, -1)
    .split('\f')
    .map((page) => page.replace(/\r\n$/, '').split('\r\n'));
};
const expectFitting = (pages: readonly string[][]) => {
  for (const lines of pages) {
    expect(lines.length).toBeLessThanOrEqual(LINES);
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(CELLS);
  }
};

describe('wrapped braille', () => {
  it('has lines of at most 40 cells, broken between words', () => {
    const words = Array.from({ length: 60 }, (_, index) => 'X'.repeat((index % 9) + 1));
    const lines = wrapBraille(words.join(' '), 2, 0);
    expect(lines[0]?.startsWith('  X')).toBe(true);
    expect(lines[1]?.startsWith('X')).toBe(true);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(40);
    expect(lines.join(' ').trim().split(' ')).toEqual(words);
  });

  it('cuts only a word that is wider than a line', () => {
    expect(wrapBraille(`AB ${'X'.repeat(90)} CD`, 0, 0)).toEqual([
      'AB',
      'X'.repeat(40),
      'X'.repeat(40),
      `${'X'.repeat(10)} CD`,
    ]);
    expect(wrapBraille('X'.repeat(40), 0, 0)).toEqual(['X'.repeat(40)]);
    expect(wrapBraille('', 2, 0)).toEqual([]);
  });

  it('has pages of 25 lines that end with a form feed, numbered from the second', () => {
    const text = Array.from({ length: 100 }, () => ({ kind: 'paragraph' as const, text: 'WORD '.repeat(12).trim() }));
    const pages = pagesOf(formatBrf([{ kind: 'title', text: 'TITLE' }], text));
    expectFitting(pages);
    expect(pages.map(({ length }) => length)).toEqual(pages.map(() => 25));
    expect(pages.map((lines) => lines.at(-1)?.trim())).toEqual(
      ['', '#B', '#C', '#D', '#E', '#F', '#G', '#H', '#I', '#AJ'].slice(0, pages.length),
    );
    expect(pages[1]?.at(-1)).toHaveLength(40);
    expect(pages[0]?.filter((line) => line.trim() !== '')).toEqual([`${' '.repeat(17)}TITLE`]);
  });

  it('has no heading at the end of a page', () => {
    const filler = (count: number) => Array.from({ length: count }, () => ({ kind: 'line' as const, text: 'A' }));
    for (const count of [20, 21, 22, 23, 24]) {
      const [, first, second] = pagesOf(
        formatBrf([], [...filler(count), { kind: 'heading', text: 'HEAD' }, ...filler(3)]),
      );
      const [page] = [first, second].filter((lines) => lines?.some((line) => line.includes('HEAD')));
      const place = page?.findIndex((line) => line.includes('HEAD')) ?? 0;
      expect(page?.[place + 1], String(count)).toBe('A');
    }
  });
});

describe('the braille of a book', () => {
  it.each(languages)(
    'in %s has its title page, every sentence, and the description of every picture',
    async (language) => {
      const book = sampleBook('books', 'one-hand-kite', language);
      const file = (await makeBrf(book, sampleMedia, fakeTranslate)).toString('latin1');
      expectFitting(pagesOf(file));
      const words = file.replace(/ {30,}#[A-J]+/g, ' ').replace(/\s+/g, ' ');
      const [pictureLabel, pageLabel] = language === 'vi-VN' ? ['Hình', 'Trang'] : ['Picture', 'Page'];
      for (const { picture, narration, number } of book.pages) {
        for (const text of [
          `${pageLabel} ${number} `,
          `${pictureLabel}: ${picture?.description}`,
          ...(narration?.cues ?? []).map((cue) => cue.text),
        ])
          expect(words).toContain(toFakeBraille(text));
      }
      for (const text of [book.title, book.author, book.license.label]) expect(words).toContain(toFakeBraille(text));
      expect(filenameOf(book, 'brf')).toBe('one-hand-kite.brf');
    },
  );

  it('says that a picture has no description', async () => {
    const book = sampleBook('books', 'one-hand-kite', 'en-US');
    const [page] = book.pages;
    if (!page?.picture) throw new Error('the page has a picture');
    const undescribed = { ...book, pages: [{ ...page, picture: { ...page.picture, description: '' } }] };
    const file = (await makeBrf(undescribed, sampleMedia, fakeTranslate)).toString('latin1');
    expect(file).toContain('PICTURE OF PAGE 1, NOT');
  });

  it('is not made by a command that is missing', async () => {
    const translator = createBrailleTranslator('/no/lou_translate');
    expect(await translator.isInstalled('vi-VN')).toBe(false);
    await expect(translator.translate(['a'], 'vi-VN')).rejects.toThrow();
  });

  it('reaches the command by its input, and with PATH alone', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hat-nang-braille-'));
    const command = join(folder, 'translate');
    writeFileSync(command, '#!/bin/sh\nenv > "$0.env"\necho "$@" > "$0.arguments"\ncat\n', { mode: 0o755 });
    try {
      const text = '$(id) --help; “x”';
      expect(await createBrailleTranslator(command).translate([text], 'vi-VN')).toEqual([text]);
      expect(readFileSync(`${command}.arguments`, 'utf8')).toBe('--forward en-us-brf.dis,vi-vn-g0.utb\n');
      const names = readFileSync(`${command}.env`, 'utf8').match(/^\w+(?==)/gm) ?? [];
      // The shell itself adds these two.
      expect(names.filter((name) => name !== 'PWD' && name !== '_')).toEqual(['PATH']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('is not made by a command that answers nothing', async () => {
    const translator = createBrailleTranslator('true');
    expect(await translator.isInstalled('en-US')).toBe(false);
    await expect(translator.translate(['a', 'b'], 'en-US')).rejects.toThrow('returned 1 lines for 2');
  });
});

describe.runIf(isInstalled)('liblouis', () => {
  const { isInstalled: hasTables, translate } = createBrailleTranslator('lou_translate');

  it('has the tables of both languages', async () => {
    expect(await Promise.all(languages.map(hasTables))).toEqual([true, true]);
  });

  it('writes all Vietnamese vowels with their tones, each in its own way', async () => {
    const vowels = [...'aăâeêioôơuưy'].flatMap((vowel) =>
      ['', '\u0301', '\u0300', '\u0309', '\u0303', '\u0323'].map((tone) => vowel + tone),
    );
    const lines = await translate(vowels, 'vi-VN');
    expect(new Set(lines).size).toBe(72);
    for (const line of lines) expect(line).not.toContain("'\\X");
  });

  it('keeps lines of any length and sign together, without characters in numbers', async () => {
    const long = 'từng chữ một '.repeat(400).trim();
    const [first, second, third] = await translate([long, 'Ổn „łódź” 5 ₫ ☀', 'x'], 'vi-VN');
    expect(first?.split(' ')).toHaveLength(1200);
    expect(second).not.toContain('\\X');
    expect(third).toBe('X');
    expect(await translate(['Bách of Vạc village, Đuối'], 'en-US')).toEqual([',BACH OF ,VAC VILLAGE1 ,DUOI']);
  });

  it.each(languages)('writes a whole book in %s in ASCII, 40 cells wide and 25 lines high', async (language) => {
    for (const [folder, key] of [
      ['books', 'one-hand-kite'],
      ['study-documents', 'journey-of-a-raindrop'],
    ] as const) {
      const file = (await makeBrf(sampleBook(folder, key, language), sampleMedia, translate)).toString('latin1');
      expectFitting(pagesOf(file));
      expect(file).toMatch(/^[\r\n\f -_]+$/);
      expect(file).not.toContain("'\\X");
    }
  });
});

describe.skipIf(isInstalled)('without liblouis on this machine, braille', () => {
  it('is not offered', async () => {
    expect(await createBrailleTranslator('lou_translate').isInstalled('vi-VN')).toBe(false);
  });
});
