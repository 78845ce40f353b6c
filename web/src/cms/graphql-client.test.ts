import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gql } from '@urql/core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createReadClient } from './graphql-client.ts';

const requestHeaders: IncomingHttpHeaders[] = [];
let answers: ((response: ServerResponse) => void)[] = [];
const server = createServer((request, response) => {
  // A slow answer makes the site send a ping.
  if (request.url === '/server/ping') return void response.end('pong');
  requestHeaders.push(request.headers);
  response.setHeader('content-type', 'application/json');
  answers.shift()?.(response);
});
const sendData = (response: ServerResponse) => response.end('{"data":{"ping":"pong"}}');
const sendError = (response: ServerResponse) => response.writeHead(500).end('{"errors":[{"message":"no"}]}');
const sendGarbage = (response: ServerResponse) => response.end('{"data":{}}');
const cutConnection = (response: ServerResponse) => response.destroy();
const sendLateError = (response: ServerResponse) => setTimeout(() => sendError(response), 800);

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
beforeEach(() => {
  requestHeaders.length = 0;
  vi.stubEnv('DIRECTUS_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('SITE_SECRET', 'a secret of the site');
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const readPing = (headers = {}) => createReadClient(headers).query(gql`{ ping }`, {}).toPromise();

it('sends the secret of the site and the credentials of the caller', async () => {
  answers = [sendData];
  expect((await readPing({ cookie: 'session=1' })).data).toEqual({ ping: 'pong' });
  expect(requestHeaders).toMatchObject([{ 'x-site-secret': 'a secret of the site', cookie: 'session=1' }]);
});

it.each([
  ['an error', sendError],
  ['a closed connection', cutConnection],
  ['a 200 response that lacks a requested field', sendGarbage],
])('retries once after %s if it arrives quickly', async (_, failure) => {
  answers = [failure, sendData];
  const { data, error } = await readPing();
  expect([data, error]).toEqual([{ ping: 'pong' }, undefined]);
  expect(requestHeaders).toHaveLength(2);
});

it('does not retry twice, and never after a slow failure', async () => {
  answers = [sendError, sendError, sendData];
  expect((await readPing()).error?.message).toContain('no');
  expect(requestHeaders).toHaveLength(2);
  answers = [sendLateError, sendData];
  expect((await readPing()).error).toBeDefined();
  expect(requestHeaders).toHaveLength(3);
});

it('sends equal reads separately when their credentials differ', async () => {
  answers = [sendData, sendData];
  await Promise.all([readPing({ cookie: 'session=1' }), readPing({ cookie: 'session=2' })]);
  expect(requestHeaders.map(({ cookie }) => cookie).sort()).toEqual(['session=1', 'session=2']);
});

it('treats a response without a requested field as an error, so that no empty page is cached', async () => {
  answers = [sendGarbage, sendGarbage];
  const { data, error } = await readPing();
  expect(data).toBeUndefined();
  expect(error?.message).toContain('the answer lacks ping');
});
