/**
 * Loads Andika, a font for beginning readers with all Vietnamese letters. The package has one font file per script, so each run of text uses the file that
 * contains its letters. pdfkit does not look for a missing letter in another file.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { woffToFont } from './woff.ts';

export type FontStyle = 'regular' | 'bold' | 'italic';

/** The methods of a pdfkit document that this file uses. */
interface FontDocument {
  registerFont(name: string, source: Buffer): unknown;
  font(name: string, size?: number): FontDocument;
  widthOfString(text: string): number;
}

const files: Readonly<Record<FontStyle, string>> = { regular: '400-normal', bold: '700-normal', italic: '400-italic' };
const scripts = ['latin', 'vietnamese', 'latin-ext'] as const;
type Script = (typeof scripts)[number];

/** Patterns of the characters in the font file of each script. The patterns cover most of the package's `unicode-range`. */
const vietnameseLetter =
  /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9\u20ab]/;
const latinCharacter =
  /[ -\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2212\u2215]/;
const latinExtCharacter = /[\u0100-\u02ba\u1e00-\u1e9f\u1ef2-\u1eff\u20a0-\u20c0\u2113\u2c60-\u2c7f\ua720-\ua7ff]/;

const scriptOf = (char: string): Script | undefined => {
  if (vietnameseLetter.test(char)) return 'vietnamese';
  if (latinCharacter.test(char)) return 'latin';
  return latinExtCharacter.test(char) ? 'latin-ext' : undefined;
};

/** Splits text into runs and assigns each run the font file with its characters. A character in no file becomes a question mark. */
export function toFontRuns(text: string, style: FontStyle): { font: string; text: string }[] {
  const runs: { font: string; text: string }[] = [];
  for (const char of text.normalize('NFC')) {
    const script = scriptOf(char);
    const font = `${style}-${script ?? 'latin'}`;
    const drawnChar = script === undefined ? '?' : char;
    const lastRun = runs.at(-1);
    if (lastRun?.font === font) lastRun.text += drawnChar;
    else runs.push({ font, text: drawnChar });
  }
  return runs;
}

let loadedFonts: Map<string, Buffer> | undefined;

const loadFonts = (): Map<string, Buffer> => {
  const folder = join(dirname(createRequire(import.meta.url).resolve('@fontsource/andika/package.json')), 'files');
  const fonts = new Map<string, Buffer>();
  for (const [style, file] of Object.entries(files)) {
    for (const script of scripts)
      fonts.set(`${style}-${script}`, woffToFont(readFileSync(join(folder, `andika-${script}-${file}.woff`))));
  }
  return fonts;
};

export function registerFonts(document: FontDocument): void {
  loadedFonts ??= loadFonts();
  for (const [name, font] of loadedFonts) document.registerFont(name, font);
}

/** Widths of the words of a document at 1 point. A layout measures the same words at several sizes. */
const knownWidths = new WeakMap<FontDocument, Map<string, number>>();

/** Returns the width of a text in points. */
export function measureWidth(document: FontDocument, text: string, style: FontStyle, size: number): number {
  const widths = knownWidths.get(document) ?? new Map<string, number>();
  knownWidths.set(document, widths);
  const key = `${style}\0${text}`;
  const width =
    widths.get(key) ??
    toFontRuns(text, style).reduce((sum, run) => sum + document.font(run.font, 1).widthOfString(run.text), 0);
  widths.set(key, width);
  return width * size;
}
