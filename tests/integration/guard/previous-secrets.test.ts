/** A second Directus on the same database has the secrets after a rotation (docs/decisions/315-rotating-secrets.md). */
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRunningState } from '../../../scripts/stack/instance.ts';
import { makeSecret } from '../../../scripts/stack/secrets.ts';
import { stack } from '../../setup/stack.ts';
import { type SecondDirectus, startSecondDirectus } from '../auth-extend/second-directus.ts';
import { requestJson, sessionHeaders } from './requests.ts';

// In containers, no second Directus with other secrets can be started.
describe.skipIf(readRunningState(stack().dataDir)?.containers !== undefined)('after a rotation of the secrets', () => {
  const newSecrets = { secret: makeSecret(), siteSecret: makeSecret() };
  let rotated: SecondDirectus;
  beforeAll(async () => {
    const { secret, siteSecret } = stack().secrets;
    rotated = await startSecondDirectus({ ...newSecrets, previousSecret: secret, previousSiteSecret: siteSecret });
  });
  afterAll(() => rotated.stop());

  it.each(['kid', 'editor', 'admin'] as const)(
    'the session of %s goes on, and its renewal has the new secret',
    async (role) => {
      const headers = await sessionHeaders(role);
      const { url } = rotated;
      expect((await requestJson('GET', '/users/me?fields=id', { url, headers })).status).toBe(200);
      const renewal = await requestJson('POST', '/auth/refresh', { url, headers, json: { mode: 'session' } });
      expect(renewal.status).toBe(200);
      const cookie = renewal.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const [head = '', body = '', signature = ''] = cookie.slice(cookie.indexOf('=') + 1).split('.');
      expect(createHmac('sha256', newSecrets.secret).update(`${head}.${body}`).digest('base64url')).toBe(signature);
      expect((await requestJson('GET', '/users/me?fields=id', { url, headers: { ...headers, cookie } })).status).toBe(
        200,
      );
    },
  );

  it('a token that a thief makes with the previous secret is refused', async () => {
    const headers = await sessionHeaders('kid');
    const [name = '', token = ''] = headers.cookie?.split('=') ?? [];
    const [head = '', body = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
    const { data } = (await requestJson('GET', '/users/me?fields=id', { headers: await sessionHeaders('admin') })).body;
    const { id } = data as { id: string };
    for (const forged of [
      { ...claims, session: undefined },
      { ...claims, id },
      { ...claims, session: 'x'.repeat(64) },
    ]) {
      const signed = `${head}.${Buffer.from(JSON.stringify(forged)).toString('base64url')}`;
      const signature = createHmac('sha256', stack().secrets.secret).update(signed).digest('base64url');
      const cookie = `${name}=${signed}.${signature}`;
      const answer = await requestJson('GET', '/users/me', { url: rotated.url, headers: { ...headers, cookie } });
      expect([401, 403]).toContain(answer.status);
    }
  });

  it('a replica of the site with the previous secret still counts as the site', async () => {
    const { url } = rotated;
    const query = { query: '{ news(limit: 1) { id } }' };
    const statusWith = async (secret: string) =>
      (await requestJson('POST', '/graphql', { url, json: query, headers: { 'x-site-secret': secret } })).status;
    expect(await statusWith(stack().secrets.siteSecret)).toBe(200);
    expect(await statusWith(newSecrets.siteSecret)).toBe(200);
    expect(await statusWith(makeSecret())).toBe(403);
  });
});
