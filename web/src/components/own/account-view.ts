import type { SessionUser } from '@/session/session-store';

/** What each page of the account is given, whichever feature draws it. */
export interface AccountViewProps {
  /** Of a playlist. */
  id?: number;
  user: SessionUser;
}
