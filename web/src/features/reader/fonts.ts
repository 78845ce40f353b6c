import type { Lang } from '@hat-nang/model/languages';
import type { ReadingSettings } from './reading-settings.ts';

type FontName = ReadingSettings['font'];

const siteFamilies = "'Nunito', 'Nunito fallback', system-ui, sans-serif";
const families: Record<FontName, string> = {
  site: siteFamilies,
  andika: `'Reading Letters', ${siteFamilies}`,
  lexend: `'Lexend', ${siteFamilies}`,
  // `Heavy Letters` contains no letters with diacritics (reader-rules.ts). Lexend draws these letters.
  dyslexia: `'Heavy Letters', 'Lexend', ${siteFamilies}`,
};

/** Available fonts per language. OpenDyslexic (`dyslexia`) draws Vietnamese letters wrong (ó like ơ, no dot under ỵ), so it is available for English only. */
export const offeredFonts: Record<Lang, readonly FontName[]> = {
  vi: ['site', 'andika', 'lexend'],
  en: ['site', 'andika', 'lexend', 'dyslexia'],
};

/** Returns the font for a text in this language. Lexend replaces an unavailable font, because Lexend is also made for easy reading. */
export const offeredFontOr = (lang: Lang, name: FontName): FontName =>
  offeredFonts[lang].includes(name) ? name : 'lexend';

/** Returns the CSS font family of a font for a text in a language. The browser loads a font file when a text first uses it (reader-rules.ts). */
export const readingFont = (lang: Lang, name: FontName): string => families[offeredFontOr(lang, name)];
