import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import type { Response } from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitBody } from './request-limits.ts';
import { readSettings } from './settings.ts';
import type { GuardRequest } from './types.ts';

let connectionClosed: Promise<void>;
const limitRequest = limitBody(readSettings({}));
const server = createServer((serverRequest: IncomingMessage, response: ServerResponse) => {
  connectionClosed = new Promise((resolve) => serverRequest.once('close', resolve));
  // Reads the body to its end, like Directus's parsers.
  limitRequest(serverRequest as unknown as GuardRequest, response as unknown as Response, (error) => {
    if (error === undefined) serverRequest.on('data', () => undefined);
    else response.writeHead(413).end();
  });
});
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => new Promise((done) => server.close(done)));

/** Sends more bytes than an anonymous body may have, and keeps the request open. */
const sendOversized = (headers: Record<string, string | number>) =>
  new Promise<IncomingMessage>((resolve) => {
    const { port } = server.address() as AddressInfo;
    const clientRequest = request({ host: '127.0.0.1', port, method: 'POST', agent: false, headers }, (answer) => {
      answer.resume();
      resolve(answer);
    });
    clientRequest.on('error', () => undefined);
    clientRequest.write(Buffer.alloc(300 * 1024));
  });

it('a chunked body over the limit gets a 413, and its consumer sees the end of the stream', async () => {
  const { statusCode } = await sendOversized({ connection: 'keep-alive' });
  expect(statusCode).toBe(413);
  await connectionClosed;
});

it.each([
  ['in chunks', {}],
  ['of a length', { 'content-length': 5_000_000 }],
])('no further request is accepted after a body over the limit, %s', async (_name, headers) => {
  const answer = await sendOversized({ connection: 'keep-alive', ...headers });
  expect(answer.headers.connection).toBe('close');
  await connectionClosed;
});

it.each([
  ['/books/import', 200, true],
  ['/books/import', 201, false],
  ['/files', 69, false],
])('a caller with a token may send to %s %d MB: %s', (path, megabytes, isAllowed) => {
  const headers = { authorization: 'Bearer x', 'content-length': String(megabytes * 1024 * 1024) };
  const request = Object.assign(new PassThrough(), { headers, path }) as unknown as GuardRequest;
  const response = { writeHead: () => undefined, write: () => true, end: () => undefined };
  let isPassed = false;
  limitBody(readSettings({}))(request, response as unknown as Response, () => {
    isPassed = true;
  });
  expect(isPassed).toBe(isAllowed);
});
