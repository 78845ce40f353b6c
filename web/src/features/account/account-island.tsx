'use client';

import type { Lang } from '@hat-nang/model/languages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { openDialog } from '@/components/dialog/dialog-store';
import { parseDialogName } from '@/components/dialog/dialogs';
import { dialogStore } from '@/components/dialog/opened-dialog';
import { useSession } from '@/session/session-store';
import { hasSession } from '@/session/signed-in';
import type { AccountApp, ReadyAccount } from './account-app.tsx';
import type { AccountRoute } from './account-routes.ts';

interface AccountIslandProps {
  lang: Lang;
  route: AccountRoute;
  id?: number;
  labels: Record<'loading' | 'failed' | 'failedText' | 'retry', string>;
  classNames: Record<'skeleton' | 'failure' | 'title' | 'button', string>;
}

const skeletonCards = [0, 1, 2, 3];

/**
 * Loads the account page when the signed-in user is known. For a visitor who arrives signed out, opens the login dialog, unless another dialog is open or
 * named in the address.
 */
export function AccountIsland({ lang, route, id, labels, classNames }: AccountIslandProps) {
  const { user, status } = useSession();
  const [loaded, setLoaded] = useState<{ App: typeof AccountApp; View: ReadyAccount }>();
  const [hasFailed, setHasFailed] = useState(false);
  const userId = user?.id;
  const load = useCallback(() => {
    setHasFailed(false);
    const prepare = async () => {
      const { AccountApp: App, prepareAccount } = await import('./account-app.tsx');
      setLoaded({ App, View: await prepareAccount(route, lang) });
    };
    prepare().catch((error: unknown) => {
      console.warn('account not loaded', error);
      setHasFailed(true);
    });
  }, [route, lang]);
  useEffect(() => {
    if (userId) load();
  }, [userId, load]);
  const hasHadUser = useRef(false);
  useEffect(() => {
    if (userId) hasHadUser.current = true;
    // The browser learns only from a request that the server has ended its session. After a log-out on this page, the login dialog does not open.
    const isSignedOut = !hasSession() || (status === 'success' && !userId);
    if (!isSignedOut || hasHadUser.current || dialogStore.get() || parseDialogName(window.location.search)) return;
    openDialog('login');
  }, [status, userId]);
  const isUnavailable = hasFailed || (status === 'error' && !userId);
  if (isUnavailable) {
    return (
      <div className={classNames.failure} role="alert">
        <p className={classNames.title}>{labels.failed}</p>
        <p>{labels.failedText}</p>
        <button
          type="button"
          className={classNames.button}
          onClick={() => {
            if (userId) load();
            else void import('@/session/session').then(({ fetchUser }) => fetchUser());
          }}
        >
          {labels.retry}
        </button>
      </div>
    );
  }
  if (loaded && user) return <loaded.App key={user.id} lang={lang} View={loaded.View} id={id} user={user} />;
  return (
    <>
      <p role="status" style={hiddenStyle}>
        {status === 'pending' || userId ? labels.loading : ''}
      </p>
      <div className={classNames.skeleton} aria-hidden="true">
        {skeletonCards.map((card) => (
          <span key={card} />
        ))}
      </div>
    </>
  );
}

const hiddenStyle = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;
