'use client';

import { chakra } from '@chakra-ui/react';
import { href } from '@hat-nang/model/routes';
import { startTransition, useOptimistic, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseGlyph } from '@/components/form/glyphs';
import { ActionButton, ActionLink, TextButton } from '@/components/form/submit-button';
import { showToast } from '@/components/layout/toast-store';
import type { AccountViewProps } from '@/components/own/account-view';
import { CardButton, CardList } from '@/components/own/own-card';
import { EmptyList, LoadingState, PageButtons, RemovedEntry } from '@/components/own/own-parts';
import { parsePage, useAddressQuery } from '@/components/own/use-address';
import { useFocus } from '@/components/own/use-focus';
import { useRunChange } from '@/components/own/use-remote-data';
import { useLang } from '@/i18n/client';
import { clearHistory, removeWatched, restoreWatched } from './history.ts';
import { RecordingSwitch } from './recording.tsx';
import { useWatched } from './use-watched.ts';
import type { WatchedDocument } from './watched.ts';
import { WatchedCard } from './watched-card.tsx';

/** The reading history with progress and the switch for recording (docs/design-notes.md "API and sessions"). */
export function WatchedView(_: AccountViewProps) {
  const { t } = useTranslation('my-account');
  const lang = useLang();
  const [query, setQuery] = useAddressQuery();
  const page = parsePage(query);
  const remoteData = useWatched({ page });
  const { data, isLoading, reload } = remoteData;
  const onEntryRestored = () => {
    reload();
    document.getElementById('watched-list')?.focus({ preventScroll: true });
  };
  return (
    <>
      <RecordingSwitch />
      <LoadingState remoteData={remoteData} count={8} height="15rem" />
      {data ? (
        <chakra.div
          id="watched-list"
          tabIndex={-1}
          outline="none"
          role="region"
          aria-label={t('pages.watched')}
          aria-busy={isLoading}
        >
          {data.items.length > 0 ? (
            <>
              <CardList>
                {data.items.map((watched) => (
                  <WatchedEntry key={watched.id} watched={watched} onRestored={onEntryRestored} />
                ))}
              </CardList>
              <PageButtons
                page={page}
                pages={data.pages}
                onPage={(nextPage) => setQuery({ page: nextPage > 1 ? String(nextPage) : undefined })}
              />
              <ClearAll onCleared={reload} />
            </>
          ) : (
            <EmptyList title={t('watched.empty')} text={t('watched.emptyText')}>
              <ActionLink href={href(lang, 'documents')}>{t('home.findBooks')}</ActionLink>
            </EmptyList>
          )}
        </chakra.div>
      ) : null}
    </>
  );
}

/** One book of the history. After the book is removed, the entry shows an undo button until the visitor leaves the page. */
function WatchedEntry({ watched, onRestored }: { watched: WatchedDocument; onRestored: () => void }) {
  const { t } = useTranslation('my-account');
  const runChange = useRunChange();
  const [isConfirmedRemoved, setIsConfirmedRemoved] = useState(false);
  const [isRemoved, showRemoved] = useOptimistic(isConfirmedRemoved);
  const [wasPressedHere, setWasPressedHere] = useState(false);
  const removeButton = useFocus<HTMLButtonElement>(wasPressedHere && !isRemoved);
  /** Promise of the removal. Directus refuses a second removal of the same row, so further clicks send no request. "Undo" waits for this promise. */
  const pendingRemoval = useRef<Promise<boolean>>(undefined);
  const { title } = watched.document;
  const removeEntry = () => {
    if (pendingRemoval.current) return;
    setWasPressedHere(true);
    startTransition(async () => {
      showRemoved(true);
      pendingRemoval.current = runChange(() => removeWatched(watched.id));
      if (await pendingRemoval.current) setIsConfirmedRemoved(true);
      else pendingRemoval.current = undefined;
    });
  };
  const restoreEntry = async () => {
    if (!(await pendingRemoval.current)) return;
    let isRecorded = false;
    const isDone = await runChange(async () => {
      isRecorded = await restoreWatched(watched);
    });
    if (!isDone) return;
    if (isRecorded) onRestored();
    else showToast({ type: 'info', text: t('watched.offTitle') });
  };
  if (isRemoved) {
    return (
      <RemovedEntry
        text={t('watched.removed', { title })}
        undoLabel={`${t('undo')}: ${title}`}
        onUndo={() => void restoreEntry()}
        takesFocus={wasPressedHere}
      />
    );
  }
  return (
    <WatchedCard
      watched={watched}
      titleAs="h2"
      action={
        <CardButton ref={removeButton} label={t('watched.remove', { title })} onClick={removeEntry}>
          <CloseGlyph />
        </CardButton>
      }
    />
  );
}

/** Button that clears the history. The button asks for confirmation, because a cleared history cannot be restored. */
function ClearAll({ onCleared }: { onCleared: () => void }) {
  const { t } = useTranslation('my-account');
  const runChange = useRunChange();
  const [isConfirming, setIsConfirming] = useState<boolean>();
  const opener = useFocus<HTMLButtonElement>(isConfirming === false);
  if (!isConfirming) {
    return (
      <chakra.div mt="8">
        <TextButton ref={opener} type="button" onClick={() => setIsConfirming(true)}>
          {t('watched.clear')}
        </TextButton>
      </chakra.div>
    );
  }
  return (
    <chakra.div
      role="alertdialog"
      aria-label={t('watched.clear')}
      aria-describedby="clear-sure"
      mt="8"
      p="4"
      borderRadius="lg"
      bg="bg.warning"
      color="fg.warning"
    >
      <chakra.p id="clear-sure" fontWeight="bold">
        {t('watched.clearSure')}
      </chakra.p>
      <chakra.div mt="3" display="flex" flexWrap="wrap" gap="3">
        <ActionButton autoFocus onClick={() => setIsConfirming(false)}>
          {t('watched.clearNo')}
        </ActionButton>
        <ActionButton
          variant="outline"
          color="inherit"
          borderColor="currentColor"
          onClick={async () => {
            if (!(await runChange(clearHistory))) return;
            setIsConfirming(undefined);
            showToast({ type: 'success', text: t('watched.cleared') });
            onCleared();
          }}
        >
          {t('watched.clearYes')}
        </ActionButton>
      </chakra.div>
    </chakra.div>
  );
}
