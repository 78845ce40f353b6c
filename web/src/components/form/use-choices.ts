'use client';

import type { Choices } from '@hat-nang/model/contracts/choices';
import type { Lang } from '@hat-nang/model/languages';
import { useCallback, useEffect, useState } from 'react';
import { publicClient, unwrap } from '@/cms/rest';
import { useLang } from '@/i18n/client';

const loadedChoices = new Map<Lang, Choices>();
const pendingLoads = new Map<Lang, Promise<Choices>>();

/**
 * Loads the options in one language, once per page load. After a failure, the next call loads the options again.
 * @throws ApiError, NetworkError
 */
const loadChoices = (lang: Lang): Promise<Choices> => {
  const pendingLoad = pendingLoads.get(lang);
  if (pendingLoad) return pendingLoad;
  const newLoad = unwrap(publicClient.GET('/choices/{lang}', { params: { path: { lang } } }));
  pendingLoads.set(lang, newLoad);
  newLoad.then(
    (choices) => loadedChoices.set(lang, choices),
    () => pendingLoads.delete(lang),
  );
  return newLoad;
};

export interface ChoicesState {
  choices: Choices | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** Returns the option groups and countries for forms, in the language of the page. After a failure, `retry` loads them again. */
export const useChoices = (): ChoicesState => {
  const lang = useLang();
  const [choices, setChoices] = useState(loadedChoices.get(lang));
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    let isUnmounted = false;
    setHasFailed(false);
    loadChoices(lang).then(
      (loaded) => {
        if (!isUnmounted) setChoices(loaded);
      },
      (error: unknown) => {
        console.warn('choices not loaded', error);
        if (!isUnmounted) setHasFailed(true);
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [lang]);
  useEffect(load, [load]);
  return { choices, hasFailed, retry: load };
};
