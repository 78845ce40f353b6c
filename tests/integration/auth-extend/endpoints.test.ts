/** Tests each endpoint with valid, refused, non-JSON, repeated, limited and 50 concurrent requests. The tests check the status, the code and the database. */

import { clientKey } from '@hat-nang/model/http/client-key';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { accountOf, attemptAt, readCounter, readTraces, setCounter, waitForOutbox } from './database.ts';
import type { Case } from './endpoint-rows.ts';
import { ENDPOINTS } from './endpoints.ts';
import { PROFILE_ENDPOINTS } from './profile-endpoints.ts';
import { countValues, formatVerdict, newClient, post, removeMembers } from './support.ts';

afterAll(removeMembers);

const namedEndpoints = [...ENDPOINTS, ...PROFILE_ENDPOINTS].map(
  (endpoint) => [[endpoint.path, endpoint.variant].join(' ').trim(), endpoint] as const,
);

describe.each(namedEndpoints)('%s', (_name, endpoint) => {
  const { path, prepare, status, refusals, limits } = endpoint;
  /** A prepared request that is shared by all tests that do not change its state. */
  let sharedCase: Promise<Case> | undefined;

  it('answers and does what it should, with a slash at the end too, once more as said', async () => {
    const prepared = await prepare();
    const answer = await post(`${path}/`, prepared.body, { cookies: prepared.cookies });
    expect(answer.status, answer.text).toBe(status);
    if (endpoint.data) expect(answer.data).toEqual(endpoint.data(prepared));
    // The response to a request with a session has the additional directive `private`. Directus itself answers a valid reset, with its own header.
    const hasSession = Object.keys(prepared.cookies ?? {}).some((name) => name.endsWith('_token'));
    const withoutSession = path === '/auth/password/reset' ? 'no-cache' : 'no-store';
    expect(answer.headers.get('cache-control')).toBe(hasSession ? 'private, no-store' : withoutSession);
    await vi.waitFor(() => endpoint.expectEffect(prepared), 15_000);
    expect(formatVerdict(await post(path, prepared.body, { cookies: prepared.cookies }))).toBe(endpoint.repeatVerdict);
  });

  it('refuses what is wrong, names the field, and leaves no trace', async () => {
    sharedCase ??= prepare();
    const { body, cookies } = await sharedCase;
    await waitForOutbox();
    const tracesBefore = readTraces();
    const actualVerdicts: Array<[string, string]> = [];
    const expectedVerdicts: Array<[string, string]> = [];
    for (let i = 0; i < refusals.length; i += 60) {
      const refusedPart = refusals.slice(i, i + 60);
      const answers = await Promise.all(refusedPart.map(([change]) => post(path, { ...body, ...change }, { cookies })));
      for (const [index, [change, expected]] of refusedPart.entries()) {
        const answer = answers[index];
        const changeText = JSON.stringify(change, (_, value) => (value === undefined ? 'none' : value));
        expectedVerdicts.push([changeText, expected]);
        actualVerdicts.push([changeText, answer ? formatVerdict(answer) : '']);
        expect(answer?.errors[0]?.message, changeText).toMatch(/\w+ \w+/);
      }
    }
    expect(actualVerdicts).toEqual(expectedVerdicts);
    expect(readTraces()).toBe(tracesBefore);
  });

  it('takes JSON objects alone, strictly, of at most 4 KB, by POST', async () => {
    sharedCase ??= prepare();
    const { body, cookies } = await sharedCase;
    await waitForOutbox();
    const tracesBefore = readTraces();
    const sendRaw = (raw: string, type?: string) => post(path, undefined, { cookies, raw, ...(type ? { type } : {}) });
    const text = JSON.stringify(body);
    const pendingAnswers = {
      unknown: post(path, { ...body, surprise: 1 }, { cookies }),
      nested: post(path, { ...body, role_: { create: {} } }, { cookies }),
      array: sendRaw(`[${text}]`),
      string: sendRaw('"text"'),
      number: sendRaw('12'),
      nothing: sendRaw('null'),
      broken: sendRaw('{"email":'),
      plain: sendRaw(text, 'text/plain'),
      form: sendRaw('email=a', 'application/x-www-form-urlencoded'),
      large: post(path, { ...body, surprise: 'x'.repeat(5000) }, { cookies }),
    };
    const verdicts = Object.entries(pendingAnswers).map(async ([name, answer]) => [name, formatVerdict(await answer)]);
    expect(Object.fromEntries(await Promise.all(verdicts))).toEqual({
      unknown: '400 INVALID_PAYLOAD surprise',
      nested: '400 INVALID_PAYLOAD role_',
      array: '400 INVALID_PAYLOAD',
      string: '400 INVALID_PAYLOAD',
      number: '400 INVALID_PAYLOAD',
      nothing: '400 INVALID_PAYLOAD',
      broken: '400 INVALID_PAYLOAD',
      plain: '415 UNSUPPORTED_MEDIA_TYPE',
      form: '415 UNSUPPORTED_MEDIA_TYPE',
      large: '413 CONTENT_TOO_LARGE',
    });
    expect((await post(path, undefined, { method: 'GET', cookies })).status).toBe(404);
    expect(readTraces()).toBe(tracesBefore);
  });

  if (path.startsWith('/auth-extend/account/'))
    it('is for nobody but a person with a session', async () => {
      sharedCase ??= prepare();
      const { body } = await sharedCase;
      await waitForOutbox();
      const tracesBefore = readTraces();
      expect(formatVerdict(await post(path, body))).toBe('401 INVALID_CREDENTIALS');
      expect(readTraces()).toBe(tracesBefore);
    });

  if (limits.length > 0)
    it('is limited, and says how long to wait whoever is asked for', async () => {
      const prepared = await prepare();
      const client = newClient();
      await post(path, prepared.body, { client, cookies: prepared.cookies });
      const unknownName = `nobody${Date.now()}`;
      const unknownAddress = `${unknownName}@mail.hatnang.example.com`;
      const bodyForUnknown = {
        ...prepared.body,
        email: unknownAddress,
        ...(prepared.body.role ? { username: unknownName } : {}),
      };
      const isLimitedByAddress =
        limits.some(({ subjectKind }) => subjectKind === 'address') && prepared.body.email !== undefined;
      if (isLimitedByAddress) await post(path, bodyForUnknown);
      for (const { name, subjectKind, limit, windowMs } of limits) {
        const subjects = {
          client: [clientKey(client)],
          address: [prepared.email, unknownAddress],
          own: [prepared.email],
          attempt: [attemptAt(prepared.email)],
          person: [accountOf(prepared.email)?.id],
          target: [prepared.body.email],
        };
        for (const subject of subjects[subjectKind]) {
          const counterRow = readCounter(name, subject);
          expect(counterRow, `${name} ${subjectKind}`).toMatchObject({ windowMs, count: expect.any(Number) });
          setCounter(name, subject, limit);
          const body = subject === unknownAddress ? bodyForUnknown : prepared.body;
          const answer = await post(path, body, {
            client: subjectKind === 'client' ? client : newClient(),
            cookies: prepared.cookies,
          });
          expect(formatVerdict(answer), name).toBe('429 REQUESTS_EXCEEDED');
          const waitSeconds = Number(answer.headers.get('retry-after'));
          expect(waitSeconds).toBeGreaterThan(windowMs / 1000 - 30);
          expect(waitSeconds).toBeLessThanOrEqual(windowMs / 1000);
          setCounter(name, subject, counterRow?.count ?? 0);
        }
      }
    });

  it('stays right when 50 come at once', async () => {
    const prepared = await prepare();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post(path, prepared.body, { cookies: prepared.cookies })),
    );
    const verdicts = countValues(answers.map(formatVerdict));
    if (typeof endpoint.concurrentVerdicts === 'object') expect(verdicts).toEqual(endpoint.concurrentVerdicts);
    else {
      expect(verdicts[String(status)]).toBeGreaterThan(0);
      if (endpoint.concurrentVerdicts === 'one') expect(verdicts[String(status)]).toBe(1);
      expect(answers.filter((answer) => answer.status >= 500).map(({ text }) => text)).toEqual([]);
    }
    await vi.waitFor(() => endpoint.expectConcurrentEffect?.(prepared), 15_000);
  });
});
