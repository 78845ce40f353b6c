/**
 * The signed-in user in the browser (docs/specification.md §3 and §4). Static pages do not contain this data. This file is separate from session.ts, which
 * calls the back end and loads only for signed-in users or for a login.
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

/** True for the users of the site, kids and adults. Only they have favourites, playlists and a history; editors and administrators do not. */
export const isMember = ({ role }: SessionUser): boolean => role?.short_name === 'kid' || role?.short_name === 'adult';

/**
 * State of the session. `idle`: the user was not requested yet. `pending`: the request is pending. `success`: `user` is signed in, or is undefined if nobody
 * is signed in. `error`: the request failed, and the previous user remains.
 */
export interface Session {
  status: 'idle' | 'pending' | 'success' | 'error';
  user?: SessionUser;
}

const idleSession: Session = { status: 'idle' };
let session = idleSession;
const listeners = new Set<() => void>();

export const sessionStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  get: (): Session => session,
  getServer: (): Session => idleSession,
  set: (nextSession: Session): void => {
    session = nextSession;
    for (const listener of listeners) listener();
  },
};

export const useSession = (): Session =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.get, sessionStore.getServer);
