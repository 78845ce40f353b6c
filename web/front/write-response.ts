import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import fresh from 'fresh';
import { appendVary, type ResponseHead } from './answer.ts';
import { encodingFor, type FinishedPage } from './finished-page.ts';
import type { StoredPage } from './page-cache.ts';
import { hasPreview } from './page-visit.ts';

/** Writes a cached page, or a 304 if the browser already has this version. */
export const writeStored = (request: IncomingMessage, response: ServerResponse, storedPage: StoredPage): void => {
  if (fresh(request.headers, { etag: storedPage.nextHeaders.etag }))
    return void response.writeHead(304, storedPage.notModifiedHeaders).end();
  const encoding = encodingFor(request.headers['accept-encoding']);
  const body = storedPage.page.body(encoding);
  response.writeHead(200, storedPage.rawHeaders(encoding, body.length)).end(body);
};

/** Allows the Studio and the site itself to frame an editor's preview. No site may frame any other page. */
const allowStudioFrame = (policy: string) =>
  policy.replace("frame-ancestors 'none'", `frame-ancestors 'self' ${process.env.STUDIO_URL ?? ''}`.trimEnd());

/** Writes a page that is not in the page cache. */
export const writePage = (
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers }: Pick<ResponseHead, 'status' | 'headers'>,
  page: FinishedPage,
): void => {
  headers['content-security-policy'] = hasPreview(request) ? allowStudioFrame(page.policy) : page.policy;
  const encoding = encodingFor(request.headers['accept-encoding']);
  const body = page.body(encoding);
  appendVary(headers, 'Accept-Encoding');
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-length'] = String(body.length);
  response.writeHead(status, headers).end(body);
};

const compressibleTypes =
  /^(?:text\/|application\/(?:json|javascript|manifest\+json|rss\+xml|atom\+xml|feed\+json|xml)|image\/svg\+xml)/;
const minCompressBytes = 1024;
const compressors = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip(),
};

/**
 * Streams a response of Next without buffering it. Compresses text if the browser accepts a compression, unless the length is known to be below 1 KB or the
 * response has `no-transform`.
 */
export const writeStream = (
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers }: ResponseHead,
  body: IncomingMessage,
): void => {
  const isText = compressibleTypes.test(String(headers['content-type'] ?? '')) && !headers['content-encoding'];
  const isCompressible = isText && !/no-transform/.test(String(headers['cache-control'] ?? ''));
  if (isCompressible) appendVary(headers, 'Accept-Encoding');
  const encoding = encodingFor(request.headers['accept-encoding']);
  const isSmall = Number(headers['content-length'] ?? minCompressBytes) < minCompressBytes;
  const hasBody = request.method !== 'HEAD' && status !== 304 && status !== 204;
  if (!isCompressible || encoding === 'identity' || isSmall || !hasBody) {
    response.writeHead(status, headers);
    return void pipeline(body, response, () => undefined);
  }
  delete headers['content-length'];
  response.writeHead(status, { ...headers, 'content-encoding': encoding });
  pipeline(body, compressors[encoding](), response, () => undefined);
};
