'use client';

import { useSession } from '@/session/session-store';

/** Who is signed in; until that is known, what the button is for. */
export function AccountName({ fallback }: { fallback: string }) {
  const { user } = useSession();
  return <span translate={user ? 'no' : undefined}>{user?.first_name || user?.username || fallback}</span>;
}
