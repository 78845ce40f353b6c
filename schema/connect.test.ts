import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createItem, readGraphqlSdl, readRelations } from '@directus/sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Api, connect } from './connect.ts';

describe('a call to a Directus that closes the connection or refuses', () => {
  let requestedPaths: string[] = [];
  let remainingCuts = 0;
  let api: Api;
  const server = createServer((request, response) => {
    requestedPaths.push(`${request.method} ${request.url}`);
    if (remainingCuts-- > 0) request.socket.destroy();
    else if (request.url === '/items/events')
      response
        .writeHead(400, { 'content-type': 'application/json' })
        .end('{"errors":[{"message":"no"},{"message":"never"}]}');
    else response.setHeader('content-type', 'application/json').end('{"data":["here"]}');
  });
  beforeEach(async () => {
    requestedPaths = [];
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    api = await connect({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: 'x' });
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it('is repeated if it only reads', async () => {
    remainingCuts = 2;
    expect(await api.request(readRelations())).toEqual(['here']);
    expect(requestedPaths).toEqual(['GET /relations', 'GET /relations', 'GET /relations']);
    remainingCuts = 1;
    expect(await api.request(readGraphqlSdl())).toEqual(['here']);
  });

  it('is not repeated if it writes, and the error has the cause', async () => {
    remainingCuts = 1;
    await expect(api.request(createItem('news', {}))).rejects.toThrow(/^POST \/items\/news: fetch failed: \S/);
    expect(requestedPaths).toEqual(['POST /items/news']);
  });

  it('fails with the status and all messages of a refusal', () =>
    expect(api.request(createItem('events', {}))).rejects.toThrow('POST /items/events: 400 no; never'));
});
