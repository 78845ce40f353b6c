/**
 * Who is signed in, as far as this page knows (specification, sections 3 and 4). Pages are static, so this exists in the browser alone. Kept
 * apart from what talks to the back end (features/account/session.ts), which is loaded when somebody is signed in or about to be.
 */
import { useSyncExternalStore } from 'react';

/** "id, email, username, role (with short_name)" (specification, section 3, "User record"). */
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

/** Set by the site's door beside the session's own cookie, which no script can read; it lives exactly as long. */
export const signedInCookie = 'signed-in';

/** Whether this browser holds a session's cookie. It may have ended on the server: the back end has the last word. */
export const holdsSession = (): boolean => /(?:^|; )signed-in=1/.test(document.cookie);

/** On <html> while this browser holds a session's cookie: what is shown to whom is a matter of style sheets, so that nothing flashes. */
export const signedInClass = 'signed-in';
export const markSignedIn = (): void => {
  document.documentElement.classList.toggle(signedInClass, holdsSession());
};

/** Runs inline in <head>, before the first paint; free of outside values (its hash stands in the Content-Security-Policy). */
export const signedInScript = `document.documentElement.classList.toggle('${signedInClass}',/(?:^|; )${signedInCookie}=1/.test(document.cookie))`;
