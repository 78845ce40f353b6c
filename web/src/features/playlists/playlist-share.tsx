'use client';

import { chakra, Input } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton, TextButton } from '@/components/form/submit-button';
import { showToast } from '@/components/layout/toast-store';
import { useRunChange } from '@/components/own/use-remote-data';
import { useLang } from '@/i18n/client';
import { notifyOtherTabs } from './playlist-broadcast.ts';
import { type Playlist, sharePlaylist } from './playlists.ts';

/** Control that creates, copies and revokes a link to the playlist. Everyone with the link can read the playlist until the owner revokes the link. */
export function PlaylistShare({
  playlist,
  onChange,
}: {
  playlist: Playlist;
  onChange: (edit: (playlist: Playlist) => Playlist) => void;
}) {
  const { t } = useTranslation('my-account');
  const lang = useLang();
  const runChange = useRunChange();
  const [address, setAddress] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const { id, isShared } = playlist;
  useEffect(() => {
    // For a shared playlist, this request returns the existing link, so that the owner sees the link again on each visit.
    if (isShared && !address)
      sharePlaylist(lang, id, true).then(setAddress, (error) => console.warn('link not read', error));
  }, [isShared, address, lang, id]);
  // Clears the shown link after a revocation in any tab. The next link has a new token.
  useEffect(() => (isShared ? () => setAddress(undefined) : undefined), [isShared]);
  const setShared = async (shouldShare: boolean) => {
    if (isSending) return;
    setIsSending(true);
    const isDone = await runChange(async () => setAddress(await sharePlaylist(lang, id, shouldShare)));
    setIsSending(false);
    if (!isDone) return;
    notifyOtherTabs();
    onChange((current) => ({ ...current, isShared: shouldShare }));
    if (!shouldShare) showToast({ type: 'success', text: t('playlist.revoked') });
  };
  const copyAddress = async () => {
    try {
      await navigator.clipboard.writeText(address ?? '');
      showToast({ type: 'success', text: t('playlist.copied') });
    } catch {
      showToast({ type: 'error', text: t('playlist.copyFailed') });
    }
  };
  return (
    <chakra.section
      aria-labelledby="share"
      data-not-printed=""
      p="5"
      borderRadius="lg"
      bg="bg.subtle"
      borderWidth="1px"
      borderColor="border"
    >
      <chakra.h2 id="share" fontSize="xl">
        {t('playlist.share')}
      </chakra.h2>
      <chakra.p mt="1" mb="4" fontSize="sm" color="fg.muted">
        {t('playlist.shareText')}
      </chakra.p>
      {isShared && address ? (
        <chakra.div display="flex" flexDirection="column" gap="3" alignItems="flex-start">
          <Input
            readOnly
            aria-label={t('playlist.shareLink')}
            value={address}
            fontSize="sm"
            onFocus={(event) => event.currentTarget.select()}
          />
          <ActionButton onClick={() => void copyAddress()}>{t('playlist.copy')}</ActionButton>
          <TextButton type="button" onClick={() => void setShared(false)}>
            {t('playlist.revoke')}
          </TextButton>
        </chakra.div>
      ) : (
        <ActionButton variant="outline" aria-disabled={isSending || undefined} onClick={() => void setShared(true)}>
          {t('playlist.shareMake')}
        </ActionButton>
      )}
    </chakra.section>
  );
}
