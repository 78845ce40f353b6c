import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type BodyProblem, hasBody, withRequestBody } from './request-body.ts';

let limit = 1000;
let graceMs = 5000;
let outcomes: (BodyProblem | number)[] = [];
/** Functions that end the use of the bodies that were read. */
let releases: (() => void)[] = [];

const server = createServer(
  (incoming, response) =>
    void withRequestBody(
      incoming,
      limit,
      async (body) => {
        if (typeof body === 'string') {
          outcomes.push(body);
          response.writeHead(body === 'too-slow' ? 408 : 413, { connection: 'close' });
          return void response.end();
        }
        outcomes.push(body.length);
        response.end(body.toString().slice(0, 100));
        await new Promise<void>((release) => releases.push(release));
      },
      graceMs,
    ),
);
beforeAll(() => new Promise<void>((onDone) => server.listen(0, '127.0.0.1', onDone)));
afterAll(() => new Promise((onDone) => server.close(onDone)));
afterEach(() => {
  for (const release of releases) release();
  [outcomes, releases, limit, graceMs] = [[], [], 1000, 5000];
});

/** Sends the parts of a body, then ends it unless `isOpen`. */
const send = (parts: string[], { isChunked = false, isOpen = false, method = 'POST' } = {}) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const length = parts.join('').length + (isOpen ? 1 : 0);
    const headers = isChunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(length) };
    const outgoing = request(
      {
        host: '127.0.0.1',
        port: (server.address() as AddressInfo).port,
        path: '/a?b=1',
        method,
        headers,
        agent: false,
      },
      (answer) => {
        let text = '';
        answer.on('data', (part) => {
          text += part;
        });
        answer.on('end', () => {
          resolve({ status: answer.statusCode ?? 0, text });
          outgoing.destroy();
        });
      },
    );
    outgoing.on('error', reject);
    for (const part of parts) outgoing.write(part);
    if (!isOpen) outgoing.end();
  });

describe('withRequestBody', () => {
  it.each([true, false])('reads a whole body unchanged, chunked: %s', async (isChunked) => {
    const { text } = await send(['{"a":', '1}'], { isChunked });
    expect(text).toBe('{"a":1}');
  });

  it.each([true, false])('refuses a body above the limit, chunked: %s', async (isChunked) => {
    expect((await send(['x'.repeat(1000)], { isChunked })).status).toBe(200);
    expect((await send(['x'.repeat(1001)], { isChunked })).status).toBe(413);
    expect(outcomes).toEqual([1000, 'too-large']);
  });

  it('refuses a body that does not arrive in time', async () => {
    graceMs = 50;
    expect((await send(['x'], { isOpen: true })).status).toBe(408);
    expect((await send(['x'], { isOpen: true, isChunked: true })).status).toBe(408);
    expect(outcomes).toEqual(['too-slow', 'too-slow']);
  });

  it('accepts six large bodies at a time; a seventh waits, and small ones do not', async () => {
    limit = 400_000;
    const largeText = 'x'.repeat(300_000);
    await Promise.all(Array.from({ length: 6 }, () => send([largeText])));
    const seventhAnswer = send([largeText]);
    expect((await send(['small'])).status).toBe(200);
    expect(outcomes).toEqual([...Array(6).fill(300_000), 5]);
    releases[0]?.();
    expect((await seventhAnswer).status).toBe(200);
  });

  it('does not count the time for which a large body waits', async () => {
    limit = 400_000;
    const allowedMs = 500;
    graceMs = allowedMs - (limit / 65_536) * 1000;
    const largeText = 'x'.repeat(300_000);
    await Promise.all(Array.from({ length: 6 }, () => send([largeText])));
    const seventhAnswer = send([largeText]);
    await sleep(2 * allowedMs);
    releases[0]?.();
    expect((await seventhAnswer).status).toBe(200);
    // After a sender has waited for a slot, the time limit applies again.
    const slowAnswer = send([largeText], { isOpen: true });
    await sleep(2 * allowedMs);
    releases[1]?.();
    expect((await slowAnswer).status).toBe(408);
  });
});

it('hasBody', () => {
  const withHeaders = (headers: Record<string, string>) => hasBody({ headers } as unknown as IncomingMessage);
  expect(withHeaders({})).toBe(false);
  expect(withHeaders({ 'content-length': '0' })).toBe(false);
  expect(withHeaders({ 'content-length': '1' })).toBe(true);
  expect(withHeaders({ 'transfer-encoding': 'chunked' })).toBe(true);
});
