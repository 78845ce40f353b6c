'use client';

import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useSession } from '@/session/session-store';

/** The name of the signed-in user with a label for screen readers. If the name is not known, the label is visible instead. */
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
