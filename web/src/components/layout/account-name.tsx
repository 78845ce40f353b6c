'use client';

import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useSession } from '@/session/session-store';

/** The name of the signed-in person, labelled as the account for screen readers; until it is loaded, the label alone. */
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
