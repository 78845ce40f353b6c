import { type CountsAnswer, countsAnswer } from '@hat-nang/model/contracts/search';
import type { SearchKind } from '@hat-nang/model/search-kinds';
import * as z from 'zod/mini';
import { backEndFetch } from '@/cms/back-end-fetch';
import { coalesceRead } from '@/cms/joined-reads';
import { CmsError } from '@/cms/query';
import { directusUrl, siteSecret } from '@/cms/settings';
import type { FilterGroup } from '@/components/ui/filter-panel';
import { previewSession } from '@/preview/session';
import { type DocumentsQuery, formatDocumentsQuery } from '@/routing/documents-query';
import { defaultListQuery } from '@/routing/list-query';

const responseSchema = z.object({ data: countsAnswer });
/** Seconds after which a page without counts is rendered again. */
const retrySeconds = 60;

/** Adds the number of items to each option. Leaves out options with the count 0, except selected options, and filters without options. */
export const addCounts = (groups: FilterGroup[], counts: CountsAnswer): FilterGroup[] =>
  groups
    .map((group) => ({
      ...group,
      choices: group.choices
        .map((choice) => ({ ...choice, count: counts[choice.key] }))
        .filter(({ count, isChosen }) => count !== 0 || isChosen),
    }))
    .filter((group) => group.choices.length > 0);

/**
 * Counts the items of each filter option (`GET /search/counts`, docs/decisions/252-filter-counts.md). The number of an option is the number of items that the
 * list has after a click on the option. A preview and a failed read have no counts; all options then stay.
 * @param choices active filters of the list
 * @param groups filters whose choices have keys such as `age-6-9`
 * @param tags cache tags of the list
 */
export const countFilters = async (
  kind: SearchKind,
  choices: DocumentsQuery,
  groups: FilterGroup[],
  tags: string[],
): Promise<FilterGroup[]> => {
  const keys = groups.flatMap((group) => group.choices.map(({ key }) => key));
  if (keys.length === 0 || (await previewSession())) return groups;
  const parameters = new URLSearchParams(formatDocumentsQuery({ ...choices, page: 1, sort: defaultListQuery.sort }));
  parameters.set('kind', kind);
  parameters.set('options', keys.join());
  const address = `${directusUrl()}/search/counts?${parameters}`;
  // `coalesceRead` caches no errors, so the next call repeats the request after a 503.
  const readCounts = async () => {
    const response = await backEndFetch(address, { headers: { 'x-site-secret': siteSecret() }, cache: 'no-store' });
    if (!response.ok) throw new CmsError(`Directus: ${response.status}`);
    return responseSchema.parse(await response.json()).data;
  };
  const counts = await coalesceRead([address], readCounts, { tags, revalidate: 3600 }).catch(() => undefined);
  if (counts) return addCounts(groups, counts);
  // This read contains no data. It only shortens the lifetime of the page to `retrySeconds`.
  await coalesceRead(['no-counts', address], async () => true, { tags, revalidate: retrySeconds });
  return groups;
};
