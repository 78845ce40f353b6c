import { groupCollections, publishableCollections } from '@hat-nang/model/publishing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { sendRaw } from '../../support/raw-requests.ts';
import { sendJson, type Visit, visit } from '../../support/site.ts';

const parseBody = (answer: Visit): { data?: unknown; errors?: { extensions: { code: string } }[] } =>
  JSON.parse(answer.text);
const errorCode = (answer: Visit) => parseBody(answer).errors?.[0]?.extensions.code;

/** Signs a demo user in through the API proxy, as the sign-in dialog does. */
async function signIn(role: 'kid' | 'editor'): Promise<{ cookie: string; answer: Visit }> {
  const { email, password } = stack().credentials[role];
  const answer = await sendJson('POST', '/api/auth/login', { email, password, mode: 'session' });
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('hat_nang_token='));
  return { cookie: cookie?.split(';')[0] ?? '', answer };
}

describe('the allow-list', () => {
  it.each([...publishableCollections, ...groupCollections])(
    'GET items/%s is answered, a session or not',
    async (collection) => {
      const answer = await visit(`/api/items/${collection}?limit=1&fields=id`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        200,
        expect.stringContaining('application/json'),
      ]);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    },
  );

  it.each(['languages', 'countries', 'categories', 'option_groups', 'options', 'app_configs'])(
    'GET items/%s is answered',
    async (collection) => {
      expect((await visit(`/api/items/${collection}?limit=1`)).status).toBe(200);
    },
  );

  it.each([
    'GET /api',
    'GET /api/items',
    'GET /api/items/directus_users',
    'GET /api/items/contact_messages',
    'GET /api/items/account_settings',
    'GET /api/items/mail_outbox',
    'GET /api/items/account_codes',
    'GET /api/items/share_links',
    'GET /api/items/consents',
    'GET /api/items/redirects',
    'GET /api/items/news/1/2',
    'GET /api/admin',
    'GET /api/server/info',
    'GET /api/server/health',
    'GET /api/server/specs/oas',
    'GET /api/settings',
    'GET /api/collections',
    'GET /api/fields/news',
    'GET /api/relations',
    'GET /api/schema/snapshot',
    'GET /api/roles',
    'GET /api/policies',
    'GET /api/permissions/me',
    'GET /api/activity',
    'GET /api/revisions',
    'GET /api/flows',
    'GET /api/shares',
    'GET /api/folders',
    'GET /api/utils/hash/generate',
    'POST /api/utils/hash/generate',
    'POST /api/utils/cache/clear',
    'POST /api/files/import',
    'POST /api/files/tus',
    'POST /api/users/register',
    'POST /api/users/invite',
    'POST /api/auth/login/google',
    'POST /api/graphql/system',
    'GET /api/__proto__',
    'GET /api/constructor',
    // Attempts to bypass a pattern that is matched against the path.
    'GET /api/items/news/../../server/info',
    'GET /api/items/news/%2e%2e/%2e%2e/server/info',
    'GET /api/items/news%2f..%2f..%2fserver%2finfo',
    'GET /api/items/news%5c..%5c..%5cserver%5cinfo',
    'GET /api/items/news%3Faccess_token=x',
    'GET /api//server/info',
    'GET /api/./server/info',
    'GET /api/items/News',
    'GET /api/assets/..%2fserver%2finfo',
  ])('%s is 404', async (line) => {
    const [method = '', path = ''] = line.split(' ');
    // The request is sent raw, because `fetch` would resolve the dots in the path.
    const answer = await sendRaw(path, {
      method,
      ...(method === 'POST'
        ? { headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }, body: '{}' }
        : {}),
    });
    expect([404, 308, 400], line).toContain(answer.status);
    if (answer.status === 308) {
      const followedAnswer = await visit(String(answer.headers.location));
      expect(followedAnswer.status, `${line} → ${answer.headers.location}`).toBe(404);
    }
    expect(answer.body.toString().includes('"data"')).toBe(false);
  });

  it.each([
    ['POST', '/api/items/news'],
    ['PATCH', '/api/items/news/1'],
    ['DELETE', '/api/items/news/1'],
    ['PUT', '/api/items/news'],
    ['PATCH', '/api/items/app_configs'],
    ['GET', '/api/auth/login'],
    ['GET', '/api/files'],
    ['DELETE', '/api/users/me'],
    ['POST', '/api/users'],
    ['DELETE', '/api/files/0a000000-0000-4000-8000-000000000000'],
    ['POST', '/api/assets/0a000000-0000-4000-8000-000000000000'],
    ['GET', '/api/revalidate'],
    ['GET', '/api/graphql'],
  ])('%s %s is 405', async (method, path) => {
    const answer = method === 'GET' ? await visit(path) : await sendJson(method, path, {});
    expect(answer.status).toBe(405);
  });
});

