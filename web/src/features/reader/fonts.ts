import type { Lang } from '@hat-nang/model/languages';
import type { ReadingSettings } from './reading-settings.ts';

type FontName = ReadingSettings['font'];

const site = "'Nunito', 'Nunito fallback', system-ui, sans-serif";
const families: Record<FontName, string> = {
  site,
  andika: `'Reading Letters', ${site}`,
  lexend: `'Lexend', ${site}`,
  // Letters with diacritics come from Lexend (reader-rules.ts).
  dyslexia: `'Heavy Letters', 'Lexend', ${site}`,
};

/** Available fonts per language. OpenDyslexic draws Vietnamese letters wrong (ó like ơ, no dot under ỵ), so it is for English only. */
export const offeredFonts: Record<Lang, readonly FontName[]> = {
  vi: ['site', 'andika', 'lexend'],
  en: ['site', 'andika', 'lexend', 'dyslexia'],
};

/** The font for a text in this language; an unavailable one is replaced by Lexend, which is also made for easy reading. */
export const fontIn = (lang: Lang, name: FontName): FontName => (offeredFonts[lang].includes(name) ? name : 'lexend');

/** CSS of the chosen font for a text in a language; the browser loads a face when a text first uses it (reader-rules.ts). */
export const readingFont = (lang: Lang, name: FontName): string => families[fontIn(lang, name)];
