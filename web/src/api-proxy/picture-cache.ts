import { LRUCache } from 'lru-cache';
import { oncePerProcess } from '../process-state.ts';

/**
 * Caches public pictures in the preset sizes in memory: a page of cards costs Directus nothing, and pages have pictures while Directus is down. Only
 * answers to anonymous requests are stored.
 */
export interface CachedPicture {
  body: Uint8Array<ArrayBuffer>;
  headers: Headers;
  /** When Directus was last asked, in ms; 0 after a change of content. */
  askedAt: number;
}

const largest = 512 * 1024;
/** Ms. Limits how long a replica that missed a change serves an unpublished picture. */
const freshFor = 60_000;

const pictures = oncePerProcess(
  'picture-cache',
  () => new LRUCache<string, CachedPicture>({ maxSize: 64 * 1024 * 1024, sizeCalculation: ({ body }) => body.length }),
);

/** The cached picture of a Directus address, and whether it may be served without revalidation. */
export const cachedPicture = (target: string): { picture: CachedPicture; isFresh: boolean } | undefined => {
  const picture = pictures.get(target);
  return picture && { picture, isFresh: Date.now() - picture.askedAt < freshFor };
};

/**
 * Reads an answer of Directus and caches it when it is a small picture.
 * @returns the response to forward
 */
export const cachePicture = async (target: string, answer: Response, headers: Headers): Promise<Response> => {
  const size = Number(answer.headers.get('content-length') ?? 0);
  if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('image/') || size > largest) {
    if (answer.status < 500) pictures.delete(target);
    return new Response(answer.body, { status: answer.status, headers });
  }
  const askedAt = Date.now();
  const body = new Uint8Array(await answer.arrayBuffer());
  if (body.length > 0 && body.length <= largest) pictures.set(target, { body, headers, askedAt });
  return new Response(body, { status: 200, headers });
};

/** Removes a picture that is no longer public. */
export const forgetPicture = (target: string): void => {
  pictures.delete(target);
};

/** A cached picture as a response: 304 when the browser already has it. */
export const pictureAnswer = (request: Request, { body, headers }: CachedPicture): Response => {
  const etag = headers.get('etag');
  const isKnown = etag !== null && request.headers.get('if-none-match') === etag;
  if (isKnown) return new Response(null, { status: 304, headers });
  const sized = new Headers(headers);
  sized.set('Content-Length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : body, { status: 200, headers: sized });
};

/** After a change of content every cached picture is revalidated before use. */
export const expirePictures = (): void => {
  for (const picture of pictures.values()) picture.askedAt = 0;
};
