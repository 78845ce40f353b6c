'use client';

import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useSession } from '@/session/session-store';

/** Who is signed in, named as the account for those who hear it; until that is known, the account alone. */
export function AccountName({ label }: { label: string }) {
  const { user } = useSession();
  const name = user?.first_name || user?.username;
  if (!name) return <span>{label}</span>;
  return (
    <>
      <VisuallyHidden>{label}: </VisuallyHidden>
      <span translate="no">{name}</span>
    </>
  );
}
