/** What the browser keeps of a session between pages and shares between tabs: times, and whose it is. Nothing in it opens anything. */
export interface Kept {
  /** Milliseconds since 1970. */
  expiresAt?: number;
  refreshedAt?: number;
  userId?: string;
  /** "The short role name is stored in the browser after login" (docs/specification.md §3). */
  role?: string;
}

const sessionKey = 'session';
const roleKey = 'role';

/** A browser may refuse to keep anything: then every page asks again. */
const storage = (): Storage | undefined => {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
};

export const storedSession = (): Kept => {
  const sessionStore = storage();
  try {
    const { expiresAt, refreshedAt, userId } = JSON.parse(sessionStore?.getItem(sessionKey) ?? '{}') as Kept;
    return { expiresAt, refreshedAt, userId, role: sessionStore?.getItem(roleKey) ?? undefined };
  } catch {
    return {};
  }
};

/** @param next undefined forgets everything */
export const storeSession = (next: Kept | undefined): void => {
  const sessionStore = storage();
  if (!sessionStore) return;
  try {
    if (!next) {
      sessionStore.removeItem(sessionKey);
      sessionStore.removeItem(roleKey);
      return;
    }
    const { role, ...times } = next;
    sessionStore.setItem(sessionKey, JSON.stringify(times));
    if (role) sessionStore.setItem(roleKey, role);
    else sessionStore.removeItem(roleKey);
  } catch (error) {
    console.warn('session not kept', error);
  }
};
