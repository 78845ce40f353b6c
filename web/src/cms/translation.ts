import { defaultLang, type Lang, languageCodes, languages } from '@hat-nang/model/languages';

/** A row of any `*_translations` collection, in its GraphQL shape. */
export interface RawTranslation {
  languages_code?: { code: string } | null;
  slug?: string | null;
}

export interface PickedTranslation<T> {
  text: T;
  /** True if the item has no text in the requested language. The page then shows a notice, and search engines do not index it. */
  isFallback: boolean;
}

const findInLanguage = <T extends RawTranslation>(
  rows: readonly (T | null)[] | null | undefined,
  lang: Lang,
): T | undefined => rows?.find((row): row is T => row?.languages_code?.code === languageCodes[lang]) ?? undefined;

/**
 * Returns the translation in the requested language, otherwise the Vietnamese translation, otherwise any other. Undefined for an item without a translation.
 * No other code may choose a fallback.
 */
export const pickTranslation = <T extends RawTranslation>(
  rows: readonly (T | null)[] | null | undefined,
  lang: Lang,
): PickedTranslation<T> | undefined => {
  const requestedTranslation = findInLanguage(rows, lang);
  if (requestedTranslation) return { text: requestedTranslation, isFallback: false };
  const otherTranslation =
    findInLanguage(rows, defaultLang) ?? rows?.find((row): row is T => row !== null) ?? undefined;
  return otherTranslation ? { text: otherTranslation, isFallback: true } : undefined;
};

/** Slug of an item in each language that has one, for the language switch, the canonical link and hreflang. */
export type Alternates = Partial<Record<Lang, string>>;
export const toAlternates = (rows: readonly (RawTranslation | null)[] | null | undefined): Alternates =>
  Object.fromEntries(
    languages.flatMap((lang) => {
      const slug = findInLanguage(rows, lang)?.slug;
      return slug ? [[lang, slug]] : [];
    }),
  );
