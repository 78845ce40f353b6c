import type { CrisisAnswer } from '@hat-nang/model/contracts/crisis';
import { type CrisisLevel, crisisMatcher } from '@hat-nang/model/crisis-words';
import type { Lang } from '@hat-nang/model/languages';
import { publicClient, unwrap } from '@/cms/rest';

export interface CrisisKnowledge {
  levelOf: (text: string) => CrisisLevel | undefined;
  contacts: CrisisAnswer['contacts'];
  exit: CrisisAnswer['exit'];
}

/** Milliseconds for which the browser caches the list. */
const freshFor = 5000;
const cachedWords = new Map<Lang, { knowledge: Promise<CrisisKnowledge>; at: number }>();

const read = async (lang: Lang): Promise<CrisisKnowledge> => {
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
export const askCrisis = (lang: Lang): Promise<CrisisKnowledge> => {
  const known = cachedWords.get(lang);
  if (known && Date.now() - known.at < freshFor) return known.knowledge;
  const knowledge = read(lang).catch((error: unknown) => {
    if (known) return known.knowledge;
    cachedWords.delete(lang);
    throw error;
  });
  cachedWords.set(lang, { knowledge, at: Date.now() });
  return knowledge;
};
