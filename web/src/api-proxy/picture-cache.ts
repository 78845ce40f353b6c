import { LRUCache } from 'lru-cache';
import { oncePerProcess } from '../process-state.ts';

/**
 * Pictures in the preset sizes that anybody may see, kept in memory: a page of cards costs Directus nothing, and pages that are served while Directus
 * is down keep their pictures. Only what an anonymous request was given is kept.
 */
export interface CachedPicture {
  body: Uint8Array<ArrayBuffer>;
  headers: Headers;
  /** When Directus was asked, in ms; 0 after a change of content. */
  askedAt: number;
}

const largest = 512 * 1024;
/** Ms. A replica that misses a change shows an unpublished picture no longer than that. */
const freshFor = 60_000;

const pictures = oncePerProcess(
  'picture-cache',
  () => new LRUCache<string, CachedPicture>({ maxSize: 64 * 1024 * 1024, sizeCalculation: ({ body }) => body.length }),
);

/** What is kept for an address of Directus, and whether it may be served unasked. */
export const cachedPicture = (target: string): { picture: CachedPicture; isFresh: boolean } | undefined => {
  const picture = pictures.get(target);
  return picture && { picture, isFresh: Date.now() - picture.askedAt < freshFor };
};

/** Reads an answer of Directus and keeps it when it is a small picture. @returns the answer to pass on. */
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

/** Nobody but its owners may see the picture any more. */
export const forgetPicture = (target: string): void => {
  pictures.delete(target);
};

/** The kept picture as an answer: 304 when the browser has it already. */
export const pictureAnswer = (request: Request, { body, headers }: CachedPicture): Response => {
  const etag = headers.get('etag');
  const isKnown = etag !== null && request.headers.get('if-none-match') === etag;
  if (isKnown) return new Response(null, { status: 304, headers });
  const sized = new Headers(headers);
  sized.set('Content-Length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : body, { status: 200, headers: sized });
};

/** After a change of content every kept picture is asked for again before it is served. */
export const expirePictures = (): void => {
  for (const picture of pictures.values()) picture.askedAt = 0;
};
