/**
 * The session in the browser (docs/specification.md §4, §6 and §9). The token is in an HttpOnly cookie. This module stores the user, and renews the session
 * 15 minutes after the user was fetched, or 30 s before the session expires if that is earlier. It loads only for signed-in users or for a login.
 */

import type { components } from '@codegen/rest/rest';
import { ApiError, personalClient, unwrap } from '@/cms/rest';
import { type SessionUser, sessionStore } from '@/session/session-store';
import { hasSession, markSignedIn, signedInCookie } from '@/session/signed-in';
import { createDeadlineTimer } from './deadline-timer.ts';
import { createRenewal } from './renewal.ts';
import { readStoredSession, type StoredSession, storeSession } from './stored-session.ts';

const refreshLeadMs = 30_000;
const refreshAfterFetchMs = 15 * 60_000;
/** Milliseconds until the next attempt after a failed refresh. */
const retryMs = 60_000;
const userFields = ['id', 'email', 'username', 'first_name', 'role.short_name'];
/** Casts a row to a user. The OpenAPI type describes complete rows, but a response contains only `userFields`. */
const toSessionUser = (row: components['schemas']['Users']): SessionUser => row as unknown as SessionUser;

type SessionMessage = { kind: 'in' } | { kind: 'out' } | { kind: 'refreshed'; expiresAt: number };
const channel = new BroadcastChannel('session');
const broadcast = (message: SessionMessage) => channel.postMessage(message);

/** Number that every login and logout increments, also those in other tabs. Responses to requests from an earlier generation are discarded. */
let sessionGeneration = 0;
/** Time at which the current deadline was set. A refresh in another tab after that time counts for this tab too. */
let deadlineSetAt = 0;

const timer = createDeadlineTimer(() => void refresh());
const setDeadline = (deadline: number) => {
  deadlineSetAt = Date.now();
  timer.set(deadline);
};

/**
 * Runs only one call at a time in all tabs. Otherwise, the response to a pending refresh could restore the cookie after a logout. Browsers offer `locks` only
 * over https and on localhost; elsewhere, calls may overlap.
 */
const runExclusively = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? (navigator.locks.request('session', work) as Promise<Result>) : work();

const toRefreshTime = ({ expiresAt }: StoredSession) => (expiresAt ?? Number.POSITIVE_INFINITY) - refreshLeadMs;

const storeUser = (user: SessionUser, times: StoredSession) => {
  storeSession({ ...times, userId: user.id, role: user.role?.short_name ?? undefined });
  markSignedIn();
  sessionStore.set({ status: 'success', user });
  setDeadline(Math.min(Date.now() + refreshAfterFetchMs, toRefreshTime(times)));
};

