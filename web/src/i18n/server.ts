import { defaultLang, type Lang, languageCodes, languages } from '@hat-nang/model/languages';
import { createInstance, type i18n, type TFunction } from 'i18next';
import { resources } from './resources.ts';

const instances = new Map<Lang, i18n>();
for (const lang of languages) {
  const instance = createInstance();
  void instance.init({
    lng: lang,
    fallbackLng: defaultLang,
    resources,
    ns: Object.keys(resources.vi),
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  instances.set(lang, instance);
}

/**
 * The texts of one language, for server components and route handlers: `getT('vi')('news:title')`. Interpolations are not escaped here:
 * React does that.
 */
export const getT = (lang: Lang): TFunction => {
  const instance = instances.get(lang);
  if (!instance) throw new Error(`no messages for language ${lang}`);
  return instance.t;
};

/** Formats a date in the visitor's language and the foundation's time zone: `21 tháng 11, 2026` / `21 November 2026`. */
export const formatDate = (
  lang: Lang,
  iso: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string =>
  new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : languageCodes[lang], {
    timeZone: 'Asia/Ho_Chi_Minh',
    ...options,
  }).format(new Date(iso));
