import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRenewal } from '@/session/renewal';
import { ApiError, NetworkError, unwrap } from './rest.ts';
import { stubFetch } from './stub-fetch.test-support.ts';

const createRefusal = (status: number, code: string, headers = {}) =>
  Response.json({ errors: [{ message: code, extensions: { code } }] }, { status, headers });
const fetchMock = vi.fn<(request: Request) => Promise<Response>>();

/** Loads the clients after `stubFetch` has replaced `Request`, because the clients capture `Request` when they are created. */
const importClients = async () => {
  vi.resetModules();
  stubFetch(fetchMock);
  return await import('./rest.ts');
};
beforeEach(() => {
  fetchMock.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

const getSentRequest = (call: number) => fetchMock.mock.calls[call]?.[0] as Request;

describe('a call', () => {
  it('resolves with the value of `data`, and with undefined for 204', async () => {
    const { personalClient, unwrap: unwrapCall } = await importClients();
    fetchMock.mockResolvedValueOnce(Response.json({ data: { verified: true } }));
    expect(await unwrapCall(personalClient.POST('/auth-extend/check-verification-status', { body: {} }))).toEqual({
      verified: true,
    });
    fetchMock.mockResolvedValueOnce(new Response(null, { status: 204 }));
    expect(await unwrapCall(personalClient.POST('/auth/logout', { body: { mode: 'session' } }))).toBeUndefined();
    expect([getSentRequest(0).url, getSentRequest(0).method, getSentRequest(0).credentials]).toEqual([
      'http://site.test/api/auth-extend/check-verification-status',
      'POST',
      'same-origin',
    ]);
  });

  it('formats fields and filters for Directus; calls for public content send no session', async () => {
    const { publicClient } = await importClients();
    fetchMock.mockResolvedValueOnce(Response.json({ data: [] }));
    await publicClient.GET('/users', { params: { query: { fields: ['*'], 'filter[username]': 'an & b' } } });
    const { searchParams } = new URL(getSentRequest(0).url);
    expect([...searchParams]).toEqual([
      ['fields', '*'],
      ['filter[username]', 'an & b'],
    ]);
    expect(getSentRequest(0).credentials).toBe('omit');
  });

  it('rejects with the errors, the seconds to wait and the whole response', async () => {
    const { publicClient, unwrap: unwrapCall, ApiError: ApiErrorClass } = await importClients();
    fetchMock.mockResolvedValueOnce(createRefusal(429, 'REQUESTS_EXCEEDED', { 'retry-after': '7' }));
    const error = await unwrapCall(publicClient.GET('/auth-extend/code-rules')).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiErrorClass);
    expect(error).toMatchObject({ status: 429, code: 'REQUESTS_EXCEEDED', retryAfter: 7 });
    fetchMock.mockResolvedValueOnce(Response.json({ summary: 'no', fields: {} }, { status: 422 }));
    await expect(
      publicClient.POST('/contact', { body: { lang: 'vi', name: '', email: '', phone: '', message: '' } }),
    ).rejects.toMatchObject({ status: 422, errors: [], answer: { summary: 'no' } });
    fetchMock.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(unwrapCall(publicClient.GET('/auth-extend/code-rules'))).rejects.toMatchObject({
      status: 502,
      errors: [],
    });
  });

  it('rejects with a NetworkError without a response or without JSON', async () => {
    const { publicClient, unwrap: unwrapCall, NetworkError: NetworkErrorClass } = await importClients();
    fetchMock.mockRejectedValueOnce(new TypeError('failed to fetch'));
    await expect(unwrapCall(publicClient.GET('/auth-extend/code-rules'))).rejects.toBeInstanceOf(NetworkErrorClass);
    fetchMock.mockResolvedValueOnce(new Response('<h1>Portal</h1>', { headers: { 'content-length': '15' } }));
    await expect(unwrapCall(publicClient.GET('/auth-extend/code-rules'))).rejects.toBeInstanceOf(NetworkErrorClass);
    await expect(unwrap(Promise.reject(new ApiError(400, [])))).rejects.not.toBeInstanceOf(NetworkError);
  });
});

describe('an expired session', () => {
  const startClient = async (renew: () => Promise<boolean>) => {
    const { personalClient } = await importClients();
    personalClient.use(createRenewal(renew));
    return personalClient;
  };
  const favoriteBody = { collection: 'news', id: 1, is_favorite: true } as const;

  it('is renewed once for all pending calls; each is sent again with its body', async () => {
    const renew = vi.fn(async () => true);
    const client = await startClient(renew);
    fetchMock
      .mockResolvedValueOnce(createRefusal(401, 'TOKEN_EXPIRED'))
      .mockResolvedValueOnce(createRefusal(401, 'TOKEN_EXPIRED'));
    fetchMock.mockImplementation(async (request) => {
      expect(await request.json()).toEqual(favoriteBody);
      return Response.json({ data: { is_favorite: true } });
    });
    const calls = [1, 2].map(() => client.POST('/auth-extend/account/favorite', { body: favoriteBody }));
    for (const { data } of await Promise.all(calls)) expect(data).toEqual({ data: { is_favorite: true } });
    expect([renew.mock.calls.length, fetchMock.mock.calls.length]).toEqual([1, 4]);
  });

  it('gives the repeated call a new deadline, and its caller can still abort it', async () => {
    const deadlines: AbortController[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const deadline = new AbortController();
      deadlines.push(deadline);
      return deadline.signal;
    });
    const client = await startClient(async () => {
      deadlines[0]?.abort();
      return true;
    });
    const callerAbort = new AbortController();
    fetchMock.mockResolvedValueOnce(createRefusal(401, 'TOKEN_EXPIRED'));
    fetchMock.mockImplementationOnce(async (request) => {
      expect([deadlines.length, request.signal.aborted]).toEqual([2, false]);
      callerAbort.abort();
      expect(request.signal.aborted).toBe(true);
      return Response.json({ data: [] });
    });
    await client.GET('/auth-extend/account/sessions', { signal: callerAbort.signal });
    expect(fetchMock).toHaveBeenCalledTimes(2);
    vi.restoreAllMocks();
  });

  it('rejects when it cannot be renewed; a wrong password rejects without a renewal', async () => {
    const renew = vi.fn(async () => false);
    const client = await startClient(renew);
    fetchMock.mockResolvedValueOnce(createRefusal(401, 'TOKEN_EXPIRED'));
    await expect(client.GET('/auth-extend/account/sessions')).rejects.toMatchObject({ status: 401 });
    fetchMock.mockResolvedValueOnce(createRefusal(401, 'INVALID_CREDENTIALS'));
    await expect(
      client.POST('/auth-extend/account/change-password', { body: { current_password: 'a', password: 'b' } }),
    ).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    fetchMock.mockResolvedValueOnce(createRefusal(401, 'TOKEN_EXPIRED'));
    await expect(client.POST('/auth/refresh', { body: { mode: 'session' } })).rejects.toMatchObject({ status: 401 });
    expect([renew.mock.calls.length, fetchMock.mock.calls.length]).toEqual([1, 3]);
  });
});

it('a wrong path, body or field name fails `typecheck`', () => {
  const check = async () => {
    const { personalClient } = await import('./rest.ts');
    // @ts-expect-error no such path
    void personalClient.POST('/auth-extend/no-such-call', { body: {} });
    // @ts-expect-error `is_favorite` is missing
    void personalClient.POST('/auth-extend/account/favorite', { body: { collection: 'news', id: 1 } });
    // @ts-expect-error a name is a string or null
    void personalClient.PATCH('/users/me', { body: { first_name: 1 } });
    // @ts-expect-error rows of the junction need `create`, `update` or `delete`
    void personalClient.PATCH('/users/me', { body: { type_of_disabilities: [1] } });
    // @ts-expect-error an id is a number
    void personalClient.GET('/offline/{id}', { params: { path: { id: 'a' } } });
    const { data } = await personalClient.GET('/auth-extend/account/sessions');
    // @ts-expect-error no such field
    return data?.data[0]?.nothing;
  };
  expect(check).toBeTypeOf('function');
});
