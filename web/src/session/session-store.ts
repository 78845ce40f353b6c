/**
 * Who is signed in, as far as this page knows (docs/specification.md §3 and §4). Pages are static, so this exists in the browser alone. Kept
 * apart from what talks to the back end (session.ts), which is loaded when somebody is signed in or about to be.
 */
import { useSyncExternalStore } from 'react';

/** "id, email, username, role (with short_name)" (docs/specification.md §3, "User record"). */
export interface SessionUser {
  id: string;
  email: string | null;
  username: string | null;
  first_name?: string | null;
  role: { short_name: string | null };
}

/** idle: nobody asked yet; pending: asking; success: `user` is signed in, or nobody; error: could not ask, what was known stays. */
export interface Session {
  status: 'idle' | 'pending' | 'success' | 'error';
  user?: SessionUser;
}

const idle: Session = { status: 'idle' };
let session = idle;
const listeners = new Set<() => void>();

export const sessionStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  get: (): Session => session,
  getServer: (): Session => idle,
  set: (next: Session): void => {
    session = next;
    for (const listener of listeners) listener();
  },
};

export const useSession = (): Session =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.get, sessionStore.getServer);
