'use client';

import { ChakraProvider, chakra, Dialog, Portal } from '@chakra-ui/react';
import type { Lang } from '@hat-nang/model/languages';
import { useEffect, useReducer, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dialogIds } from '@/components/dialog/dialog-frame';
import { closeDialog, openDialog } from '@/components/dialog/dialog-store';
import { dialogSizes } from '@/components/dialog/dialogs';
import { dialogStore, type OpenedDialog } from '@/components/dialog/opened-dialog';
import { findFocusTarget, hidePopovers } from '@/components/dialog/opener';
import { useDoublePress } from '@/components/dialog/use-double-press';
import { CloseGlyph } from '@/components/form/glyphs';
import { MessagesProvider } from '@/i18n/client';
import { dialogSystem } from '@/theme/dialog-system';
import { findLoadedDialog, loadDialog } from './dialog-parts.ts';
import { SiteFacts, type SiteFactsValue } from './site-facts.tsx';

export interface DialogShellProps {
  opened: OpenedDialog | undefined;
  lang: Lang;
  labels: { loading: string };
  /** Called when the code or the texts of a dialog could not be loaded. */
  onFailure: () => void;
  facts: SiteFactsValue;
}

/** Returns the container of the toasts, which remain interactive above a dialog. */
const findToasts = () => document.querySelector('[data-toasts]');

/** Chakra's dialog around the content of the open dialog. It includes Chakra's provider, because most pages do not contain this provider. */
export function DialogShell({ opened, lang, labels, facts, onFailure }: DialogShellProps) {
  useDoublePress();
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const LoadedDialog = opened && findLoadedDialog(opened.name, lang);
  const missingName = opened && !LoadedDialog ? opened.name : undefined;
  useEffect(() => {
    if (!missingName) return;
    loadDialog(missingName, lang).then(rerender, (error: unknown) => {
      console.warn(`dialog ${missingName} not loaded`, error);
      onFailure();
    });
  }, [missingName, lang, onFailure]);
  const isOpen = opened !== undefined;
  // The browser draws an open modal dialog element, such as the popup of documents, above all other elements. Chakra's dialog is therefore rendered inside
  // this element.
  const container = useRef<HTMLElement | null>(null);
  if (isOpen) container.current ??= document.querySelector<HTMLElement>('dialog:modal');
  else container.current = null;
  const wasOpen = useRef(false);
  useEffect(() => {
    // `closeDialog` can go back in the history. The browser then focuses the element that the fragment of the address names. The focus is therefore restored
    // after `closeDialog`.
    const restoreFocus = () => {
      if (!dialogStore.get()) findFocusTarget()?.focus({ preventScroll: true });
    };
    if (isOpen) hidePopovers();
    else if (wasOpen.current) void closeDialog().then(() => requestAnimationFrame(restoreFocus));
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <ChakraProvider value={dialogSystem}>
      <Dialog.Root
        open={isOpen}
        onOpenChange={({ open }) => {
          if (!open) void closeDialog();
        }}
        size={dialogSizes[opened?.name ?? 'login'] as never}
        ids={dialogIds}
        // A click outside the dialog must not discard the input.
        closeOnInteractOutside={false}
        persistentElements={[findToasts]}
        initialFocusEl={() => document.getElementById(dialogIds.title)}
        finalFocusEl={findFocusTarget}
      >
        <Portal key={container.current ? 'inside' : 'page'} container={container.current ? container : undefined}>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content
              aria-labelledby={dialogIds.title}
              aria-describedby={undefined}
              data-dialog-name={opened?.name}
            >
              {opened && LoadedDialog ? (
                <MessagesProvider lang={lang} kind={(opened.data as { role?: string }).role}>
                  <SiteFacts value={facts}>
                    <LoadedDialog key={opened.id} data={opened.data as never} open={openDialog} close={closeDialog} />
                    <CloseButton />
                  </SiteFacts>
                </MessagesProvider>
              ) : (
                <chakra.div minHeight="12rem" display="grid" placeItems="center" color="fg.muted">
                  <Dialog.Title fontSize="md" tabIndex={-1} outline="none">
                    {labels.loading}
                  </Dialog.Title>
                </chakra.div>
              )}
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ChakraProvider>
  );
}

/** The close button of the dialog. The button is last in the tab order, so that Tab moves from the title to the content of the dialog. */
function CloseButton() {
  const { t } = useTranslation('account');
  const label = t('close');
  return (
    <Dialog.CloseTrigger aria-label={label} title={label}>
      <CloseGlyph size="1.375rem" />
    </Dialog.CloseTrigger>
  );
}
