import type { AddressInfo } from 'node:net';
import { isDirectusError } from '@directus/errors';
import { suggestRequest } from '@hat-nang/model/contracts/search';
import express, { type ErrorRequestHandler } from 'express';
import { expect, it } from 'vitest';
import { searchEndpoints } from './endpoint.ts';

/** Responds with the status of a Directus error, or with 500. */
const answerError: ErrorRequestHandler = (error, _request, response, _next) => {
  response.status(isDirectusError(error) ? error.status : 500).json({});
};

it('limits a flood from one client, but neither another client nor the site', async () => {
  const endpoint = searchEndpoints({
    siteSecret: 'a-secret-of-the-site',
    isLimited: true,
    rate: { burst: 3, perSecond: 0.1 },
  });
  const app = express();
  app.set('trust proxy', 1);
  app.get(
    '/search/suggest',
    endpoint(suggestRequest, async () => []),
  );
  app.use(answerError);
  const server = app.listen(0, '127.0.0.1');
  try {
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const send = (query: string, headers: Record<string, string>) =>
      fetch(`http://127.0.0.1:${port}/search/suggest?${query}`, { headers });
    const firstClient = { 'x-forwarded-for': '192.0.2.1' };
    for (let count = 0; count < 3; count++) expect((await send('lang=vi&q=a', firstClient)).status).toBe(200);
    const refusal = await send('lang=vi&q=a', firstClient);
    expect(refusal.status).toBe(429);
    expect(refusal.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await send('lang=vi&q=a', { ...firstClient, 'x-site-secret': 'a-secret-of-the-site' })).status).toBe(200);
    expect((await send('lang=vi&q=a', { 'x-forwarded-for': '192.0.2.2' })).status).toBe(200);
    expect((await send('lang=xx&q=a', { 'x-forwarded-for': '192.0.2.2' })).status).toBe(400);
  } finally {
    server.close();
  }
});
