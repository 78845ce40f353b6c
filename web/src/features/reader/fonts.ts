import type { Lang } from '@hat-nang/model/languages';
import type { ReadingSettings } from './reading-settings.ts';

type FontName = ReadingSettings['font'];

const site = "'Nunito', 'Nunito fallback', system-ui, sans-serif";
const families: Record<FontName, string> = {
  site,
  andika: `'Reading Letters', ${site}`,
  lexend: `'Lexend', ${site}`,
  // Letters with marks come from Lexend (reader-rules.ts).
  dyslexia: `'Heavy Letters', 'Lexend', ${site}`,
};

/** Fonts that are offered for a language. OpenDyslexic draws Vietnamese letters wrong (ó like ơ, no dot under ỵ), so it is for English only. */
export const offeredFonts: Record<Lang, readonly FontName[]> = {
  vi: ['site', 'andika', 'lexend'],
  en: ['site', 'andika', 'lexend', 'dyslexia'],
};

/** The font that a text in this language gets; Lexend, made for easy reading too, replaces one that is not offered. */
export const fontIn = (lang: Lang, name: FontName): FontName => (offeredFonts[lang].includes(name) ? name : 'lexend');

/** The chosen letters as CSS, for a text in a language; a face is fetched by the browser when a text first uses it (reader-rules.ts). */
export const readingFont = (lang: Lang, name: FontName): string => families[fontIn(lang, name)];
