'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { useSession } from '@/session/session-store';
import type { ReadOnCardsProps } from './read-on-cards.tsx';

/** Cards of the books that a signed-in user has begun. Their code loads only for such a user. Until it has loaded, an empty card reserves space. */
export function ReadOn(props: ReadOnCardsProps) {
  const { status, user } = useSession();
  const [Cards, setCards] = useState<ComponentType<ReadOnCardsProps>>();
  const [hasFailed, setFailed] = useState(false);
  const userId = user?.id;
  useEffect(() => {
    if (!userId) return;
    import('./read-on-cards.tsx').then(
      ({ ReadOnCards }) => setCards(() => ReadOnCards),
      (error: unknown) => {
        console.warn('books to read on not loaded', error);
        setFailed(true);
      },
    );
  }, [userId]);
  if (userId && Cards) return <Cards key={userId} {...props} />;
  const isEmpty = hasFailed || (!userId && (status === 'success' || status === 'error'));
  return isEmpty ? null : <li className={props.classNames.card} aria-hidden="true" />;
}
