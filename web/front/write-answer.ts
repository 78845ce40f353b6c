import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { type AnswerHead, appendVary } from './answer.ts';
import { encodingFor, type FinishedPage } from './finished-page.ts';
import type { StoredPage } from './page-cache.ts';
import { hasPreview } from './page-visit.ts';

const weak = (etag: string) => etag.trim().replace(/^W\//, '');

/** RFC 9110: the browser holds this version, and does not insist on a new one. */
const isKnown = ({ headers }: IncomingMessage, etag: string | undefined): boolean => {
  const known = headers['if-none-match'];
  if (!etag || !known || /(?:^|,)\s*no-cache\b/.test(headers['cache-control'] ?? '')) return false;
  return known.trim() === '*' || known.split(',').some((each) => weak(each) === weak(etag));
};

/** Writes a page out of the cache. */
export const writeStored = (request: IncomingMessage, response: ServerResponse, stored: StoredPage): void => {
  if (isKnown(request, stored.given.etag)) return void response.writeHead(304, stored.unchanged).end();
  const encoding = encodingFor(request.headers['accept-encoding']);
  const body = stored.page.body(encoding);
  response.writeHead(200, stored.raw(encoding, body.length)).end(body);
};

/** An editor's preview may be in the Studio's frame; nothing else may frame any page. */
const framedByStudio = (policy: string) =>
  policy.replace("frame-ancestors 'none'", `frame-ancestors 'self' ${process.env.STUDIO_URL ?? ''}`.trimEnd());

/** Writes a page of one visitor. */
export const writePage = (
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers }: Pick<AnswerHead, 'status' | 'headers'>,
  page: FinishedPage,
): void => {
  headers['content-security-policy'] = hasPreview(request) ? framedByStudio(page.policy) : page.policy;
  const encoding = encodingFor(request.headers['accept-encoding']);
  const body = page.body(encoding);
  appendVary(headers, 'Accept-Encoding');
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-length'] = String(body.length);
  response.writeHead(status, headers).end(body);
};

const compressible =
  /^(?:text\/|application\/(?:json|javascript|manifest\+json|rss\+xml|atom\+xml|feed\+json|xml)|image\/svg\+xml)/;
const fromSize = 1024;
const compressors = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip(),
};

/** Writes any other answer as it comes, compressed where that helps. */
export const writeStream = (
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers }: AnswerHead,
  body: IncomingMessage,
): void => {
  const isText = compressible.test(String(headers['content-type'] ?? '')) && !headers['content-encoding'];
  const isWorth = isText && !/no-transform/.test(String(headers['cache-control'] ?? ''));
  if (isWorth) appendVary(headers, 'Accept-Encoding');
  const encoding = encodingFor(request.headers['accept-encoding']);
  const isSmall = Number(headers['content-length'] ?? fromSize) < fromSize;
  const hasBody = request.method !== 'HEAD' && status !== 304 && status !== 204;
  if (!isWorth || encoding === 'identity' || isSmall || !hasBody) {
    response.writeHead(status, headers);
    return void pipeline(body, response, () => undefined);
  }
  delete headers['content-length'];
  response.writeHead(status, { ...headers, 'content-encoding': encoding });
  pipeline(body, compressors[encoding](), response, () => undefined);
};
