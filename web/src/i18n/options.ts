import { languages } from '@hat-nang/model/languages';
import type { InitOptions } from 'i18next';

/**
 * What i18next follows on the server and in the browser alike. Nothing falls back to another language: a test holds that every text exists in
 * all of them. Interpolations are not escaped, React does that.
 */
export const i18nOptions = {
  supportedLngs: languages,
  fallbackLng: false,
  defaultNS: 'common',
  initAsync: false,
  interpolation: { escapeValue: false },
  returnNull: false,
} satisfies InitOptions;
