import type { SessionUser } from '@/session/session-store';

/** Props of the content of an account page, which a feature provides. */
export interface AccountViewProps {
  /** Id of the playlist, only for the page of a playlist. */
  id?: number;
  user: SessionUser;
}
