'use client';

import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useSession } from '@/session/session-store';

/** The name of the signed-in user with a label for screen readers. While the user is loading, only the label is visible. */
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
