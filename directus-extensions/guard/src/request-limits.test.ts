import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Response } from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitBody } from './request-limits.ts';
import { readSettings } from './settings.ts';
import type { GuardRequest } from './types.ts';

/** The two of Express's own methods that are called. */
const asExpress = (response: ServerResponse): Response =>
  Object.assign(response, {
    status: (code: number) => Object.assign(response, { statusCode: code }),
    json: (body: unknown) => response.end(JSON.stringify(body)),
  }) as unknown as Response;

let closed: Promise<void>;
const limit = limitBody(readSettings({}));
const server = createServer((incoming: IncomingMessage, response: ServerResponse) => {
  closed = new Promise((resolve) => incoming.once('close', resolve));
  // A reader that waits for the end of the body, as Directus's parsers do.
  limit(incoming as unknown as GuardRequest, asExpress(response), () => incoming.on('data', () => undefined));
});
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => new Promise((done) => server.close(done)));

it('a body in chunks over the limit is 413, and its reader is told that nothing more comes', async () => {
  const { port } = server.address() as AddressInfo;
  const status = await new Promise<number | undefined>((resolve) => {
    const outgoing = request({ host: '127.0.0.1', port, method: 'POST', agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    outgoing.on('error', () => undefined);
    outgoing.write(Buffer.alloc(300 * 1024));
  });
  expect(status).toBe(413);
  await closed;
});
