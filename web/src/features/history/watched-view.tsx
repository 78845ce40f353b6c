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
import { Empty, NotYet, Pages, Removed } from '@/components/own/own-parts';
import { pageOf, useAddress } from '@/components/own/use-address';
import { useFocus } from '@/components/own/use-focus';
import { useChange } from '@/components/own/use-reading';
import { useLang } from '@/i18n/client';
import { clearHistory, removeWatched, restoreWatched, type Watched } from './history.ts';
import { Recording } from './recording.tsx';
import { useWatched } from './use-watched.ts';
import { WatchedCard } from './watched-card.tsx';

/** The reading history with progress and the switch for recording (docs/design-notes.md "API and sessions"). */
export function WatchedView(_: AccountViewProps) {
  const { t } = useTranslation('my-account');
  const lang = useLang();
  const [query, setQuery] = useAddress();
  const page = pageOf(query);
  const reading = useWatched({ page });
  const { data, isReading, reload } = reading;
  const restored = () => {
    reload();
    document.getElementById('watched-list')?.focus({ preventScroll: true });
  };
  return (
    <>
      <Recording />
      <NotYet reading={reading} count={8} height="15rem" />
      {data ? (
        <chakra.div
          id="watched-list"
          tabIndex={-1}
          outline="none"
          role="region"
          aria-label={t('pages.watched')}
          aria-busy={isReading}
        >
          {data.items.length > 0 ? (
            <>
              <CardList>
                {data.items.map((watched) => (
                  <WatchedEntry key={watched.id} watched={watched} onRestored={restored} />
                ))}
              </CardList>
              <Pages
                page={page}
                pages={data.pages}
                onPage={(next) => setQuery({ page: next > 1 ? String(next) : undefined })}
              />
              <ClearAll onCleared={reload} />
            </>
          ) : (
            <Empty title={t('watched.empty')} text={t('watched.emptyText')}>
              <ActionLink href={href(lang, 'documents')}>{t('home.findBooks')}</ActionLink>
            </Empty>
          )}
        </chakra.div>
      ) : null}
    </>
  );
}

/** A book of the history. After its removal the entry has an undo button until the list is closed. */
function WatchedEntry({ watched, onRestored }: { watched: Watched; onRestored: () => void }) {
  const { t } = useTranslation('my-account');
  const change = useChange();
  const [isGone, setIsGone] = useState(false);
  const [isRemoved, showRemoved] = useOptimistic(isGone);
  const [wasPressedHere, setWasPressedHere] = useState(false);
  const remover = useFocus<HTMLButtonElement>(wasPressedHere && !isRemoved);
  /** The pending removal. Directus refuses a second removal of the same row, so a click does not send one, and "undo" waits for the first. */
  const removal = useRef<Promise<boolean>>(undefined);
  const { title } = watched.document;
  const remove = () => {
    if (removal.current) return;
    setWasPressedHere(true);
    startTransition(async () => {
      showRemoved(true);
      removal.current = change(() => removeWatched(watched.id));
      if (await removal.current) setIsGone(true);
      else removal.current = undefined;
    });
  };
  const restore = async () => {
    if (!(await removal.current)) return;
    let isRecorded = false;
    const isDone = await change(async () => {
      isRecorded = await restoreWatched(watched);
    });
    if (!isDone) return;
    if (isRecorded) onRestored();
    else showToast({ type: 'info', text: t('watched.offTitle') });
  };
  if (isRemoved) {
    return (
      <Removed
        text={t('watched.removed', { title })}
        undoLabel={`${t('undo')}: ${title}`}
        onUndo={() => void restore()}
        takesFocus={wasPressedHere}
      />
    );
  }
  return (
    <WatchedCard watched={watched} titleAs="h2">
      <CardButton ref={remover} label={t('watched.remove', { title })} onClick={remove}>
        <CloseGlyph />
      </CardButton>
    </WatchedCard>
  );
}

/** Asks for confirmation, because a cleared history cannot be restored. */
function ClearAll({ onCleared }: { onCleared: () => void }) {
  const { t } = useTranslation('my-account');
  const change = useChange();
  const [isAsking, setIsAsking] = useState<boolean>();
  const opener = useFocus<HTMLButtonElement>(isAsking === false);
  if (!isAsking) {
    return (
      <chakra.div mt="8">
        <TextButton ref={opener} type="button" onClick={() => setIsAsking(true)}>
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
        <ActionButton autoFocus onClick={() => setIsAsking(false)}>
          {t('watched.clearNo')}
        </ActionButton>
        <ActionButton
          variant="outline"
          color="inherit"
          borderColor="currentColor"
          onClick={async () => {
            if (!(await change(clearHistory))) return;
            setIsAsking(undefined);
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
