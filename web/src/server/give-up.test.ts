import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { giveUp } from './give-up.ts';

let answer: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
const server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
afterAll(() => server.close());
const visit = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

it('answers a page at once, and drops what comes later', async () => {
  let problem: unknown;
  answer = (request, response) => {
    giveUp(request, response);
    try {
      response.setHeader('x-late', '1');
      response.writeHead(200, { 'content-type': 'text/plain' });
      response.write('late');
      response.end('late');
    } catch (error) {
      problem = error;
    }
  };
  const page = await visit('/tin-tuc');
  expect([page.status, page.headers.get('x-late'), await page.text()]).toEqual([503, null, '']);
  expect(problem).toBeUndefined();
});

it('leaves calls, and answers that are under way, alone', async () => {
  answer = (request, response) => {
    giveUp(request, response);
    response.end('own');
  };
  expect(await (await visit('/api/items/news')).text()).toBe('own');
  answer = (request, response) => {
    response.write('one ');
    giveUp(request, response);
    response.end('two');
  };
  expect(await (await visit('/tin-tuc')).text()).toBe('one two');
});