const clearSession = () => {
  sessionGeneration += 1;
  timer.clear();
  storeSession(undefined);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${signedInCookie}=; Path=/; Max-Age=0; SameSite=Lax`;
  markSignedIn();
  sessionStore.set({ status: 'success' });
};

/** Loads the signed-in user. A missing session cookie or status 401 signs the user out. After other failures, the previous user remains. */
export const fetchUser = async (): Promise<SessionUser | undefined> => {
  if (!hasSession()) {
    clearSession();
    return undefined;
  }
  const generationAtStart = sessionGeneration;
  sessionStore.set({ ...sessionStore.get(), status: 'pending' });
  try {
    const user = toSessionUser(
      await unwrap(personalClient.GET('/users/me', { params: { query: { fields: userFields } } })),
    );
    if (generationAtStart === sessionGeneration) storeUser(user, readStoredSession());
  } catch (error) {
    if (generationAtStart !== sessionGeneration) return sessionStore.get().user;
    if (error instanceof ApiError && error.status === 401) clearSession();
    else sessionStore.set({ ...sessionStore.get(), status: 'error' });
  }
  return sessionStore.get().user;
};

/** True while `refresh` reads the user after a refusal. */
let isRefused = false;

/**
 * Renews the session, unless another tab has just renewed the session. A failure is silent (docs/specification.md §8).
 * @returns true if this tab or another tab renewed the session
 */
export const refresh = (): Promise<boolean> => {
  // `deadlineSetAt` is read before the lock, because a refresh in another tab may change it while this tab waits.
  const requestedAt = deadlineSetAt;
  return runExclusively(async () => {
    const generationAtStart = sessionGeneration;
    if (!hasSession()) {
      clearSession();
      return false;
    }
    const sessionData = readStoredSession();
    if ((sessionData.refreshedAt ?? 0) > requestedAt) {
      setDeadline(toRefreshTime(sessionData));
      return true;
    }
    try {
      const { expires } = await unwrap(personalClient.POST('/auth/refresh', { body: { mode: 'session' } }));
      if (generationAtStart !== sessionGeneration) return false;
      const now = Date.now();
      storeSession({ ...sessionData, expiresAt: now + expires, refreshedAt: now });
      setDeadline(now + expires - refreshLeadMs);
      broadcast({ kind: 'refreshed', expiresAt: now + expires });
      return true;
    } catch (error) {
      if (generationAtStart !== sessionGeneration) return false;
      setDeadline(Date.now() + retryMs);
      // Only the user endpoint reports reliably whether the session has ended.
      if (error instanceof ApiError && error.status === 401) {
        isRefused = true;
        await fetchUser();
        isRefused = false;
      }
      return false;
    }
  });
};

personalClient.use(createRenewal(refresh, () => isRefused));

export interface Credentials {
  /** Username or e-mail address. */
  username: string;
  password: string;
  /** True extends the session to 30 days. Otherwise the session lasts until the browser closes, and at most 12 hours after the login or the last refresh. */
  remember: boolean;
}

/**
 * Logs in and returns the user.
 * @throws ApiError (INVALID_CREDENTIALS, EMAIL_NOT_VERIFIED, REQUESTS_EXCEEDED), NetworkError
 */
export const logIn = ({ username, password, remember }: Credentials): Promise<SessionUser> =>
  runExclusively(async () => {
    const name = username.trim();
    const answer = await unwrap(
      personalClient.POST('/auth/login', {
        body: {
          ...(name.includes('@') ? { email: name } : { username: name }),
          password,
          mode: 'session',
          remember,
        },
      }),
    );
    sessionGeneration += 1;
    const now = Date.now();
    storeUser(answer.user, { expiresAt: now + answer.expires, refreshedAt: now });
    broadcast({ kind: 'in' });
    return answer.user;
  });

/**
 * Logs out.
 * @throws ApiError, NetworkError if the session could not be ended; the visitor then remains signed in
 */
export const logOut = (): Promise<void> =>
  runExclusively(async () => {
    try {
      await unwrap(personalClient.POST('/auth/logout', { body: { mode: 'session' } }));
    } catch (error) {
      // Status 401 means that the session has already ended.
      if (!(error instanceof ApiError && error.status === 401)) throw error;
    }
    clearSession();
    broadcast({ kind: 'out' });
  });

/** Checks the session when the tab becomes visible, is restored from the browser's cache, or comes online. The tab may have missed changes before. */
const checkSession = () => {
  if (document.visibilityState !== 'visible') return;
  markSignedIn();
  const { user, status } = sessionStore.get();
  if (!hasSession()) {
    if (user) clearSession();
  } else if (!user || status === 'error' || readStoredSession().userId !== user.id) void fetchUser();
  timer.check();
};

let isStarted = false;
/** Subscribes once to the events that may change the session. Each call also loads the user, if the session cookie exists and no user is loaded. */
export const startSession = (): void => {
  if (!isStarted) {
    isStarted = true;
    document.addEventListener('visibilitychange', checkSession);
    window.addEventListener('pageshow', checkSession);
    window.addEventListener('online', checkSession);
    channel.addEventListener('message', ({ data }: MessageEvent<SessionMessage>) => {
      if (data.kind === 'refreshed') return setDeadline(data.expiresAt - refreshLeadMs);
      if (data.kind === 'out') return clearSession();
      sessionGeneration += 1;
      void fetchUser();
    });
  }
  const { user, status } = sessionStore.get();
  if (!user && status !== 'pending' && hasSession()) void fetchUser();
};
