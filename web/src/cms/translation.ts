import { defaultLang, type Lang, languageCodes, languages } from '@hat-nang/model/languages';

/** A row of any `*_translations` collection, as GraphQL gives it. */
export interface RawTranslation {
  languages_code?: { code: string } | null;
  slug?: string | null;
}

export interface Picked<T> {
  text: T;
  /** The item has no text in the asked language: the Vietnamese one is shown with a visible note and kept from search engines. */
  isFallback: boolean;
}

const inLanguage = <T extends RawTranslation>(
  rows: readonly (T | null)[] | null | undefined,
  lang: Lang,
): T | undefined => rows?.find((row): row is T => row?.languages_code?.code === languageCodes[lang]) ?? undefined;

/** The one fallback rule: the asked language, else Vietnamese, else whatever there is; undefined for an item with no text at all. */
export const pickTranslation = <T extends RawTranslation>(
  rows: readonly (T | null)[] | null | undefined,
  lang: Lang,
): Picked<T> | undefined => {
  const own = inLanguage(rows, lang);
  if (own) return { text: own, isFallback: false };
  const other = inLanguage(rows, defaultLang) ?? rows?.find((row): row is T => row !== null) ?? undefined;
  return other ? { text: other, isFallback: true } : undefined;
};

/** The slug in each language that the item has a text in: what the language switch, canonical and hreflang need. */
export type Alternates = Partial<Record<Lang, string>>;
export const alternatesOf = (rows: readonly (RawTranslation | null)[] | null | undefined): Alternates =>
  Object.fromEntries(
    languages.flatMap((lang) => {
      const slug = inLanguage(rows, lang)?.slug;
      return slug ? [[lang, slug]] : [];
    }),
  );
