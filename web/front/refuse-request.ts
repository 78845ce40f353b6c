import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { type Duplex, finished } from 'node:stream';
import { hasBody } from './request-body.ts';
import { denyAllPolicy, securityHeaders } from './security-headers.ts';

export type RefusalStatus = 400 | 405 | 408 | 413;

const errors: Readonly<Record<RefusalStatus, [code: string, message: string]>> = {
  400: ['INVALID_REQUEST', 'The request cannot be read.'],
  405: ['METHOD_NOT_ALLOWED', 'This address takes another method.'],
  408: ['REQUEST_TIMEOUT', 'The request took too long.'],
  413: ['CONTENT_TOO_LARGE', 'The request is too large.'],
};

/** Maximum milliseconds until a refused connection is closed. After an immediate close, a client that is still sending would not receive the response. */
const lingerMs = 1000;
const lingerBytes = 256 * 1024;

/** Refuses a request. Closes the connection if the body has not yet arrived completely. */
export const refuseRequest = (
  request: IncomingMessage,
  response: ServerResponse,
  status: RefusalStatus,
  headers: Record<string, string> = {},
): void => {
  const [code, message] = errors[status];
  const text = JSON.stringify({ errors: [{ message, extensions: { code } }] });
  const isBodyPending = hasBody(request) && !request.complete;
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
    'Content-Security-Policy': denyAllPolicy,
    'Cache-Control': 'no-store',
    ...(isBodyPending ? { Connection: 'close' } : {}),
    ...headers,
  });
  if (!isBodyPending) return void response.end(request.method === 'HEAD' ? undefined : text);
  response.write(text);
  let drainedBytes = 0;
  request.on('data', ({ length }: Buffer) => {
    drainedBytes += length;
    if (drainedBytes > lingerBytes) request.pause();
  });
  finished(request, { signal: AbortSignal.timeout(lingerMs) }, () => response.end());
  request.resume();
};

const refusedSockets = new WeakSet<Duplex>();

/**
 * Refuses a request for which Node has no response object: CONNECT, or an invalid or late request. Node emits `clientError` again for every part that a
 * refused client still sends. A writable socket is not destroyed immediately, because the client would then lose the response.
 */
export const refuseConnection = (socket: Duplex, status: 400 | 405 | 408 | 431): void => {
  if (refusedSockets.has(socket)) return;
  refusedSockets.add(socket);
  if (!socket.writable) return void socket.destroy();
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(timer));
  const refusalHeaders = { 'Content-Security-Policy': denyAllPolicy, 'Content-Length': '0', Connection: 'close' };
  const lines = Object.entries({ ...securityHeaders(), ...refusalHeaders }).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n`);
};
