'use client';

import { chakra, Input } from '@chakra-ui/react';
import { MAX_TEXT_LENGTHS } from '@hat-nang/model/contracts/own-lists';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '@/components/form/submit-button';
import { useRunChange } from '@/components/own/use-remote-data';
import { changePlaylist, type Playlist } from './playlists.ts';

interface PlaylistHeadProps {
  playlist: Playlist;
  onChange: (edit: (playlist: Playlist) => Playlist) => void;
  /** Buttons before the edit button. */
  children: ReactNode;
  /** Content after all other buttons. */
  last: ReactNode;
}

/** Name, number of books, description and buttons of a playlist. While the user edits the name and the description, a form replaces this content. */
export function PlaylistHead({ playlist, onChange, children, last }: PlaylistHeadProps) {
  const { t } = useTranslation('my-account');
  const [isEditing, setIsEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const stopEditing = () => {
    setIsEditing(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <chakra.header mb="8">
      {isEditing ? (
        <EditForm playlist={playlist} onChange={onChange} onDone={stopEditing} />
      ) : (
        <>
          <chakra.h1 fontSize="4xl" overflowWrap="anywhere">
            {playlist.title}
          </chakra.h1>
          <chakra.p color="fg.muted" mt="1">
            {t('playlists.count', { count: playlist.items.length })}
          </chakra.p>
          {playlist.description ? (
            <chakra.p mt="3" fontSize="lg" maxWidth="prose" whiteSpace="pre-line">
              {playlist.description}
            </chakra.p>
          ) : null}
          <chakra.div data-not-printed="" mt="5" display="flex" flexWrap="wrap" gap="3">
            {children}
            <ActionButton ref={button} variant="outline" onClick={() => setIsEditing(true)}>
              {t('playlist.edit')}
            </ActionButton>
            {last}
          </chakra.div>
        </>
      )}
    </chakra.header>
  );
}

function EditForm({
  playlist,
  onChange,
  onDone,
}: Omit<PlaylistHeadProps, 'children' | 'last'> & { onDone: () => void }) {
  const { t } = useTranslation('my-account');
  const runChange = useRunChange();
  const [title, setTitle] = useState(playlist.title);
  const [description, setDescription] = useState(playlist.description);
  const [isMissing, setIsMissing] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const titleInput = useRef<HTMLInputElement>(null);
  useEffect(() => titleInput.current?.focus(), []);
  return (
    <chakra.form
      noValidate
      maxWidth="prose"
      display="flex"
      flexDirection="column"
      gap="4"
      onSubmit={async (event) => {
        event.preventDefault();
        if (isSending) return;
        const changes = { title: title.normalize('NFC').trim(), description: description.normalize('NFC').trim() };
        setIsMissing(changes.title === '');
        if (changes.title === '') return titleInput.current?.focus();
        setIsSending(true);
        const isDone = await runChange(() => changePlaylist(playlist.id, changes));
        setIsSending(false);
        if (!isDone) return;
        onChange((current) => ({ ...current, ...changes }));
        onDone();
      }}
    >
      <div>
        <chakra.label htmlFor="playlist-title" fontWeight="bold" display="block" mb="1.5">
          {t('playlist.title')}
        </chakra.label>
        <Input
          ref={titleInput}
          id="playlist-title"
          value={title}
          maxLength={MAX_TEXT_LENGTHS.title}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? 'playlist-title-error' : undefined}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <chakra.p id="playlist-title-error" aria-live="polite" color="fg.error" fontWeight="semibold" fontSize="sm">
          {isMissing ? t('playlists.titleNeeded') : ''}
        </chakra.p>
      </div>
      <div>
        <chakra.label htmlFor="playlist-description" fontWeight="bold" display="block" mb="1.5">
          {t('playlist.description')}
        </chakra.label>
        <Input asChild height="auto" py="3" aria-describedby="playlist-description-hint">
          <textarea
            id="playlist-description"
            rows={3}
            value={description}
            maxLength={MAX_TEXT_LENGTHS.description}
            onChange={(event) => setDescription(event.currentTarget.value)}
          />
        </Input>
        <chakra.p id="playlist-description-hint" mt="1.5" fontSize="sm" color="fg.muted">
          {t('playlist.descriptionHint')}
        </chakra.p>
      </div>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <ActionButton type="submit" aria-disabled={isSending || undefined} aria-busy={isSending}>
          {t(isSending ? 'playlist.saving' : 'playlist.save')}
        </ActionButton>
        <ActionButton variant="ghost" onClick={onDone}>
          {t('playlists.cancel')}
        </ActionButton>
      </chakra.div>
    </chakra.form>
  );
}
