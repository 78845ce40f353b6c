/**
 * The session in the browser (docs/specification.md §4, §6 and §9). The token is in an HttpOnly cookie; this module knows its user and renews it 30 s
 * before it expires, and 15 minutes after the user was fetched. Loaded for signed-in users or a log-in.
 */

import type { components } from '@codegen/rest/rest';
import { ApiError, personalClient, unwrap } from '@/cms/rest';
import { type SessionUser, sessionStore } from '@/session/session-store';
import { holdsSession, markSignedIn, signedInCookie } from '@/session/signed-in';
import { deadlineTimer } from './deadline-timer.ts';
import { renewal } from './renewal.ts';
import { type Kept, storedSession, storeSession } from './stored-session.ts';

const refreshLead = 30_000;
const afterFetch = 15 * 60_000;
/** Retry time after a refresh without an answer. */
const retry = 60_000;
const userFields = ['id', 'email', 'username', 'first_name', 'role.short_name'];
/** The OpenAPI type describes whole rows; `userFields` decides what an answer contains. */
const toSessionUser = (row: components['schemas']['Users']): SessionUser => row as unknown as SessionUser;

type News = { kind: 'in' } | { kind: 'out' } | { kind: 'refreshed'; expiresAt: number };
const channel = new BroadcastChannel('session');
const tell = (news: News) => channel.postMessage(news);

/** Incremented by every log-in and log-out: answers to earlier requests are discarded. */
let generation = 0;
/** When the current deadline was set: a later refresh in another tab counts for this tab too. */
let armedAt = 0;

const timer = deadlineTimer(() => void refresh());
const arm = (deadline: number) => {
  armedAt = Date.now();
  timer.set(deadline);
};

/** One at a time across tabs: a refresh answered after a log-out would restore its cookie. (`locks` requires https.) */
const exclusively = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? (navigator.locks.request('session', work) as Promise<Result>) : work();

const beforeEnd = ({ expiresAt }: Kept) => (expiresAt ?? Number.POSITIVE_INFINITY) - refreshLead;

const accept = (user: SessionUser, times: Kept) => {
  storeSession({ ...times, userId: user.id, role: user.role?.short_name ?? undefined });
  markSignedIn();
  sessionStore.set({ status: 'success', user });
  arm(Math.min(Date.now() + afterFetch, beforeEnd(times)));
};

const forget = () => {
  generation += 1;
  timer.clear();
  storeSession(undefined);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${signedInCookie}=; Path=/; Max-Age=0; SameSite=Lax`;
  markSignedIn();
  sessionStore.set({ status: 'success' });
};

/** Loads the signed-in user. Only an explicit "nobody" signs out; after other failures the previous user remains. */
export const fetchUser = async (): Promise<SessionUser | undefined> => {
  if (!holdsSession()) {
    forget();
    return undefined;
  }
  const own = generation;
  sessionStore.set({ ...sessionStore.get(), status: 'pending' });
  try {
    const user = toSessionUser(
      await unwrap(personalClient.GET('/users/me', { params: { query: { fields: userFields } } })),
    );
    if (own === generation) accept(user, storedSession());
  } catch (error) {
    if (own !== generation) return sessionStore.get().user;
    if (error instanceof ApiError && error.status === 401) forget();
    else sessionStore.set({ ...sessionStore.get(), status: 'error' });
  }
  return sessionStore.get().user;
};

/**
 * Renews the session, unless another tab just did. A failure is silent (docs/specification.md §8).
 * @returns whether a session exists now
 */
export const refresh = (): Promise<boolean> => {
  // Read before the lock: another tab's refresh, arriving while this one waits, would change it.
  const wantedSince = armedAt;
  return exclusively(async () => {
    const own = generation;
    if (!holdsSession()) {
      forget();
      return false;
    }
    const kept = storedSession();
    if ((kept.refreshedAt ?? 0) > wantedSince) {
      arm(beforeEnd(kept));
      return true;
    }
    try {
      const { expires } = await unwrap(personalClient.POST('/auth/refresh', { body: { mode: 'session' } }));
      if (own !== generation) return false;
      const now = Date.now();
      storeSession({ ...kept, expiresAt: now + expires, refreshedAt: now });
      arm(now + expires - refreshLead);
      tell({ kind: 'refreshed', expiresAt: now + expires });
      return true;
    } catch (error) {
      if (own !== generation) return false;
      arm(Date.now() + retry);
      // Only the user endpoint tells whether the session has ended.
      if (error instanceof ApiError && error.status === 401) await fetchUser();
      return false;
    }
  });
};

personalClient.use(renewal(refresh));

export interface Credentials {
  /** A username, or an e-mail address. */
  username: string;
  password: string;
  /** 30 days; else until the browser closes, at most 12 hours. */
  remember: boolean;
}

/** @throws ApiError (INVALID_CREDENTIALS, EMAIL_NOT_VERIFIED, REQUESTS_EXCEEDED), NetworkError */
export const logIn = ({ username, password, remember }: Credentials): Promise<SessionUser> =>
  exclusively(async () => {
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
    generation += 1;
    const now = Date.now();
    accept(answer.user, { expiresAt: now + answer.expires, refreshedAt: now });
    tell({ kind: 'in' });
    return answer.user;
  });

/** @throws ApiError, NetworkError when the session could not be ended; it then remains visible as active */
export const logOut = (): Promise<void> =>
  exclusively(async () => {
    try {
      await unwrap(personalClient.POST('/auth/logout', { body: { mode: 'session' } }));
    } catch (error) {
      // Already ended: the desired state.
      if (!(error instanceof ApiError && error.status === 401)) throw error;
    }
    forget();
    tell({ kind: 'out' });
  });

/** A tab that was hidden, asleep or cached checks for missed changes. */
const lookAgain = () => {
  if (document.visibilityState !== 'visible') return;
  markSignedIn();
  const { user, status } = sessionStore.get();
  if (!holdsSession()) {
    if (user) forget();
  } else if (!user || status === 'error' || storedSession().userId !== user.id) void fetchUser();
  timer.check();
};

let isStarted = false;
/** Starts following the session; idempotent. */
export const startSession = (): void => {
  if (!isStarted) {
    isStarted = true;
    document.addEventListener('visibilitychange', lookAgain);
    window.addEventListener('pageshow', lookAgain);
    window.addEventListener('online', lookAgain);
    channel.addEventListener('message', ({ data }: MessageEvent<News>) => {
      if (data.kind === 'refreshed') return arm(data.expiresAt - refreshLead);
      if (data.kind === 'out') return forget();
      generation += 1;
      void fetchUser();
    });
  }
  const { user, status } = sessionStore.get();
  if (!user && status !== 'pending' && holdsSession()) void fetchUser();
};