describe('what a call must look like', () => {
  it('a login in anything but JSON is 415', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonp',
    ]) {
      const answer = await visit('/api/auth/login', {
        method: 'POST',
        cookie: '',
        body: '{}',
        headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
      });
      expect([answer.status, errorCode(answer)], type).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    }
  });

  it('a body over its limit is 413, whether its length is said or not', async () => {
    const largeLogin = { email: 'a@example.com', password: 'x'.repeat(5000) };
    const answer = await sendJson('POST', '/api/auth/login', largeLogin);
    expect([answer.status, errorCode(answer)]).toEqual([413, 'CONTENT_TOO_LARGE']);
    const chunked = await sendRaw('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(largeLogin),
    });
    expect(chunked.status).toBe(413);
    const document = await sendJson('POST', '/api/graphql', { documentId: 'x'.repeat(120_000) });
    expect(document.status).toBe(413);
  });

  it('a change that does not come from our own pages is 403', async () => {
    const foreignHeaders: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': '', origin: 'https://evil.example' },
      { 'sec-fetch-site': '', origin: 'null' },
      { 'sec-fetch-site': '', origin: `${stack().siteUrl}.evil.example` },
    ];
    for (const headers of foreignHeaders) {
      const sentHeaders = Object.fromEntries(Object.entries(headers).filter(([, value]) => value));
      for (const path of ['/api/auth/login', '/api/auth/logout', '/api/graphql']) {
        const answer = await visit(path, {
          method: 'POST',
          cookie: '',
          body: '{}',
          headers: { 'content-type': 'application/json', ...sentHeaders },
        });
        expect([answer.status, errorCode(answer)], `${path} ${JSON.stringify(headers)}`).toEqual([403, 'FORBIDDEN']);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    }
  });

  it('a body that is no JSON, and a document that is not ours, are 400', async () => {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    for (const body of ['{', '', 'null', '[]', '"x"']) {
      const answer = await visit('/api/graphql', { method: 'POST', cookie: '', body, headers });
      expect(answer.status, body).toBe(400);
    }
    for (const request of [
      { query: '{ news { id } }' },
      { documentId: 'sha256:none' },
      { documentId: '__proto__' },
      { documentId: 'constructor' },
      { documentId: ['x'] },
      [{ documentId: 'x' }],
    ]) {
      const answer = await sendJson('POST', '/api/graphql', request);
      expect([answer.status, errorCode(answer)], JSON.stringify(request)).toEqual([400, 'UNKNOWN_DOCUMENT']);
    }
  });
});

