import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubFetch } from '@/cms/stub-fetch.test-support';
import type { SessionUser } from '@/session/session-store';

const minute = 60_000;
const hour = 60 * minute;
const testUser: SessionUser = { id: '1', email: 'na@example.com', username: 'na', role: { short_name: 'kid' } };

type Answer = { status?: number; data?: unknown; code?: string } | 'broken';
/** Responses of the fake back end by call, and the calls that it received. */
let answers: Record<string, Answer | Promise<Answer>>;
let receivedCalls: { path: string; body: unknown }[];
let store: typeof import('@/session/session-store')['sessionStore'];
let session: typeof import('./session.ts');
let storage: Map<string, string>;

const answerTo = async (path: string): Promise<Response> => {
  const answer = await (answers[path.split('?')[0] ?? ''] ?? { status: 404 });
  if (answer === 'broken') throw new TypeError('Failed to fetch');
  const { status = 200, data, code = `CODE_${status}` } = answer;
  const body = status < 400 ? { data } : { errors: [{ message: 'no', extensions: { code } }] };
  return new Response(status === 204 ? null : JSON.stringify(body), { status });
};

beforeEach(async () => {
  vi.useFakeTimers({ now: 1_000_000 });
  answers = {};
  receivedCalls = [];
  storage = new Map();
  stubFetch(async (request) => {
    const { pathname, search } = new URL(request.url);
    const [path, body] = [pathname.replace('/api/', '') + search, await request.text()];
    receivedCalls.push({ path, body: body ? JSON.parse(body) : undefined });
    return answerTo(path);
  });
  const page = new EventTarget();
  vi.stubGlobal(
    'document',
    Object.assign(page, {
      cookie: 'signed-in=1',
      visibilityState: 'visible',
      documentElement: { classList: { toggle: vi.fn() } },
    }),
  );
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), {
      localStorage: {
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, value: string) => storage.set(key, value),
        removeItem: (key: string) => storage.delete(key),
      },
    }),
  );
  vi.resetModules();
  session = await import('./session.ts');
  store = (await import('@/session/session-store')).sessionStore;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const logIn = (expires = 12 * hour) => {
  answers['auth/login'] = { data: { expires, user: testUser } };
  return session.logIn({ username: ' na ', password: 'Nang-vang', remember: false });
};
const countRefreshes = () => receivedCalls.filter(({ path }) => path === 'auth/refresh').length;

describe('logging in', () => {
  it('sends a username or an address, and stores the user and the short role name', async () => {
    await logIn();
    expect(receivedCalls[0]?.body).toEqual({ username: 'na', password: 'Nang-vang', mode: 'session', remember: false });
    expect(store.get()).toEqual({ status: 'success', user: testUser });
    expect(storage.get('role')).toBe('kid');
    expect([...storage.values()].join()).not.toContain('Nang-vang');
    await session.logIn({ username: 'na@example.com', password: 'x', remember: true });
    expect(receivedCalls[1]?.body).toMatchObject({ email: 'na@example.com', remember: true });
  });
  it('leaves the visitor signed out when it is refused', async () => {
    answers['auth/login'] = { status: 401 };
    await expect(session.logIn({ username: 'na', password: 'x', remember: false })).rejects.toMatchObject({
      code: 'CODE_401',
    });
    expect(store.get().user).toBeUndefined();
    expect(storage.size).toBe(0);
  });
});

