import { LRUCache } from 'lru-cache';
import { oncePerProcess } from '../process-state.ts';

/**
 * A public picture in a preset size, cached in memory. A fresh picture causes no load on Directus, and every cached picture is served while Directus is down.
 * Only responses to requests without a session are stored.
 */
export interface CachedPicture {
  body: Uint8Array<ArrayBuffer>;
  headers: Headers;
  /** Time of the last request to Directus that returned or confirmed the picture, in milliseconds since 1970. */
  checkedAt: number;
}

const maxPictureBytes = 512 * 1024;
/** Milliseconds for which a cached picture is served without revalidation. A replica that missed a change serves an unpublished picture no longer than this. */
const freshMs = 60_000;

const cache = oncePerProcess('picture-cache', () => ({
  pictures: new LRUCache<string, CachedPicture>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: ({ body }) => body.length,
  }),
  /** Time of the last change of content in milliseconds since 1970. */
  changedAt: 0,
}));

/** Returns the cached picture of a Directus address, and whether it may be served without revalidation. */
export const getCachedPicture = (target: string): { picture: CachedPicture; isFresh: boolean } | undefined => {
  const picture = cache.pictures.get(target);
  if (!picture) return undefined;
  const { checkedAt } = picture;
  return { picture, isFresh: checkedAt > cache.changedAt && Date.now() - checkedAt < freshMs };
};

/**
 * Records that Directus confirmed a cached picture.
 * @param checkedAt time when the check began
 */
export const confirmPicture = (target: string, picture: CachedPicture, checkedAt: number): void => {
  if (cache.pictures.peek(target) === picture) cache.pictures.set(target, { ...picture, checkedAt });
};

/**
 * Caches a response from Directus if it is a small picture. A response with another status below 500, another type or a larger body removes the cached
 * picture.
 * @param requestedAt time of the request; a change since then makes the picture stale
 * @returns the response to forward to the browser
 */
export const cachePicture = async (
  target: string,
  answer: Response,
  headers: Headers,
  requestedAt: number,
): Promise<Response> => {
  const size = Number(answer.headers.get('content-length') ?? 0);
  if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('image/') || size > maxPictureBytes) {
    if (answer.status < 500) cache.pictures.delete(target);
    return new Response(answer.body, { status: answer.status, headers });
  }
  const body = new Uint8Array(await answer.arrayBuffer());
  if (body.length > maxPictureBytes) cache.pictures.delete(target);
  else if (body.length > 0) cache.pictures.set(target, { body, headers, checkedAt: requestedAt });
  return new Response(body, { status: 200, headers });
};

/** Removes a picture that is no longer public. */
export const forgetPicture = (target: string): void => {
  cache.pictures.delete(target);
};

/** Converts a cached picture into a response. The status is 304 if the ETag in If-None-Match equals that of the picture. */
export const toPictureResponse = (request: Request, { body, headers }: CachedPicture): Response => {
  const etag = headers.get('etag');
  const isUnchanged = etag !== null && request.headers.get('if-none-match') === etag;
  if (isUnchanged) return new Response(null, { status: 304, headers });
  const headersWithLength = new Headers(headers);
  headersWithLength.set('Content-Length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : body, { status: 200, headers: headersWithLength });
};

/** Makes every cached picture stale after a change of content. */
export const expirePictures = (): void => {
  cache.changedAt = Date.now();
};