describe('a session', () => {
  it('lives in a cookie that script cannot read, and says who is there', async () => {
    const { cookie, answer } = await signIn('kid');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const line = answer.headers.getSetCookie().find((cookieLine) => cookieLine.startsWith('hat_nang_token=')) ?? '';
    expect(line).toMatch(/HttpOnly/i);
    expect(line).toMatch(/SameSite=Lax/i);
    expect(line).not.toMatch(/Domain=/i);

    const me = await visit('/api/users/me?fields=email,username', { cookie });
    expect([me.status, parseBody(me).data]).toEqual([200, { email: stack().credentials.kid.email, username: 'kid' }]);
    expect((await visit('/api/users/me', { cookie: '' })).status).toBeGreaterThanOrEqual(400);

    const foreignHeaders: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
    ];
    for (const headers of foreignHeaders) {
      const forgedChange = await visit('/api/users/me', {
        method: 'PATCH',
        cookie,
        body: JSON.stringify({ first_name: 'Kẻ lạ' }),
        headers: { 'content-type': 'application/json', ...headers },
      });
      expect(forgedChange.status).toBe(403);
    }
    const logout = await visit('/api/auth/logout', {
      method: 'POST',
      cookie,
      body: '{"mode":"session"}',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    });
    expect(logout.status).toBeLessThan(300);
    expect((await visit('/api/users/me', { cookie })).status).toBe(401);
  });

  it('an editor sees no more of the collections through the API proxy than the list names', async () => {
    const { cookie } = await signIn('editor');
    for (const path of [
      '/api/items/contact_messages',
      '/api/items/redirects',
      '/api/folders',
      '/api/activity',
      '/api/flows',
    ]) {
      expect((await visit(path, { cookie })).status, path).toBe(404);
    }
  });

  it('cookies of other parts of the host do not travel on', async () => {
    const answer = await visit('/api/items/news?limit=1', {
      cookie: 'directus_session_token=x; other=1; hat_nang_refresh_token=y',
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

describe('the anonymous look-up of a username', () => {
  const lookUpUsers = async (query: string, headers: Record<string, string> = {}): Promise<Visit> => {
    for (;;) {
      const answer = await visit(`/api/users?${query}`, { cookie: '', headers });
      // The limit can be exhausted only by an earlier run within the same minute.
      if (answer.status !== 429) return answer;
      await new Promise((resolve) => setTimeout(resolve, 1000 * Number(answer.headers.get('retry-after') ?? 1)));
    }
  };

  beforeAll(async () => {
    await lookUpUsers('filter[username][_eq]=nobody-here');
  }, 90_000);

  it('answers id and username of one row, whatever fields are asked', async () => {
    for (const query of [
      'fields=*&filter[username][_eq]=kid',
      'filter[username]=KID&limit=-1',
      'fields=email,password,*.*&filter[username][_eq]=Kid',
    ]) {
      const answer = await lookUpUsers(query);
      expect(answer.status, query).toBe(200);
      expect(parseBody(answer).data, query).toEqual([{ id: expect.stringMatching(/^[\da-f-]{36}$/), username: 'kid' }]);
    }
    expect(parseBody(await lookUpUsers('filter[username][_eq]=nobody-here')).data).toEqual([]);
  });

  it.each([
    '',
    'fields=*',
    'filter[email][_eq]=kid@hatnang.example.com',
    'filter[username][_starts_with]=k',
    'filter[username][_in]=kid,adult',
    'filter[_or][0][username][_eq]=kid',
    'filter[username][_eq]=kid&filter[email][_contains]=k',
    'filter[username][_eq]=kid&sort=email',
    'filter[username][_eq]=kid&aggregate[count]=*',
    'filter[username][_eq]=kid&search=k',
    'filter[role][name][_eq]=Administrator',
  ])('anything else is refused: %s', async (query) => {
    const answer = await lookUpUsers(query);
    expect(answer.status).toBe(403);
    expect(parseBody(answer).data).toBeUndefined();
  });

  it('is limited for a client, whatever address it claims', async () => {
    const answers = await Promise.all(
      Array.from({ length: 70 }, (_, index) =>
        visit('/api/users?filter[username][_eq]=kid', {
          cookie: '',
          headers: {
            'x-forwarded-for': `203.0.113.${index}`,
            'x-real-ip': `203.0.113.${index}`,
            forwarded: `for=203.0.113.${index}`,
          },
        }),
      ),
    );
    const refusedAnswers = answers.filter(({ status }) => status === 429);
    expect(refusedAnswers.length).toBeGreaterThan(0);
    expect(Number(refusedAnswers[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

afterAll(async () => {
  expect((await visit('/api/health')).status).toBe(200);
});
