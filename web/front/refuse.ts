import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { langCookie } from '../src/routing/choice-cookies.ts';
import { preferredLang } from '../src/routing/decide.ts';
import type { ErrorPages } from './error-pages.ts';
import { hasBody } from './request-body.ts';
import { contentSecurityPolicy, sealedPolicy, securityHeaders } from './security-headers.ts';

export type RefusalStatus = 400 | 405 | 408 | 413;

const errors: Readonly<Record<RefusalStatus, [code: string, message: string]>> = {
  400: ['INVALID_REQUEST', 'The request cannot be read.'],
  405: ['METHOD_NOT_ALLOWED', 'This address takes another method.'],
  408: ['REQUEST_TIMEOUT', 'The request took too long.'],
  413: ['CONTENT_TOO_LARGE', 'The request is too large.'],
};

/** A client that is still sending would miss the answer if the connection ended at once. */
const lingerMs = 1000;
const lingerBytes = 256 * 1024;

/** The page that a form was sent from, else the visitor's language. */
const pathOfForm = ({ headers }: IncomingMessage): string => {
  const referer = headers.referer ?? '';
  if (URL.canParse(referer) && new URL(referer).host === headers.host) return new URL(referer).pathname;
  const [, chosen] = new RegExp(`(?:^|; )${langCookie}=(vi|en)(?:;|$)`).exec(headers.cookie ?? '') ?? [];
  return (chosen ?? preferredLang(headers['accept-language'])) === 'en' ? '/en' : '/';
};

const isFormOfPage = ({ headers }: IncomingMessage) =>
  /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(headers['content-type'] ?? '') &&
  (headers.accept ?? '').includes('text/html');

/**
 * Answers a request that is not looked into any further, and ends its connection when a body is still under way. A form without JavaScript that is
 * too large gets a page, everything else the JSON that every failed call gets.
 */
export const refuse = (
  request: IncomingMessage,
  response: ServerResponse,
  status: RefusalStatus,
  { errorPages, headers = {} }: { errorPages: ErrorPages; headers?: Record<string, string> },
): void => {
  const page = status === 413 && isFormOfPage(request) ? errorPages.for('too-large', pathOfForm(request)) : undefined;
  const [code, message] = errors[status];
  const text = page ?? JSON.stringify({ errors: [{ message, extensions: { code } }] });
  const isUnderWay = hasBody(request) && !request.complete;
  response.writeHead(status, {
    'Content-Type': page ? 'text/html; charset=utf-8' : 'application/json',
    'Content-Length': Buffer.byteLength(text),
    'Content-Security-Policy': page ? contentSecurityPolicy(page) : sealedPolicy,
    'Cache-Control': 'no-store',
    ...(isUnderWay ? { Connection: 'close' } : {}),
    ...headers,
  });
  if (!isUnderWay) return void response.end(request.method === 'HEAD' ? undefined : text);
  response.write(text);
  const close = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(close, lingerMs);
  let drained = 0;
  request.on('data', ({ length }: Buffer) => {
    drained += length;
    if (drained > lingerBytes) request.pause();
  });
  request.once('end', close).once('error', close).once('close', close);
  request.resume();
};

/** The same on a bare connection, where Node has found no request that could be answered: a broken one, or CONNECT. */
export const refuseConnection = (socket: Duplex, status: 400 | 405 | 408 | 431): void => {
  if (!socket.writable) return void socket.destroy();
  const headers = {
    ...securityHeaders(),
    'Content-Security-Policy': sealedPolicy,
    'Content-Length': '0',
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n`);
};
