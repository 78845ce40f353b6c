/** Session data in local storage, which pages and tabs share: times, user id and role. This data grants no access. */
export interface StoredSession {
  /** Time at which the session expires, in milliseconds since 1970. */
  expiresAt?: number;
  refreshedAt?: number;
  userId?: string;
  /** "The short role name is stored in the browser after login" (docs/specification.md §3). */
  role?: string;
}

const sessionKey = 'session';
const roleKey = 'role';

/** Returns local storage. Undefined if the browser refuses it. Every page then requests the user again. */
const openStorage = (): Storage | undefined => {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
};

export const storedSession = (): StoredSession => {
  const sessionStore = openStorage();
  try {
    const { expiresAt, refreshedAt, userId } = JSON.parse(sessionStore?.getItem(sessionKey) ?? '{}') as StoredSession;
    return { expiresAt, refreshedAt, userId, role: sessionStore?.getItem(roleKey) ?? undefined };
  } catch {
    return {};
  }
};

/**
 * Stores session data.
 * @param newSession undefined removes the stored data
 */
export const storeSession = (newSession: StoredSession | undefined): void => {
  const sessionStore = openStorage();
  if (!sessionStore) return;
  try {
    if (!newSession) {
      sessionStore.removeItem(sessionKey);
      sessionStore.removeItem(roleKey);
      return;
    }
    const { role, ...times } = newSession;
    sessionStore.setItem(sessionKey, JSON.stringify(times));
    if (role) sessionStore.setItem(roleKey, role);
    else sessionStore.removeItem(roleKey);
  } catch (error) {
    console.warn('session not stored', error);
  }
};
