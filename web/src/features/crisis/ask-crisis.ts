import type { CrisisAnswer } from '@hat-nang/model/contracts/crisis';
import { type CrisisLevel, crisisMatcher } from '@hat-nang/model/crisis-words';
import type { Lang } from '@hat-nang/model/languages';
import { publicClient, unwrap } from '@/cms/rest';

export interface CrisisData {
  levelOf: (text: string) => CrisisLevel | undefined;
  contacts: CrisisAnswer['contacts'];
  exit: CrisisAnswer['exit'];
}

/** Milliseconds for which the browser caches the list. */
const maxAgeMs = 5000;
const cachedWords = new Map<Lang, { knowledge: Promise<CrisisData>; at: number }>();

const read = async (lang: Lang): Promise<CrisisData> => {
  const { words, contacts, exit } = await unwrap(
    publicClient.GET('/crisis-words/{lang}', { params: { path: { lang } } }),
  );
  return { levelOf: crisisMatcher(words), contacts, exit };
};

/**
 * Fetches the list of crisis words. Matching runs in the browser, so the typed text never leaves it. While the site is unreachable, returns the list
 * from the last successful fetch.
 * @throws ApiError, NetworkError if no fetch has succeeded yet
 */
export const askCrisis = (lang: Lang): Promise<CrisisData> => {
  const cached = cachedWords.get(lang);
  if (cached && Date.now() - cached.at < maxAgeMs) return cached.knowledge;
  const data = read(lang).catch((error: unknown) => {
    if (cached) return cached.knowledge;
    cachedWords.delete(lang);
    throw error;
  });
  cachedWords.set(lang, { knowledge: data, at: Date.now() });
  return data;
};