describe('the session is renewed', () => {
  it('15 minutes after the user was fetched, and then 30 seconds before its end', async () => {
    await logIn();
    answers['auth/refresh'] = { data: { expires: 2 * hour } };
    await vi.advanceTimersByTimeAsync(15 * minute - 1);
    expect(countRefreshes()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(countRefreshes()).toBe(1);
    await vi.advanceTimersByTimeAsync(2 * hour - 30_001);
    expect(countRefreshes()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(countRefreshes()).toBe(2);
  });
  it('earlier, when it ends sooner', async () => {
    await logIn(5 * minute);
    answers['auth/refresh'] = { data: { expires: hour } };
    await vi.advanceTimersByTimeAsync(5 * minute - 30_001);
    expect(countRefreshes()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(countRefreshes()).toBe(1);
  });
  it('again a minute after a silent failure', async () => {
    await logIn();
    answers['auth/refresh'] = 'broken';
    await vi.advanceTimersByTimeAsync(15 * minute);
    expect(store.get()).toEqual({ status: 'success', user: testUser });
    answers['auth/refresh'] = { data: { expires: hour } };
    await vi.advanceTimersByTimeAsync(minute);
    expect(countRefreshes()).toBe(2);
  });
  it('by one tab for all tabs', async () => {
    await logIn();
    const otherSession = { ...JSON.parse(storage.get('session') ?? '{}'), refreshedAt: Date.now() + minute };
    storage.set('session', JSON.stringify({ ...otherSession, expiresAt: Date.now() + hour }));
    await vi.advanceTimersByTimeAsync(15 * minute);
    expect(countRefreshes()).toBe(0);
  });
  it('no longer after Directus reports that the session has ended', async () => {
    await logIn();
    answers['auth/refresh'] = { status: 401 };
    answers['users/me'] = { status: 401 };
    await vi.advanceTimersByTimeAsync(15 * minute);
    expect(store.get()).toEqual({ status: 'success' });
    await vi.advanceTimersByTimeAsync(hour);
    expect(countRefreshes()).toBe(1);
  });
  it.each(['by the timer', 'by a call'])('only once after its end, %s, and never waits for itself', async (cause) => {
    await logIn();
    answers['auth/refresh'] = { status: 401 };
    answers['users/me'] = { status: 401, code: 'TOKEN_EXPIRED' };
    if (cause === 'by a call') expect(await session.fetchUser()).toBeUndefined();
    else await vi.advanceTimersByTimeAsync(15 * minute);
    expect(store.get()).toEqual({ status: 'success' });
    expect(countRefreshes()).toBe(1);
  });
});

describe('fetchUser', () => {
  it('sends no request when the browser has no session', async () => {
    Object.assign(document, { cookie: '' });
    expect(await session.fetchUser()).toBeUndefined();
    expect(receivedCalls).toEqual([]);
    expect(store.get()).toEqual({ status: 'success' });
  });
  it('keeps the previous user when the request fails', async () => {
    await logIn();
    for (const failure of [{ status: 503 }, { status: 403 }, 'broken'] as const) {
      answers['users/me'] = failure;
      expect(await session.fetchUser()).toEqual(testUser);
      expect(store.get()).toEqual({ status: 'error', user: testUser });
    }
  });
  it('ignores a response to a request from before a log-out', async () => {
    await logIn();
    let answer: (value: Answer) => void = () => undefined;
    answers['users/me'] = new Promise<Answer>((resolve) => {
      answer = resolve;
    });
    answers['auth/logout'] = { status: 204 };
    const lateRead = session.fetchUser();
    await session.logOut();
    answer({ data: testUser });
    expect(await lateRead).toBeUndefined();
    expect(store.get()).toEqual({ status: 'success' });
    expect(storage.size).toBe(0);
  });
});

describe('logging out', () => {
  it('succeeds when the session has already ended', async () => {
    await logIn();
    answers['auth/logout'] = { status: 401 };
    await session.logOut();
    expect(store.get()).toEqual({ status: 'success' });
  });
  it('rejects and keeps the session when the request fails', async () => {
    await logIn();
    answers['auth/logout'] = 'broken';
    await expect(session.logOut()).rejects.toThrow();
    expect(store.get().user).toEqual(testUser);
  });
  it('in another tab also signs this tab out', async () => {
    await logIn();
    session.startSession();
    const otherTab = new BroadcastChannel('session');
    vi.useRealTimers();
    otherTab.postMessage({ kind: 'out' });
    await vi.waitFor(() => expect(store.get()).toEqual({ status: 'success' }));
    otherTab.close();
  });
});
