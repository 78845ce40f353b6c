/** Session data in local storage, which pages and tabs share: times, user id and role. The data grants no access. */
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

/** Returns local storage. Undefined if the browser refuses access. The user is then requested each time a tab becomes visible. */
const openStorage = (): Storage | undefined => {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
};

export const readStoredSession = (): StoredSession => {
  const storage = openStorage();
  try {
    const { expiresAt, refreshedAt, userId } = JSON.parse(storage?.getItem(sessionKey) ?? '{}') as StoredSession;
    return { expiresAt, refreshedAt, userId, role: storage?.getItem(roleKey) ?? undefined };
  } catch {
    return {};
  }
};

/**
 * Stores session data.
 * @param newSession undefined removes the stored data
 */
export const storeSession = (newSession: StoredSession | undefined): void => {
  const storage = openStorage();
  if (!storage) return;
  try {
    if (!newSession) {
      storage.removeItem(sessionKey);
      storage.removeItem(roleKey);
      return;
    }
    const { role, ...times } = newSession;
    storage.setItem(sessionKey, JSON.stringify(times));
    if (role) storage.setItem(roleKey, role);
    else storage.removeItem(roleKey);
  } catch (error) {
    console.warn('session not stored', error);
  }
};
