'use client';

import type { Lang } from '@hat-nang/model/languages';
import { createContext, type ReactNode, useContext } from 'react';
import { type Messages, type Translate, translator } from './translate.ts';

const loaded = new Map<string, Promise<Translate>>();

const load = async (lang: Lang, namespaces: readonly string[]): Promise<Translate> => {
  const files = await Promise.all(
    namespaces.map(async (name): Promise<[string, Messages]> => {
      const file = (await import(`./messages/${lang}/${name}.json`)) as { default: Messages };
      return [name, file.default];
    }),
  );
  return translator(Object.fromEntries(files), namespaces[0] ?? '', lang);
};

/** The texts of some namespaces in one language; fetched once. The first is the default one. Failures may be tried again. */
export const loadTexts = (lang: Lang, namespaces: readonly string[]): Promise<Translate> => {
  const key = `${lang}/${namespaces.join()}`;
  const found = loaded.get(key);
  if (found) return found;
  const loading = load(lang, namespaces);
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key));
  return loading;
};

const Texts = createContext<{ t: Translate; lang: Lang } | undefined>(undefined);

/** Gives the parts below it texts that are there already: a page that is only read gets finished text from the server. */
export function ReadyTexts({ lang, t, children }: { lang: Lang; t: Translate; children: ReactNode }) {
  return <Texts value={{ t, lang }}>{children}</Texts>;
}

const useTexts = () => {
  const texts = useContext(Texts);
  if (!texts) throw new Error('no ReadyTexts above');
  return texts;
};

/** `const t = useT(); t('account:login.title')`; without a namespace the provider's first. */
export const useT = (): Translate => useTexts().t;
export const useLang = (): Lang => useTexts().lang;

/** Translates a message key of the account contract (`FORM.ERROR_EMAIL`); an unknown one becomes a general sentence. */
export const useMessage = (): ((key: string) => string) => {
  const { t } = useTexts();
  return (key) => t([`account:${key}`, 'account:failure.unknown']);
};
