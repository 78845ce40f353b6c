/** Refuses oversized bodies, unknown methods, CONNECT requests, and requests with several Host headers. */
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ContentTooLargeError, InvalidPayloadError, MethodNotAllowedError } from '@directus/errors';
import { hasCredential } from '@hat-nang/model/http/credentials';
import type { Response } from 'express';
import type { GuardSettings } from './settings.ts';
import { isSiteRequest } from './site-secret.ts';
import type { GuardRequest, Middleware } from './types.ts';

/** Maximum bytes in the body of a request without a credential or the site's secret. The Studio, seeds and schema tools have a credential. */
const MAX_ANONYMOUS_BODY = 256 * 1024;
/** Maximum bytes of a body: a file of 64 MB (FILES_MAX_UPLOAD_SIZE) and its form. nginx has the same limit for the Studio. */
const MAX_BODY = 68 * 1024 * 1024;
/** Maximum bytes of the zip of a book. The extension `books` and nginx have the same limit. */
const MAX_BOOK_ZIP = 200 * 1024 * 1024;
/** Limits in milliseconds and bytes for draining a refused body. Without draining, a connection reset could reach the client before the response. */
const LINGER_MS = 1000;
const LINGER_BYTES = 256 * 1024;

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'SEARCH', 'OPTIONS'];

/** Refuses unknown methods, and requests with more than one Host header (RFC 9112, section 3.2). */
export const checkRequestLine: Middleware = (request, _response, next) => {
  const { method, rawHeaders } = request;
  const hostHeaders = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (hostHeaders.length > 1) return next(new InvalidPayloadError({ reason: 'The request names several hosts' }));
  next(METHODS.includes(method) ? undefined : new MethodNotAllowedError({ allowed: METHODS, current: method }));
};

/**
 * Refuses large bodies. Requests with neither a credential nor the site's secret have a lower limit. Checks Content-Length, which Node enforces while a body is
 * read. Counts the bytes of a chunked body while it is read.
 */
export function limitBody(settings: GuardSettings): Middleware {
  return (request, response, next) => {
    const hasCredentials = hasCredential(request.headers, settings.sessionCookie);
    const maxTrustedBody = request.path === '/books/import' ? MAX_BOOK_ZIP : MAX_BODY;
    const limit = hasCredentials || isSiteRequest(request) ? maxTrustedBody : MAX_ANONYMOUS_BODY;
    const length = Number(request.headers['content-length'] ?? 0);
    if (length > limit) return refuseBody(request, response);
    if (request.headers['transfer-encoding'] !== undefined) countBody(request, response, limit);
    next();
  };
}

function countBody(request: GuardRequest, response: Response, limit: number): void {
  let bodyLength = 0;
  const countChunk = (chunk: Buffer) => {
    bodyLength += chunk.length;
    if (bodyLength <= limit || response.headersSent) return;
    // The route's parser gets no more data. The close of the request tells the parser that the body is incomplete.
    request.removeAllListeners('data');
    refuseBody(request, response);
  };
  // Adding a `data` listener starts the stream. `countChunk` is therefore added only when the route's parser adds its own `data` listener.
  const startCounting = (event: string | symbol) => {
    if (event !== 'data') return;
    request.off('newListener', startCounting);
    request.on('data', countChunk);
  };
  request.on('newListener', startCounting);
  // `read(0)` marks the body as consumed. Otherwise Node would drain an unread body completely after the response, however long it is.
  request.read(0);
  response.once('finish', () => drainRequest(request, () => undefined));
}

/** Responds with 413. The end of the response closes the connection, so `drainRequest` first drains the rest of the body within its limits. */
function refuseBody(request: GuardRequest, response: Response): void {
  const error = new ContentTooLargeError();
  const text = JSON.stringify({ errors: [{ message: error.message, extensions: { code: error.code } }] });
  response.writeHead(413, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    Connection: 'close',
  });
  response.write(text);
  drainRequest(request, () => response.end());
}

/** Discards the rest of a body, but stops reading after `LINGER_BYTES`. Calls `onDrained` at the end of the body. Destroys the request after `LINGER_MS`. */
function drainRequest(request: GuardRequest, onDrained: () => void): void {
  if (request.readableEnded || request.destroyed) {
    onDrained();
    return;
  }
  let bodyLength = 0;
  const timer = setTimeout(() => {
    onDrained();
    // Destroying only the socket is not enough. Once the response has been sent, Node no longer ends the request with its socket, and the route's parser
    // would wait forever.
    request.destroy();
  }, LINGER_MS).unref();
  const finishDrain = () => {
    clearTimeout(timer);
    onDrained();
  };
  request.on('data', ({ length }: Buffer) => {
    bodyLength += length;
    if (bodyLength > LINGER_BYTES) request.pause();
  });
  request.once('end', finishDrain).once('close', finishDrain).resume();
}

/** Responds with 405 to CONNECT requests. Such requests reach no middleware, and Node would close the connection without a response. */
export function refuseConnect(_request: unknown, socket: Duplex): void {
  socket.end(`HTTP/1.1 405 ${STATUS_CODES[405]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
