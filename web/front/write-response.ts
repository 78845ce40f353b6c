import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
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

const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });

/**
 * Streams a response of Next without buffering it. Compresses text if the browser accepts a compression, unless the length is known to be below 1 KB or the
 * response has `no-transform`. The caller aborts `body` when the visitor leaves.
 */
export const writeStream = (
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers }: ResponseHead,
  body: IncomingMessage,
): void =>
  // The library asks for Express's types, and uses only what Node's objects have too.
  compress(request as never, response as never, () => {
    response.writeHead(status, headers);
    body.once('error', () => response.destroy()).pipe(response);
  });
