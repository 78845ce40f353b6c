'use client';

import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '@/components/form/submit-button';
import { showToast } from '@/components/layout/toast-store';
import { CardFrame, CardLink, CardList, Cover } from '@/components/own/own-card';
import { EmptyList, LoadingState, PageButtons, TitledSection } from '@/components/own/own-parts';
import { parsePage, useAddressQuery } from '@/components/own/use-address';
import { useRunChange } from '@/components/own/use-remote-data';
import { NewPlaylist } from './new-playlist.tsx';
import { changePlaylist, createPlaylist, type PlaylistCard } from './playlists.ts';
import { usePlaylists } from './use-playlists.ts';

/** The user's playlists, the newest first, with a form for a new playlist. Below this list are the deleted playlists, which can be restored. */
export function PlaylistList() {
  const { t } = useTranslation('my-account');
  const runChange = useRunChange();
  const [query, setQuery] = useAddressQuery();
  const page = parsePage(query);
  const playlistsData = usePlaylists({ page });
  const deletedData = usePlaylists({ isDeleted: true, limit: 50 });
  const [isCreating, setIsCreating] = useState(false);
  const create = async (title: string, isRepeated: boolean) => {
    const isCreated = await runChange(() => createPlaylist(title, isRepeated));
    if (!isCreated) return false;
    showToast({ type: 'success', text: t('playlists.created', { playlist: title }) });
    setIsCreating(false);
    playlistsData.reload();
    return true;
  };
  const restore = async ({ id, title }: PlaylistCard) => {
    if (!(await runChange(() => changePlaylist(id, { deleted_at: null })))) return;
    showToast({ type: 'success', text: t('playlists.restored', { playlist: title }) });
    deletedData.reload();
    playlistsData.reload();
    document.getElementById('playlists')?.focus({ preventScroll: true });
  };
  const deletedPlaylists = deletedData.data?.playlists ?? [];
  return (
    <>
      <TitledSection
        id="playlists"
        title={t('home.playlists')}
        more={
          <ActionButton variant="outline" aria-expanded={isCreating} onClick={() => setIsCreating(!isCreating)}>
            {t('playlists.new')}
          </ActionButton>
        }
      >
        {isCreating ? (
          <chakra.div
            mb="5"
            p="4"
            borderRadius="lg"
            bg="bg.subtle"
            borderWidth="1px"
            borderColor="border"
            maxWidth="36rem"
          >
            <NewPlaylist label={t('playlists.newLabel')} onCreate={create} />
          </chakra.div>
        ) : null}
        <LoadingState remoteData={playlistsData} count={4} height="9rem" />
        {playlistsData.data?.playlists.length === 0 ? <EmptyList isSmall text={t('home.noPlaylists')} /> : null}
        {playlistsData.data && playlistsData.data.playlists.length > 0 ? (
          <>
            <CardList aria-busy={playlistsData.isLoading}>
              {playlistsData.data.playlists.map((playlist) => (
                <PlaylistCardView key={playlist.id} playlist={playlist} />
              ))}
            </CardList>
            <PageButtons
              page={page}
              pages={playlistsData.data.pages}
              onPage={(nextPage) => setQuery({ page: nextPage > 1 ? String(nextPage) : undefined })}
            />
          </>
        ) : null}
      </TitledSection>
      {deletedPlaylists.length > 0 ? (
        <TitledSection id="deleted-playlists" title={t('playlists.deletedTitle')}>
          <chakra.p mt="-2" mb="3" color="fg.muted">
            {t('playlists.deletedText')}
          </chakra.p>
          <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="2">
            {deletedPlaylists.map((playlist) => (
              <chakra.li
                key={playlist.id}
                display="flex"
                flexWrap="wrap"
                alignItems="center"
                justifyContent="space-between"
                columnGap="4"
                px="4"
                py="2"
                borderRadius="md"
                borderWidth="2px"
                borderStyle="dashed"
                borderColor="border.strong"
              >
                <span>
                  <strong>{playlist.title}</strong> · {t('playlists.count', { count: playlist.count })}
                </span>
                <ActionButton
                  variant="outline"
                  aria-label={t('playlists.restoreName', { playlist: playlist.title })}
                  onClick={() => void restore(playlist)}
                >
                  {t('playlists.restore')}
                </ActionButton>
              </chakra.li>
            ))}
          </chakra.ul>
        </TitledSection>
      ) : null}
    </>
  );
}

const coverSlots = ['first', 'second', 'third'] as const;

function PlaylistCardView({ playlist: { title, url, count, covers } }: { playlist: PlaylistCard }) {
  const { t } = useTranslation('my-account');
  return (
    <CardFrame>
      <chakra.div
        display="grid"
        gridTemplateColumns="repeat(3, 1fr)"
        gap="2px"
        height="7rem"
        bg="bg.sunken"
        aria-hidden="true"
      >
        {coverSlots.map((slot, index) => (
          <chakra.div key={slot} bg="bg.sunken" overflow="hidden">
            {covers[index] ? <Cover item={covers[index]} height="7rem" /> : null}
          </chakra.div>
        ))}
      </chakra.div>
      <chakra.div p="4">
        <chakra.h3 fontSize="lg" lineHeight="snug" overflowWrap="anywhere">
          <CardLink href={url}>{title}</CardLink>
        </chakra.h3>
        <chakra.p fontSize="sm" color="fg.muted">
          {t('playlists.count', { count })}
        </chakra.p>
      </chakra.div>
    </CardFrame>
  );
}
