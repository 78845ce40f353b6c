'use client';

import type { Lang } from '@hat-nang/model/languages';
import { createInstance, type i18n, type Namespace, type TFunction } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { type ReactNode, useContext } from 'react';
import { I18nContext, I18nextProvider, useTranslation } from 'react-i18next';
import { sessionStore, useSession } from '@/session/session-store';
import { i18nOptions } from './options.ts';

/** Kind of the account that texts address: `short_name` of its role. Empty while the kind is unknown. */
type Kind = string | null | undefined;

const createI18n = (lang: Lang): i18n => {
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
  return instance;
};

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** Returns a clone that shares the loaded texts and has the default context `kid`: the text `key_kid` replaces the text `key` if there is one. */
const cloneForKids = (instance: i18n): i18n => {
  const clone = instance.cloneInstance();
  const translate = clone.t as unknown as Translate;
  const translateToKid: Translate = (key, options) =>
    translate(key, { ...options, context: options?.context ?? 'kid' });
  // All translation functions of an instance call its `t`.
  clone.t = translateToKid as unknown as TFunction;
  return clone;
};

const instances = new Map<string, i18n>();

/** Returns the browser's i18next instance of one language and one kind of account. It has only the namespaces that `loadMessages` has loaded. */
export const getI18n = (lang: Lang, kind?: Kind): i18n => {
  const isKid = kind === 'kid';
  const name = isKid ? `${lang}/kid` : lang;
  const knownInstance = instances.get(name);
  if (knownInstance) return knownInstance;
  const instance = isKid ? cloneForKids(getI18n(lang)) : createI18n(lang);
  instances.set(name, instance);
  return instance;
};

/** Provides the texts of one language to the children. The texts address the signed-in user, or an account of `kind` if nobody is signed in. */
export function MessagesProvider({ lang, kind, children }: { lang: Lang; kind?: Kind; children: ReactNode }) {
  const { user } = useSession();
  return <I18nextProvider i18n={getI18n(lang, user?.role?.short_name ?? kind)}>{children}</I18nextProvider>;
}

/** Loads the missing namespaces. The texts address the signed-in user. Rejects on a network failure; the caller may then retry. */
export const loadMessages = async <const Ns extends Namespace>(lang: Lang, namespaces: Ns): Promise<TFunction<Ns>> => {
  const instance = getI18n(lang);
  const missingNamespaces = [namespaces].flat().filter((name) => !instance.hasResourceBundle(lang, name));
  if (missingNamespaces.length > 0) {
    // `loadNamespaces` is not used, because that function never retries a namespace that failed once.
    await instance.reloadResources([lang], missingNamespaces);
    const failedNamespaces = missingNamespaces.filter((name) => !instance.hasResourceBundle(lang, name));
    if (failedNamespaces.length > 0) throw new Error(`messages not loaded: ${failedNamespaces}`);
  }
  return getI18n(lang, sessionStore.get().user?.role?.short_name).getFixedT(lang, namespaces);
};

/** Returns the language of the surrounding `I18nextProvider`. */
export const useLang = (): Lang => useContext(I18nContext).i18n.language as Lang;

/** Returns a function that translates a key of the namespace `account`, for example `FORM.ERROR_EMAIL`. An unknown key becomes a general sentence. */
export const useMessage = (): ((key: string) => string) => {
  const { t, i18n } = useTranslation('account');
  return (key) => (i18n.exists(key, { ns: 'account' }) ? t(key as 'failure.unknown') : t('failure.unknown'));
};
