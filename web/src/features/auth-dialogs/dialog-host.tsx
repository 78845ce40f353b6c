'use client';

import type { Lang } from '@hat-nang/model/languages';
import { usePathname } from 'next/navigation';
import { type ComponentType, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { dialogStore } from '@/components/dialog/opened-dialog';
import type { DialogShellProps } from './dialog-shell.tsx';
import type { SiteFactsValue } from './site-facts.tsx';

interface DialogHostProps {
  lang: Lang;
  labels: { loading: string; failed: string };
  /** `loadingOverlay` is the class of the overlay while a dialog loads, `failure` the class of the notice after a failure. */
  classNames: { loadingOverlay: string; failure: string };
  facts: SiteFactsValue;
}

/** Milliseconds for which the failure notice is visible. */
const failureDurationMs = 8000;

const loadShell = () => import('./dialog-shell.tsx');

type OpeningModule = typeof import('./dialog-opening.ts');
let openingModule: OpeningModule | undefined;
const loadOpening = async (): Promise<OpeningModule> => {
  openingModule ??= await import('./dialog-opening.ts');
  return openingModule;
};

const findOpener = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-dialog]') : null;

/** Closes the open dialog, if there is one. */
const close = () => {
  if (dialogStore.get()) void loadOpening().then(({ closeDialog }) => closeDialog());
};

/**
 * Opens the dialog that the address (`?dialog=login`) or a clicked element (`data-dialog="login"`) names. Every page contains this component. It loads Chakra
 * and the dialog code when a dialog opens, or when the pointer moves over an element with `data-dialog`.
 */
export function DialogHost({ lang, labels, classNames, facts }: DialogHostProps) {
  const openedDialog = useSyncExternalStore(dialogStore.subscribe, dialogStore.get, dialogStore.getServer);
  const [Shell, setShell] = useState<ComponentType<DialogShellProps>>();
  const [isOpening, setIsOpening] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const pathname = usePathname();
  // The failure notice is not a toast, because the toast code can also have failed to load.
  const showFailure = useCallback((error?: unknown) => {
    if (error) console.warn('dialogs not loaded', error);
    setIsOpening(false);
    setHasFailed(true);
    close();
  }, []);
  const runWithOpening = useCallback(
    (action: (module: OpeningModule) => void) => {
      // If the module is already loaded, `action` runs synchronously. Code that runs directly after a click or Back then reads the new address.
      if (openingModule) return action(openingModule);
      setIsOpening(true);
      loadOpening()
        .then(action)
        .then(() => setIsOpening(false), showFailure);
    },
    [showFailure],
  );
  const openFromAddress = useCallback(() => {
    if (dialogStore.get() || /[?&]dialog=/.test(location.search))
      runWithOpening((loadedModule) => loadedModule.followCurrentAddress());
  }, [runWithOpening]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has a new address, which may name a dialog
  useEffect(openFromAddress, [pathname, openFromAddress]);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const opener = findOpener(event);
      if (!opener || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      runWithOpening(({ openDialogFrom }) => openDialogFrom(opener));
    };
    const preloadOnHover = (event: Event) => {
      // A failed preload is only logged. If the code also fails to load when a dialog opens, the visitor sees the failure notice.
      if (findOpener(event))
        Promise.all([loadOpening(), loadShell()]).catch((error: unknown) => console.warn('dialogs not loaded', error));
    };
    addEventListener('popstate', openFromAddress);
    // Uses the capture phase, because Next's link handlers would otherwise navigate first.
    document.addEventListener('click', onClick, true);
    document.addEventListener('pointerover', preloadOnHover);
    return () => {
      removeEventListener('popstate', openFromAddress);
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('pointerover', preloadOnHover);
    };
  }, [openFromAddress, runWithOpening]);
  const isShellNeeded = isOpening || openedDialog !== undefined;
  useEffect(() => {
    if (isShellNeeded && !Shell) loadShell().then(({ DialogShell }) => setShell(() => DialogShell), showFailure);
  }, [isShellNeeded, Shell, showFailure]);
  useEffect(() => {
    if (!hasFailed) return;
    const timer = setTimeout(() => setHasFailed(false), failureDurationMs);
    return () => clearTimeout(timer);
  }, [hasFailed]);

  return (
    <>
      <div role="alert">{hasFailed ? <div className={classNames.failure}>{labels.failed}</div> : null}</div>
      {Shell ? (
        <Shell opened={openedDialog} lang={lang} labels={labels} facts={facts} onFailure={showFailure} />
      ) : (
        <div role="status">
          {isShellNeeded ? <div className={classNames.loadingOverlay}>{labels.loading}</div> : null}
        </div>
      )}
    </>
  );
}
