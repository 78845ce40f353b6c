import { mostReadAnswer } from '@hat-nang/model/contracts/counts';
import { backEndFetch } from '@/cms/back-end-fetch';
import { coalesceRead } from '@/cms/joined-reads';
import { CmsError } from '@/cms/query';
import { directusUrl, siteSecret } from '@/cms/settings';

const hourInSeconds = 3600;

const requestMostRead = async (): Promise<number[]> => {
  try {
    const response = await backEndFetch(`${directusUrl()}/visitor/most-read`, {
      headers: { 'x-site-secret': siteSecret() },
      cache: 'no-store',
    });
    // During an update, an older Directus does not know the route. With an empty list, Home shows the documents that editors chose.
    if (response.status === 404) return [];
    if (!response.ok) throw new Error(`status ${response.status}`);
    return mostReadAnswer.parse(await response.json()).data;
  } catch (error) {
    throw new CmsError(`most read: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
};

/**
 * Returns the ids of the most read documents, the most read first (docs/decisions/277-daily-counts.md). The ids are cached for an hour.
 * @throws CmsError
 */
export const readMostRead = (tags: string[]): Promise<number[]> =>
  coalesceRead(['most-read'], requestMostRead, { tags, revalidate: hourInSeconds });
