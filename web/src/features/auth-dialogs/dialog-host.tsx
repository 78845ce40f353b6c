'use client';

import type { Lang } from '@hat-nang/model/languages';
import { usePathname } from 'next/navigation';
import { type ComponentType, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { closeDialog, dialogStore, followAddress, openDialog } from '@/components/dialog/dialog-store';
import { type DialogName, dialogSizes } from '@/components/dialog/dialogs';
import { rememberOpener } from '@/components/dialog/opener';
import type { DialogShellProps } from './dialog-shell.tsx';
import { isLinkDialog, takeLinkToken } from './link-token.ts';
import type { SiteFactsValue } from './site-facts.tsx';

interface DialogHostProps {
  lang: Lang;
  labels: { loading: string; failed: string };
  /** The overlay while a dialog loads, and the notice when loading failed. */
  classNames: { loadingOverlay: string; failure: string };
  facts: SiteFactsValue;
}

/** Milliseconds. */
const failureDuration = 8000;

const loadShell = () => import('./dialog-shell.tsx');

/** What an address gives its dialog: those that mails lead to read `token` (docs/specification.md §2). */
const dataOf = (name: DialogName) => (isLinkDialog(name) ? { token: takeLinkToken(name) } : {});

const openerOf = (event: Event): HTMLElement | undefined => {
  const found = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-dialog]') : null;
  return found && Object.hasOwn(dialogSizes, found.dataset.dialog ?? '') ? found : undefined;
};

/**
 * Part of every page: opens the dialog that the address names (`?dialog=login`) or that a pressed element marked `data-dialog="login"` names.
 * Chakra, the forms and their texts are fetched at the first of them; until then this is all a page pays.
 */
export function DialogHost({ lang, labels, classNames, facts }: DialogHostProps) {
  const opened = useSyncExternalStore(dialogStore.subscribe, dialogStore.get, dialogStore.getServer);
  const [Shell, setShell] = useState<ComponentType<DialogShellProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const pathname = usePathname();
  // Not by a toast: what shows those may not have been fetched either.
  const fail = useCallback(() => {
    setHasFailed(true);
    void closeDialog();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another address
  useEffect(() => followAddress(dataOf), [pathname]);
  useEffect(() => {
    const follow = () => followAddress(dataOf);
    const press = (event: MouseEvent) => {
      const opener = openerOf(event);
      if (!opener || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      rememberOpener(opener);
      const name = opener.dataset.dialog as DialogName;
      openDialog(name, dataOf(name));
    };
    const prepare = (event: Event) => {
      // A failure shows when the dialog is really asked for.
      if (openerOf(event)) loadShell().catch((error: unknown) => console.warn('dialogs not loaded ahead', error));
    };
    window.addEventListener('popstate', follow);
    // Capture: Next's own links would navigate first.
    document.addEventListener('click', press, true);
    document.addEventListener('pointerover', prepare);
    return () => {
      window.removeEventListener('popstate', follow);
      document.removeEventListener('click', press, true);
      document.removeEventListener('pointerover', prepare);
    };
  }, []);
  useEffect(() => {
    if (!opened || Shell) return;
    loadShell().then(
      ({ DialogShell }) => setShell(() => DialogShell),
      (error: unknown) => {
        console.warn('dialogs not loaded', error);
        fail();
      },
    );
  }, [opened, Shell, fail]);
  useEffect(() => {
    if (!hasFailed) return;
    const timer = setTimeout(() => setHasFailed(false), failureDuration);
    return () => clearTimeout(timer);
  }, [hasFailed]);

  return (
    <>
      <div role="alert">{hasFailed ? <div className={classNames.failure}>{labels.failed}</div> : null}</div>
      {Shell ? (
        <Shell opened={opened} lang={lang} labels={labels} facts={facts} onFailure={fail} />
      ) : (
        <div role="status">{opened ? <div className={classNames.loadingOverlay}>{labels.loading}</div> : null}</div>
      )}
    </>
  );
}
