'use client';

import type { Lang } from '@hat-nang/model/languages';
import { createInstance, type i18n, type Namespace, type TFunction } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { useContext } from 'react';
import { I18nContext, useTranslation } from 'react-i18next';
import { i18nOptions } from './options.ts';

const instances = new Map<Lang, i18n>();

/** Returns the browser's i18next instance of one language, for `I18nextProvider`. The instance has only the namespaces that `loadMessages` has loaded. */
export const getI18n = (lang: Lang): i18n => {
  const knownInstance = instances.get(lang);
  if (knownInstance) return knownInstance;
  const instance = createInstance().use({
    ...resourcesToBackend((language: string, namespace: string) => import(`./messages/${language}/${namespace}.json`)),
    callbackApi: true,
  });
  void instance.init({
    ...i18nOptions,
    lng: lang,
    ns: [],
    partialBundledLanguages: true,
    react: { useSuspense: false },
  });
  instances.set(lang, instance);
  return instance;
};

/** Loads the missing namespaces. Rejects on a network failure; the caller may then retry. */
export const loadMessages = async <const Ns extends Namespace>(lang: Lang, namespaces: Ns): Promise<TFunction<Ns>> => {
  const instance = getI18n(lang);
  const missingNamespaces = [namespaces].flat().filter((name) => !instance.hasResourceBundle(lang, name));
  if (missingNamespaces.length > 0) {
    // `loadNamespaces` is not used, because that function never retries a namespace that failed once.
    await instance.reloadResources([lang], missingNamespaces);
    const failedNamespaces = missingNamespaces.filter((name) => !instance.hasResourceBundle(lang, name));
    if (failedNamespaces.length > 0) throw new Error(`messages not loaded: ${failedNamespaces}`);
  }
  return instance.getFixedT(lang, namespaces);
};

/** Returns the language of the surrounding `I18nextProvider`. */
export const useLang = (): Lang => useContext(I18nContext).i18n.language as Lang;

/** Returns a function that translates a key of the namespace `account`, for example `FORM.ERROR_EMAIL`. An unknown key becomes a general sentence. */
export const useMessage = (): ((key: string) => string) => {
  const { t, i18n } = useTranslation('account');
  return (key) => (i18n.exists(key, { ns: 'account' }) ? t(key as 'failure.unknown') : t('failure.unknown'));
};
