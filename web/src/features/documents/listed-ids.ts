import { listAnswer } from '@hat-nang/model/contracts/search';
import * as z from 'zod/mini';
import { backEndFetch } from '@/cms/back-end-fetch';
import { coalesceRead } from '@/cms/joined-reads';
import { CmsError } from '@/cms/query';
import { directusUrl, siteSecret } from '@/cms/settings';
import { previewSession } from '@/preview/session';
import type { DocumentsQuery } from '@/routing/documents-query';
import { toFilterParameters } from '@/routing/search-query';

export interface ListedIds {
  /** Document ids in the order of the list. */
  ids: number[];
  /** Number of matching documents. Exact up to 10,000. */
  total: number;
  /** True if more than `total` documents match. */
  hasMore: boolean;
}

const responseSchema = z.object({ data: listAnswer });

/**
 * Reads one page of a documents list from the precomputed lists (`GET /search/list`, docs/decisions/020-lists.md). Undefined in a preview, which shows
 * drafts, and while the lists are outdated or unavailable. The caller then reads from Directus directly.
 */
export const readListedIds = async (
  choices: DocumentsQuery,
  { limit, tags }: { limit: number; tags: string[] },
): Promise<ListedIds | undefined> => {
  if (await previewSession()) return undefined;
  const { page, sort } = choices;
  const parameters = new URLSearchParams([
    ...toFilterParameters({ q: '', sort, choices }),
    ...Object.entries({ sort, page: String(page), limit: String(limit) }),
  ]);
  const address = `${directusUrl()}/search/list?${parameters}`;
  // Reads the list and throws on failure. `coalesceRead` caches no errors, so the next call repeats the request after a 503 or an invalid response.
  const readList = async () => {
    const response = await backEndFetch(address, { headers: { 'x-site-secret': siteSecret() }, cache: 'no-store' });
    if (!response.ok) throw new CmsError(`Directus: ${response.status}`);
    return responseSchema.parse(await response.json()).data;
  };
  const list = await coalesceRead([address], readList, { tags, revalidate: 3600 }).catch(() => undefined);
  if (!list) return undefined;
  const { ids, total, isTotalExact } = list;
  return { ids, total, hasMore: !isTotalExact };
};
