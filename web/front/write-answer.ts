import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { type AnswerHead, appendVary } from './answer.ts';
import { type Encoding, encodingFor, type FinishedPage } from './finished-page.ts';
import type { StoredPage } from './page-cache.ts';
import { isKnown } from './page-cache.ts';

/** Writes a page out of the cache. */
export const writeStored = ({ headers }: IncomingMessage, response: ServerResponse, stored: StoredPage): void => {
  if (isKnown(headers, stored.etag)) {
    response.writeHead(304, stored.unchanged);
    response.end();
    return;
  }
  const encoding = encodingFor(headers['accept-encoding']);
  const body = stored.page.body(encoding);
  response.writeHead(200, stored.raw(encoding, body.length));
  response.end(body);
};

/** Writes a page of one visitor. */
export const writePage = (
  { headers: asked }: IncomingMessage,
  response: ServerResponse,
  { status, headers }: Pick<AnswerHead, 'status' | 'headers'>,
  page: Pick<FinishedPage, 'body'>,
): void => {
  const encoding = encodingFor(asked['accept-encoding']);
  const body = page.body(encoding);
  appendVary(headers, 'Accept-Encoding');
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-length'] = String(body.length);
  response.writeHead(status, headers);
  response.end(body);
};

const compressible =
  /^(?:text\/|application\/(?:json|javascript|manifest\+json|rss\+xml|atom\+xml|feed\+json|xml)|image\/svg\+xml)/;
const fromSize = 1024;
const compressors = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip(),
} satisfies Record<Exclude<Encoding, 'identity'>, unknown>;

/** Writes any other answer as it comes, compressed where that helps. */
export const writeStream = (
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  { status, headers }: AnswerHead,
  body: IncomingMessage,
): void => {
  const isText = compressible.test(String(headers['content-type'] ?? '')) && !headers['content-encoding'];
  const isWorth = isText && !/no-transform/.test(String(headers['cache-control'] ?? ''));
  if (isWorth) appendVary(headers, 'Accept-Encoding');
  const encoding = encodingFor(asked['accept-encoding']);
  const isSmall = Number(headers['content-length'] ?? fromSize) < fromSize;
  const hasBody = method !== 'HEAD' && status !== 304 && status !== 204;
  const ended = () => undefined;
  if (!isWorth || encoding === 'identity' || isSmall || !hasBody) {
    response.writeHead(status, headers);
    pipeline(body, response, ended);
    return;
  }
  delete headers['content-length'];
  headers['content-encoding'] = encoding;
  response.writeHead(status, headers);
  pipeline(body, compressors[encoding](), response, ended);
};
