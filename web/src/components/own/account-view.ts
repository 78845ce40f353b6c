import type { SessionUser } from '@/session/session-store';

/** Props of the component that shows the content of an account page. */
export interface AccountViewProps {
  /** Id of the playlist. Defined only on the page of a playlist. */
  id?: number;
  user: SessionUser;
}
