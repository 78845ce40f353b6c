/**
 * Makes the fonts of the EPUBs: Andika in two weights. The package has one file per script, so the Latin and the Vietnamese file are merged. Readers then
 * show whole words in one font. The licence of Andika (OFL) reserves its name, so the merged font has another name, as on the site.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type FontTables, readGlyphMap, readTables, tableOf, writeFont, writeGlyphMap, writeNames } from './sfnt.ts';
import { woffToFont } from './woff.ts';

export const fontFamily = 'Reading Letters';
export const fontMediaType = 'font/ttf';
export const fontWeights = [400, 700] as const;
export const fontPath = (weight: number) => `fonts/reading-letters-${weight}.ttf`;
export const fontLicensePath = 'fonts/OFL.txt';

interface FontFiles {
  fonts: ReadonlyMap<number, Buffer>;
  license: string;
}

let loadedFiles: FontFiles | undefined;

/** Returns the fonts by weight, and their licence. */
export function readEpubFonts(): FontFiles {
  if (loadedFiles) return loadedFiles;
  const folder = dirname(createRequire(import.meta.url).resolve('@fontsource/andika/package.json'));
  const readScript = (script: string, weight: number) =>
    readTables(woffToFont(readFileSync(join(folder, `files/andika-${script}-${weight}-normal.woff`))));
  const mergeWeight = (weight: number) =>
    mergeFonts(readScript('latin', weight), readScript('vietnamese', weight), weight === 400 ? 'Regular' : 'Bold');
  loadedFiles = {
    fonts: new Map(fontWeights.map((weight) => [weight, mergeWeight(weight)])),
    license: readFileSync(join(folder, 'LICENSE'), 'utf8'),
  };
  return loadedFiles;
}

const copyright = 'Copyright (c) 2004-2022 SIL International';

/**
 * Merges two parts of the same font without hinting. The glyphs of the second part, except its first, come after those of the first part. Kerning and
 * other layout tables are left out, because they count the glyphs of their own part.
 */
function mergeFonts(first: FontTables, second: FontTables, style: 'Regular' | 'Bold'): Buffer {
  const firstGlyphs = readGlyphs(first);
  const shift = firstGlyphs.length - 1;
  const glyphs = [
    ...firstGlyphs,
    ...readGlyphs(second)
      .slice(1)
      .map(({ outline, metrics }) => ({ outline: shiftComponents(outline, shift), metrics })),
  ];
  const glyphMap = new Map(
    [...readGlyphMap(tableOf(second, 'cmap'))].map(([code, glyph]): [number, number] => [code, glyph + shift]),
  );
  for (const [code, glyph] of readGlyphMap(tableOf(first, 'cmap'))) glyphMap.set(code, glyph);

  const outlines = glyphs.map(({ outline }) => Buffer.concat([outline, Buffer.alloc((4 - (outline.length % 4)) % 4)]));
  const loca = Buffer.alloc((glyphs.length + 1) * 4);
  let offset = 0;
  for (const [index, outline] of outlines.entries()) {
    offset += outline.length;
    loca.writeUInt32BE(offset, (index + 1) * 4);
  }
  const head = Buffer.from(tableOf(first, 'head'));
  head.writeInt16BE(1, 50);
  const hhea = Buffer.from(tableOf(first, 'hhea'));
  hhea.writeUInt16BE(glyphs.length, 34);
  const maxp = Buffer.from(tableOf(first, 'maxp'));
  const secondMaxp = tableOf(second, 'maxp');
  for (let field = 6; field < maxp.length; field += 2)
    maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(field), secondMaxp.readUInt16BE(field)), field);
  maxp.writeUInt16BE(glyphs.length, 4);
  // Version 3 has no names of glyphs.
  const post = Buffer.from(tableOf(first, 'post').subarray(0, 32));
  post.writeUInt32BE(0x00030000, 0);
  const codes = [...glyphMap.keys()];
  const os2 = Buffer.from(tableOf(first, 'OS/2'));
  os2.writeUInt16BE(Math.min(...codes), 64);
  os2.writeUInt16BE(Math.max(...codes), 66);
  const postScriptName = `${fontFamily.replaceAll(' ', '')}-${style}`;
  return writeFont(
    new Map([
      ['OS/2', os2],
      ['cmap', writeGlyphMap(glyphMap)],
      ['glyf', Buffer.concat(outlines)],
      ['head', head],
      ['hhea', hhea],
      ['hmtx', Buffer.concat(glyphs.map(({ metrics }) => metrics))],
      ['loca', loca],
      ['maxp', maxp],
      [
        'name',
        writeNames({
          0: copyright,
          1: fontFamily,
          2: style,
          3: postScriptName,
          4: `${fontFamily} ${style}`,
          5: 'Version 1.0',
          6: postScriptName,
          13: 'This Font Software is licensed under the SIL Open Font License, Version 1.1.',
          14: 'https://scripts.sil.org/OFL',
        }),
      ],
      ['post', post],
    ]),
  );
}

/** Returns the outline of each glyph, and its four bytes of width and bearing. */
function readGlyphs(tables: FontTables): { outline: Buffer; metrics: Buffer }[] {
  const [loca, glyf, hmtx] = [tableOf(tables, 'loca'), tableOf(tables, 'glyf'), tableOf(tables, 'hmtx')];
  const isLong = tableOf(tables, 'head').readInt16BE(50) === 1;
  const startOf = (index: number) => (isLong ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2);
  const widthCount = tableOf(tables, 'hhea').readUInt16BE(34);
  return Array.from({ length: tableOf(tables, 'maxp').readUInt16BE(4) }, (_, index) => {
    const metrics = Buffer.alloc(4);
    metrics.writeUInt16BE(hmtx.readUInt16BE(Math.min(index, widthCount - 1) * 4), 0);
    const bearing = index < widthCount ? index * 4 + 2 : widthCount * 4 + (index - widthCount) * 2;
    metrics.writeInt16BE(hmtx.readInt16BE(bearing), 2);
    return { outline: glyf.subarray(startOf(index), startOf(index + 1)), metrics };
  });
}

const componentFlag = { hasWords: 0x1, hasScale: 0x8, hasMore: 0x20, hasTwoScales: 0x40, hasMatrix: 0x80 } as const;

/** Adds a number to the glyphs of a composite glyph, except to the first glyph of the font. Returns a copy. */
function shiftComponents(outline: Buffer, shift: number): Buffer {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return outline;
  const shifted = Buffer.from(outline);
  let hasMore = true;
  for (let offset = 10; hasMore; ) {
    const flags = shifted.readUInt16BE(offset);
    const glyph = shifted.readUInt16BE(offset + 2);
    if (glyph > 0) shifted.writeUInt16BE(glyph + shift, offset + 2);
    offset += 4 + (flags & componentFlag.hasWords ? 4 : 2);
    if (flags & componentFlag.hasScale) offset += 2;
    else if (flags & componentFlag.hasTwoScales) offset += 4;
    else if (flags & componentFlag.hasMatrix) offset += 8;
    hasMore = (flags & componentFlag.hasMore) !== 0;
  }
  return shifted;
}
