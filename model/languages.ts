/** Languages of the site (docs/specification.md §9). This file is separate from the route table, because browser scripts must not load that table. */
export const languages = ['vi', 'en'] as const;
export type Lang = (typeof languages)[number];
export const defaultLang: Lang = 'vi';

/** BCP 47 codes that Directus and `<html lang>` use. */
export const languageCodes = { vi: 'vi-VN', en: 'en-US' } as const satisfies Record<Lang, string>;
export type LanguageCode = (typeof languageCodes)[Lang];

/** Splits `/en/news` into en and `/news`. Every path without `/en` is Vietnamese, which has no prefix. */
export const splitLanguage = (pathname: string): { lang: Lang; rest: string } =>
  pathname === '/en' || pathname.startsWith('/en/')
    ? { lang: 'en', rest: pathname.slice(3) || '/' }
    : { lang: 'vi', rest: pathname };
