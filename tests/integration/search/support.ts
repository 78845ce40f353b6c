import type { SearchAnswer, Suggestion } from '@hat-nang/model/contracts/search';
import { stack } from '../../setup/stack.ts';

/** Parameters of a query string. */
export type SearchParams = Readonly<Record<string, string>>;

/**
 * Calls the endpoint as the site does, and therefore without a rate limit.
 * @throws Error with the status and the text of a response whose status is not 200
 */
async function requestData<T>(path: string, searchParams: SearchParams, baseUrl: string): Promise<T> {
  const answer = await fetch(`${baseUrl}${path}?${new URLSearchParams(searchParams)}`, {
    headers: { 'x-site-secret': stack().secrets.siteSecret },
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${text}`);
  return (JSON.parse(text) as { data: T }).data;
}

export const requestSearch = (searchParams: SearchParams, baseUrl = stack().directusUrl) =>
  requestData<SearchAnswer>('/search', searchParams, baseUrl);
const MAX_LIMIT = 24;
/** Returns the results of all pages of a search. */
export async function findAllItems(searchParams: SearchParams): Promise<SearchAnswer['items']> {
  const items: SearchAnswer['items'][number][] = [];
  for (let page = 1; ; page++) {
    const answer = await requestSearch({ ...searchParams, page: String(page), limit: String(MAX_LIMIT) });
    items.push(...answer.items);
    if (answer.items.length < MAX_LIMIT) return items;
  }
}
export const requestSuggestions = (searchParams: SearchParams, baseUrl = stack().directusUrl) =>
  requestData<Suggestion[]>('/search/suggest', searchParams, baseUrl);

/** Returns the titles of the first 24 results of a search. */
export const findTitles = async (kind: string, lang: string, searchText: string): Promise<string[]> =>
  (await requestSearch({ kind, lang, q: searchText, limit: '24' })).items.map(({ title }) => title.text);

/** Calls Directus directly, as a visitor who bypasses the site. */
export async function requestAsVisitor(path: string): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${stack().directusUrl}${path}`);
  return { status: answer.status, body: await answer.json() };
}

/** Default time to wait, in milliseconds. PATIENCE makes the time longer while other tests use the processor (tests/support/freshness.ts). */
const defaultTimeoutMs = 15_000 * Number(process.env.PATIENCE ?? 1);

/** Waits for a condition. @throws Error if it is still false after `timeoutMs` milliseconds */
export async function waitUntil(condition: () => Promise<boolean>, timeoutMs = defaultTimeoutMs): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Not true after ${timeoutMs} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
