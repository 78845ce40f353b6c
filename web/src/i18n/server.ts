import { type Lang, languageCodes, languages } from '@hat-nang/model/languages';
import { createInstance, type i18n, type TFunction } from 'i18next';
import { i18nOptions } from './options.ts';
import { resources } from './resources.ts';

const namespaces = Object.keys(resources.vi) as (keyof typeof resources.vi)[];
type Namespaces = readonly ['common', ...typeof namespaces];

const instances = new Map<Lang, i18n>();
for (const lang of languages) {
  const instance = createInstance();
  void instance.init({ ...i18nOptions, lng: lang, resources, ns: namespaces });
  instances.set(lang, instance);
}

/** Returns the translation function of one language for server components and route handlers: `getT('vi')('news:title')`. */
export const getT = (lang: Lang): TFunction<Namespaces> => {
  const instance = instances.get(lang);
  if (!instance) throw new Error(`No messages for language "${lang}": add web/src/i18n/messages/${lang}.`);
  return instance.t;
};

/** Formats a date in a language and in the time zone of Vietnam, by default as `21 tháng 11, 2026` or `21 November 2026`. */
export const formatDate = (
  lang: Lang,
  iso: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string =>
  new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : languageCodes[lang], {
    timeZone: 'Asia/Ho_Chi_Minh',
    ...options,
  }).format(new Date(iso));
