import { beforeAll, describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { adminHeaders, requestJson, sessionHeaders } from './requests.ts';

let kid: { id: string; username: string; email: string };

describe('users, for people who are not signed in', () => {
  beforeAll(async () => {
    const { email, username } = stack().credentials.kid;
    const answer = await requestJson('GET', `/users?filter[username][_eq]=${username}&fields=id`, {
      headers: adminHeaders(),
    });
    kid = { id: (answer.body.data as Array<{ id: string }>)[0]?.id ?? '', username, email };
  });

  it('answers an exact username with id and username, whatever its case and whatever is asked for', async () => {
    const expectedBody = { data: [{ id: kid.id, username: kid.username }] };
    for (const query of [
      `fields=*&filter[username]=${kid.username}`,
      `filter[username][_eq]=${kid.username}`,
      `filter[username][_eq]=${kid.username.toUpperCase()}&fields=id,email,role.name,token&limit=-1`,
      `filter%5Busername%5D%5B_eq%5D=${kid.username}&limit=0`,
    ]) {
      const answer = await requestJson('GET', `/users?${query}`);
      expect(answer.status, query).toBe(200);
      expect(answer.body, query).toEqual(expectedBody);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('answers nobody for a name that nobody has', async () => {
    for (const name of [
      'no.such.user',
      `${kid.username}x`,
      kid.username.slice(0, -1),
      '%25',
      '_',
      'ki%E2%84%AA',
      '%20',
      "'",
    ]) {
      expect((await requestJson('GET', `/users?filter[username][_eq]=${name}`)).body, name).toEqual({ data: [] });
    }
  });

  it.each([
    '',
    '?filter[email][_eq]=EMAIL',
    '?filter[email]=EMAIL',
    '?filter[username][_starts_with]=k',
    '?filter[username][_neq]=x',
    '?filter[username][_null]=false',
    '?filter[username][_in]=kid,admin',
    '?filter[_or][0][username][_eq]=kid&filter[_or][1][email][_eq]=EMAIL',
    '?filter[_and][0][username][_eq]=kid',
    '?filter[username][_eq]=kid&filter[email][_starts_with]=k',
    '?filter={"username":{"_eq":"kid"}}',
    '?filter[role][name][_eq]=Administrator',
    '?filter[username][_eq]=kid&sort=email',
    '?filter[username][_eq]=kid&aggregate[count]=*',
    '?filter[username][_eq]=kid&meta=*',
    '?filter[username][_eq]=kid&deep[role][_limit]=1',
    '?filter[username][_eq]=kid&alias[a]=email',
    '?filter[username][_eq]=kid&search=k',
    '?filter[username][_eq]=kid&export=csv',
    '?aggregate[count]=*',
    '?search=hatnang',
    '/me',
    '/ID',
    '/me?filter[username][_eq]=kid',
    '/ID?filter[username][_eq]=kid',
  ])('GET /users%s is refused', async (suffix) => {
    const path = suffix.replace('EMAIL', encodeURIComponent(kid.email)).replace('ID', kid.id);
    const answer = await requestJson('GET', `/users${path}`);
    expect(answer.status).toBe(403);
    expect(JSON.stringify(answer.body)).not.toContain('@');
  });

  it('GET /users/me/?filter[username][_eq]=kid is no spelling of a call', async () => {
    const answer = await requestJson('GET', '/users/me/?filter[username][_eq]=kid');
    expect(answer.status).toBe(404);
    expect(JSON.stringify(answer.body)).not.toContain('@');
  });

  it.each([
    ['SEARCH', '/users', { query: { filter: { username: { _eq: 'kid' } } } }],
    ['POST', '/users', { email: 'a@hatnang.example.com', password: 'Aa#12345' }],
    ['POST', '/users/register', { email: 'a@hatnang.example.com', password: 'Aa#12345' }],
    ['POST', '/users/invite', { email: 'a@hatnang.example.com' }],
    ['POST', '/users/invite/accept', { token: 'x', password: 'Aa#12345' }],
    ['PATCH', '/users/me', { first_name: 'x' }],
    ['POST', '/users/me/tfa/generate', { password: 'x' }],
    ['DELETE', '/users', ['x']],
    ['PUT', '/users', {}],
  ])('%s %s is refused', async (method, path, json) => {
    expect((await requestJson(method, path, { json })).status).toBe(403);
  });

  it('leaves other ways to the same rows closed too', async () => {
    expect((await requestJson('GET', '/items/directus_users')).status).toBe(403);
    const secret = { 'x-site-secret': stack().secrets.siteSecret };
    const query = '{ users { email } }';
    expect((await requestJson('POST', '/graphql/system', { json: { query }, headers: secret })).status).toBe(403);
  });

  it('leaves people who are signed in to their permissions', async () => {
    const answer = await requestJson('GET', '/users/me?fields=id,username', { headers: await sessionHeaders('kid') });
    expect(answer.body.data).toEqual({ id: kid.id, username: kid.username });
  });

  it('limits look-ups of one client, and not the next one', async () => {
    // The client address is random, because an earlier run may have used up the limit of a fixed one.
    const randomByte = () => Math.floor(Math.random() * 256);
    const headers = { 'x-forwarded-for': `100.65.${randomByte()}.${randomByte()}` };
    const statuses: number[] = [];
    for (let i = 0; i < 70; i++) {
      const answer = await requestJson('GET', `/users?filter[username][_eq]=guess${i}`, { headers });
      statuses.push(answer.status);
      if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(statuses).toContain(429);
    expect((await requestJson('GET', '/users?filter[username][_eq]=guess')).status).toBe(200);
  });
});
