import { type Lang, languages } from './languages.ts';

const separator = ' / ';

/** Returns the name in one language from a text with the Vietnamese and the English name, separated by " / ". A text with one name is for both languages. */
export const nameInLanguage = (text: string, lang: Lang): string => {
  const names = text.split(separator);
  return (names.length === languages.length ? names[languages.indexOf(lang)] : undefined) ?? text;
};
