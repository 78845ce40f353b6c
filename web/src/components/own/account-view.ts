import type { SessionUser } from '@/session/session-store';

/** Props of every account page, in all features. */
export interface AccountViewProps {
  /** Id of the playlist, for the page of a playlist. */
  id?: number;
  user: SessionUser;
}
