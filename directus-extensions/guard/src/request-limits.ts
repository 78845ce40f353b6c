/** Requests that no route of Directus can answer, and bodies that are larger than anybody may send. */
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ContentTooLargeError, InvalidPayloadError, MethodNotAllowedError } from '@directus/errors';
import { hasCredential } from '@hat-nang/model/http/credentials';
import type { Response } from 'express';
import type { GuardSettings } from './settings.ts';
import { isSiteRequest } from './site-secret.ts';
import type { GuardRequest, Middleware } from './types.ts';

/** No visitor has that much to say; the Studio, seeds and schema tools carry a credential. Bytes. */
const MAX_ANONYMOUS_BODY = 256 * 1024;
/** A file of 64 MB (FILES_MAX_UPLOAD_SIZE) and what a form adds; the same is at the edge. Bytes. */
const MAX_BODY = 68 * 1024 * 1024;
/** How long, and how much of it, the rest of a refused body is read: a connection that is reset takes its answer with it. */
const LINGER_MS = 1000;
const LINGER_BYTES = 256 * 1024;

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'SEARCH', 'OPTIONS'];

/** Refuses methods that no route knows, and requests that name two hosts (RFC 9112, section 3.2). */
export const checkRequestLine: Middleware = (request, _response, next) => {
  const { method, rawHeaders } = request;
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1) return next(new InvalidPayloadError({ reason: 'The request names several hosts' }));
  next(METHODS.includes(method) ? undefined : new MethodNotAllowedError({ allowed: METHODS, current: method }));
};

/**
 * Refuses bodies that are too large, those of callers who do not even claim to be somebody much earlier. Node cuts a body at its Content-Length; one
 * that comes in chunks is counted while somebody reads it.
 */
export function limitBody(settings: GuardSettings): Middleware {
  return (request, response, next) => {
    const claims = hasCredential(request.headers, settings.sessionCookie);
    const limit = claims || isSiteRequest(request) ? MAX_BODY : MAX_ANONYMOUS_BODY;
    const length = Number(request.headers['content-length'] ?? 0);
    if (length > limit) return refuseBody(request, response);
    if (request.headers['transfer-encoding'] !== undefined) countBody(request, response, limit);
    next();
  };
}

function countBody(request: GuardRequest, response: Response, limit: number): void {
  let size = 0;
  const count = (chunk: Buffer) => {
    size += chunk.length;
    if (size <= limit || response.headersSent) return;
    // The reader of the body gets no more of it; the end of the connection tells it that the body was cut off.
    request.removeAllListeners('data');
    refuseBody(request, response);
  };
  // A listener of our own would start the stream before the body's reader is there: it is put before the reader's.
  const join = (event: string | symbol) => {
    if (event !== 'data') return;
    request.off('newListener', join);
    request.on('data', count);
  };
  request.on('newListener', join);
  // A body that nobody has begun to read when its answer is sent would be read whole by Node, however long.
  request.read(0);
  response.once('finish', () => readRest(request, () => undefined));
}

/** Answers 413. The answer ends only after the rest was read or given up: its end is the connection's. */
function refuseBody(request: GuardRequest, response: Response): void {
  const error = new ContentTooLargeError();
  const text = JSON.stringify({ errors: [{ message: error.message, extensions: { code: error.code } }] });
  response.writeHead(413, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    Connection: 'close',
  });
  response.write(text);
  readRest(request, () => response.end());
}

/** Reads a little of what is left of a body, for a little time; a request that is longer ends with its connection. */
function readRest(request: GuardRequest, done: () => void): void {
  if (request.readableEnded || request.destroyed) {
    done();
    return;
  }
  let size = 0;
  const timer = setTimeout(() => {
    done();
    // Not the socket alone: Node forgets a request that is answered, and its reader would wait for ever.
    request.destroy();
  }, LINGER_MS).unref();
  const end = () => {
    clearTimeout(timer);
    done();
  };
  request.on('data', ({ length }: Buffer) => {
    size += length;
    if (size > LINGER_BYTES) request.pause();
  });
  request.once('end', end).once('close', end).resume();
}

/** CONNECT reaches no middleware; Node would end the connection without a word. */
export function refuseConnect(_request: unknown, socket: Duplex): void {
  socket.end(`HTTP/1.1 405 ${STATUS_CODES[405]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
