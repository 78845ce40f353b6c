import { defaultLang, type Lang, languageCodes, languages } from '@hat-nang/model/languages';

/** A row of any `*_translations` collection, as GraphQL gives it. */
export interface RawTranslation {
  languages_code?: { code: string } | null;
  slug?: string | null;
}

export interface Picked<T> {
  text: T;
  /** The item has no text in the requested language: the Vietnamese text is shown with a notice and not indexed. */
  isFallback: boolean;
}

const inLanguage = <T extends RawTranslation>(
  rows: readonly (T | null)[] | null | undefined,
  lang: Lang,
): T | undefined => rows?.find((row): row is T => row?.languages_code?.code === languageCodes[lang]) ?? undefined;

/** The only fallback rule: the requested language, else Vietnamese, else any other; undefined for an item without a translation. */
export const pickTranslation = <T extends RawTranslation>(
  rows: readonly (T | null)[] | null | undefined,
  lang: Lang,
): Picked<T> | undefined => {
  const own = inLanguage(rows, lang);
  if (own) return { text: own, isFallback: false };
  const other = inLanguage(rows, defaultLang) ?? rows?.find((row): row is T => row !== null) ?? undefined;
  return other ? { text: other, isFallback: true } : undefined;
};

/** The slug in each language of the item's texts, for the language switch, canonical and hreflang. */
export type Alternates = Partial<Record<Lang, string>>;
export const alternatesOf = (rows: readonly (RawTranslation | null)[] | null | undefined): Alternates =>
  Object.fromEntries(
    languages.flatMap((lang) => {
      const slug = inLanguage(rows, lang)?.slug;
      return slug ? [[lang, slug]] : [];
    }),
  );
