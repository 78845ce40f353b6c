import { VISITOR_RULES } from '@hat-nang/model/http/visitor-query';
import DataLoader from 'dataloader';
import { backEndFetch } from '../cms/back-end-fetch.ts';
import { directusUrl } from '../cms/settings.ts';
import { oncePerProcess } from '../process-state.ts';

/** Milliseconds in which the checks of a page's pictures are collected into one request. */
const windowMs = 10;
const maxFilesPerRequest = VISITOR_RULES.rows;

export type PictureState = 'current' | 'changed' | 'unknown';

interface FileRow {
  id: string;
  modified_on: string | null;
}

/**
 * Reads files as an anonymous visitor. The result has the order of `ids` and is undefined for each file that is not public, and for every file if Directus
 * refuses the request.
 * @throws when Directus does not answer or fails
 */
const readPublicFiles = async (ids: readonly string[]): Promise<(FileRow | undefined)[]> => {
  // Encoded as JSON, a hundred ids would be longer than MAX_VISITOR_QUERY_LENGTH.
  const filter = `filter[id][_in]=${[...new Set(ids)].join(',')}`;
  const query = `fields=id,modified_on&limit=${maxFilesPerRequest}&${filter}`;
  const answer = await backEndFetch(`${directusUrl()}/files?${query}`, { cache: 'no-store', lane: 'calls' });
  if (!answer.ok) {
    await answer.body?.cancel();
    if (answer.status >= 500) throw new Error(`Directus answered ${answer.status} to a check of pictures`);
    return ids.map(() => undefined);
  }
  const { data } = (await answer.json()) as { data: FileRow[] };
  const rows = new Map(data.map((row) => [row.id, row]));
  return ids.map((id) => rows.get(id));
};

const pictureChecks = oncePerProcess(
  'picture-checks',
  () =>
    new DataLoader<string, FileRow | undefined>(readPublicFiles, {
      cache: false,
      maxBatchSize: maxFilesPerRequest,
      batchScheduleFn: (sendBatch) => setTimeout(sendBatch, windowMs),
    }),
);

/**
 * Checks whether a cached picture is still public and unchanged. The checks of many pictures are one request, because Directus needs 50 ms of processor time
 * to serve one picture, and 40 ms to check a page's 35 pictures (docs/decisions/124-picture-cache.md).
 * @param target address of the picture in Directus
 * @param headers headers with which Directus sent the picture
 * @returns 'current', 'unknown' if Directus does not answer or fails, otherwise 'changed'
 */
export const checkPicture = async (target: string, headers: Headers): Promise<PictureState> => {
  const id = /\/assets\/([\da-f-]{36})(?:[/?]|$)/.exec(target)?.[1];
  const sentModifiedOn = toSeconds(headers.get('last-modified'));
  if (id === undefined || sentModifiedOn === undefined) return 'changed';
  try {
    const row = await pictureChecks.load(id);
    return row && toSeconds(row.modified_on) === sentModifiedOn ? 'current' : 'changed';
  } catch {
    return 'unknown';
  }
};

const toSeconds = (date: string | null): number | undefined => {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? undefined : Math.floor(time / 1000);
};
