import type { Instance } from '../../scripts/stack/instance.ts';
import { type Reporter, StepError } from '../../scripts/stack/steps.ts';
import { sentenceCues } from '../../web/src/features/reader/sentence-cues.ts';

/** A measurement on a running project. It prints its results, and returns false if it missed a goal. */
export type Bench = (instance: Instance, reporter: Reporter) => Promise<boolean>;

/** Cookies of a visitor. They include the starting choice, because Home redirects a first visit (docs/design-notes.md "starting"). */
export const visitorCookie = 'starting=kid; lang=vi';

interface NewsRow {
  id: number;
  translations: { languages_code: string; slug: string }[];
}

export interface BenchPage {
  name: string;
  url: string;
  /**
   * Whether the page is the reader. Its largest contentful paint has a limit. The reader has no SEO goal, because search engines do not index the reader.
   */
  isReader?: true;
  /** Whether the page is Home. Its largest contentful paint has a limit on a connection that is slowed down. */
  isHome?: true;
}

/**
 * Returns the names and addresses of Home and of a news item, both in Vietnamese.
 * @throws Error when no news item is published, or when the first one has no Vietnamese slug
 */
export async function benchPages({ running, secrets }: Instance): Promise<BenchPage[]> {
  const query = 'filter[status][_eq]=published&sort=id&limit=1&fields=id,translations.languages_code,translations.slug';
  const answer = await fetch(`${running.urls.directus}/items/news?${query}`, {
    headers: { authorization: `Bearer ${secrets.adminToken}` },
  });
  const [news] = ((await answer.json()) as { data: NewsRow[] }).data;
  const slug = news?.translations.find(({ languages_code }) => languages_code === 'vi-VN')?.slug;
  if (!news || !slug) throw new Error('There is no news item to measure.');
  return [
    { name: 'Home', url: `${running.urls.site}/`, isHome: true },
    { name: 'A news item', url: `${running.urls.site}/tin-tuc/${slug}-${news.id}` },
  ];
}

interface BookRow extends NewsRow {
  pages: { number: number; translations: { languages_code: string; narration_cues: string | null }[] }[];
}

/**
 * Returns the URL of the Vietnamese reader of a book with clips, and the cues of page 1. `starts` maps the id of each sentence to its start in milliseconds,
 * `words` maps the id to the starts of the sentence's words.
 * @throws Error when no published book has clips, or when the first one has no Vietnamese slug
 */
export async function readerPage({
  running,
  secrets,
}: Instance): Promise<{ url: string; starts: Record<string, number>; words: Record<string, readonly number[]> }> {
  const filter = 'filter[status][_eq]=published&filter[pages][translations][sign_video][_nnull]=true';
  const fields =
    'id,translations.languages_code,translations.slug,pages.number,pages.translations.languages_code,pages.translations.narration_cues';
  const answer = await fetch(`${running.urls.directus}/items/documents?${filter}&sort=id&limit=1&fields=${fields}`, {
    headers: { authorization: `Bearer ${secrets.adminToken}` },
  });
  const [book] = ((await answer.json()) as { data: BookRow[] }).data;
  const slug = book?.translations.find(({ languages_code }) => languages_code === 'vi-VN')?.slug;
  if (!book || !slug) throw new Error('There is no book with clips to measure.');
  const firstPageTexts = book.pages.find(({ number }) => number === 1)?.translations;
  const cues = sentenceCues(firstPageTexts?.find(({ languages_code }) => languages_code === 'vi-VN')?.narration_cues);
  return {
    url: `${running.urls.site}/tai-lieu/chi-tiet-bai-hoc/${slug}-${book.id}`,
    starts: Object.fromEntries(cues.map(({ id, start }) => [id, start])),
    words: Object.fromEntries(cues.map(({ id, words = [] }) => [id, words])),
  };
}

/**
 * Sends a request to Directus with the rights of the administrator. Returns the `data` of the response, undefined if it has no body.
 * @throws StepError on an error status
 */
export async function requestAsAdmin<Data = unknown>(
  { running, secrets }: Instance,
  method: string,
  path: string,
  body: unknown,
): Promise<Data> {
  const answer = await fetch(`${running.urls.directus}${path}`, {
    method,
    headers: { authorization: `Bearer ${secrets.adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new StepError(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`);
  return (text === '' ? undefined : (JSON.parse(text) as { data: unknown }).data) as Data;
}
