import { languages } from '@hat-nang/model/languages';
import type { InitOptions } from 'i18next';

/**
 * i18next options for server and browser. There is no fallback language, because messages.test.ts checks that every text exists in all languages. Escaping is
 * off, because React escapes interpolated values.
 */
export const i18nOptions = {
  supportedLngs: languages,
  fallbackLng: false,
  defaultNS: 'common',
  initAsync: false,
  interpolation: { escapeValue: false },
  returnNull: false,
} satisfies InitOptions;
