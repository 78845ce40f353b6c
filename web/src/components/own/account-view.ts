import type { SessionUser } from '@/session/session-store';

/** Props of every account page. All features use them. */
export interface AccountViewProps {
  /** Id of the playlist, only for the page of a playlist. */
  id?: number;
  user: SessionUser;
}
