import type { CrisisAnswer } from '@hat-nang/model/contracts/crisis';
import { type CrisisLevel, createCrisisMatcher } from '@hat-nang/model/crisis-words';
import type { Lang } from '@hat-nang/model/languages';
import { publicClient, unwrap } from '@/cms/rest';

export interface CrisisData {
  levelOf: (text: string) => CrisisLevel | undefined;
  contacts: CrisisAnswer['contacts'];
  exit: CrisisAnswer['exit'];
}

/** Milliseconds for which the browser caches the data of one language. */
const maxAgeMs = 5000;
const cachedDataByLang = new Map<Lang, { crisisData: Promise<CrisisData>; requestedAt: number }>();

const readCrisisData = async (lang: Lang): Promise<CrisisData> => {
  const { words, contacts, exit } = await unwrap(
    publicClient.GET('/crisis-words/{lang}', { params: { path: { lang } } }),
  );
  return { levelOf: createCrisisMatcher(words), contacts, exit };
};

/**
 * Fetches the crisis words, the emergency contacts and the target of the quick exit. Matching runs in the browser, so that the check does not send the typed
 * text. If a fetch fails, returns the data of an earlier fetch.
 * @throws ApiError, NetworkError if no fetch has succeeded yet
 */
export const fetchCrisisData = (lang: Lang): Promise<CrisisData> => {
  const cached = cachedDataByLang.get(lang);
  if (cached && Date.now() - cached.requestedAt < maxAgeMs) return cached.crisisData;
  const crisisData = readCrisisData(lang).catch((error: unknown) => {
    if (cached) return cached.crisisData;
    cachedDataByLang.delete(lang);
    throw error;
  });
  cachedDataByLang.set(lang, { crisisData, requestedAt: Date.now() });
  return crisisData;
};
