'use client';

import { chakra } from '@chakra-ui/react';
import { href } from '@hat-nang/model/routes';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton, ActionLink } from '@/components/form/submit-button';
import { showToast } from '@/components/layout/toast-store';
import type { AccountViewProps } from '@/components/own/account-view';
import { EmptyList, LoadFailure, Skeleton } from '@/components/own/own-parts';
import { useFocus } from '@/components/own/use-focus';
import { useRunChange } from '@/components/own/use-remote-data';
import { useLang } from '@/i18n/client';
import { PlaylistHead } from './playlist-head.tsx';
import { PlaylistItems } from './playlist-items.tsx';
import { PlaylistShare } from './playlist-share.tsx';
import { changePlaylist, type Playlist } from './playlists.ts';
import { readerAddress } from './reader-address.ts';
import { usePlaylist } from './use-playlists.ts';

/** Account page of one playlist. The user can read its books in sequence, and edit, share, delete and restore the playlist. */
export function PlaylistView({ id = 0 }: AccountViewProps) {
  const { t } = useTranslation('my-account');
  const lang = useLang();
  const { data, hasFailed, isLoading, reload, editData } = usePlaylist(id);
  const [isRestored, setIsRestored] = useState(false);
  if (hasFailed && !data) return <LoadFailure onRetry={reload} />;
  if (!data) return <Skeleton count={3} height="7rem" />;
  const { playlist } = data;
  if (!playlist) {
    return (
      <EmptyList title={t('playlist.missing')} text={t('playlist.missingText')}>
        <ActionLink href={href(lang, 'account')}>{t('playlist.back')}</ActionLink>
      </EmptyList>
    );
  }
  const applyEdit = (edit: (playlist: Playlist) => Playlist) =>
    editData((current) => (current.playlist ? { playlist: edit(current.playlist) } : current));
  const onRestored = () => {
    setIsRestored(true);
    reload();
  };
  if (playlist.deletedAt) return <DeletedPlaylist playlist={playlist} onRestored={onRestored} />;
  const firstItem = playlist.items[0];
  return (
    <chakra.div aria-busy={isLoading}>
      <PlaylistHead
        playlist={playlist}
        onChange={applyEdit}
        last={
          <DeleteButton
            playlist={playlist}
            takesFocus={isRestored}
            onDeleted={(deletedAt) => applyEdit((current) => ({ ...current, deletedAt }))}
          />
        }
      >
        {firstItem ? (
          <ActionLink href={readerAddress(lang, firstItem.document, String(playlist.id))} size="lg">
            {t('playlist.play')}
          </ActionLink>
        ) : null}
      </PlaylistHead>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
        gap={{ base: '8', lg: '10' }}
        alignItems="start"
      >
        <PlaylistItems playlist={playlist} onChange={applyEdit} onReload={reload} />
        <PlaylistShare playlist={playlist} onChange={applyEdit} />
      </chakra.div>
    </chakra.div>
  );
}

interface DeleteButtonProps {
  playlist: Playlist;
  /** True if the playlist was just restored. The button then gets the focus. */
  takesFocus: boolean;
  onDeleted: (deletedAt: string) => void;
}

function DeleteButton({ playlist, takesFocus, onDeleted }: DeleteButtonProps): ReactNode {
  const button = useFocus<HTMLButtonElement>(takesFocus);
  const { t } = useTranslation('my-account');
  const runChange = useRunChange();
  const [isSending, setIsSending] = useState(false);
  return (
    <ActionButton
      ref={button}
      variant="ghost"
      aria-disabled={isSending}
      onClick={async () => {
        if (isSending) return;
        setIsSending(true);
        const deletedAt = new Date().toISOString();
        const isDone = await runChange(() => changePlaylist(playlist.id, { deleted_at: deletedAt }));
        setIsSending(false);
        if (isDone) onDeleted(deletedAt);
      }}
    >
      {t('playlist.delete')}
    </ActionButton>
  );
}

/** Content that replaces a deleted playlist. Unlike a button in a toast, the restore button stays until the user leaves the page. */
function DeletedPlaylist({ playlist, onRestored }: { playlist: Playlist; onRestored: () => void }) {
  const { t } = useTranslation('my-account');
  const lang = useLang();
  const runChange = useRunChange();
  return (
    <chakra.div role="status">
      <EmptyList title={t('playlist.deleted', { playlist: playlist.title })}>
        <ActionButton
          autoFocus
          onClick={async () => {
            if (!(await runChange(() => changePlaylist(playlist.id, { deleted_at: null })))) return;
            showToast({ type: 'success', text: t('playlists.restored', { playlist: playlist.title }) });
            onRestored();
          }}
        >
          {t('playlists.restore')}
        </ActionButton>
        <ActionLink variant="outline" href={href(lang, 'account')}>
          {t('playlist.back')}
        </ActionLink>
      </EmptyList>
    </chakra.div>
  );
}
