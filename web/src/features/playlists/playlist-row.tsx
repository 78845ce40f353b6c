'use client';

import { chakra, Input } from '@chakra-ui/react';
import { useSortable } from '@dnd-kit/sortable';
import { MAX_TEXT_LENGTHS } from '@hat-nang/model/contracts/own-lists';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseGlyph } from '@/components/form/glyphs';
import { ActionButton, TextButton } from '@/components/form/submit-button';
import { Cover, OwnLink } from '@/components/own/own-card';
import { useFocus } from '@/components/own/use-focus';
import { useRunChange } from '@/components/own/use-remote-data';
import { useLang } from '@/i18n/client';
import { type PlaylistItem, setItemNote } from './playlists.ts';
import { readerAddress } from './reader-address.ts';

const IconButton = chakra('button', {
  base: {
    width: 'target',
    height: 'target',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    borderRadius: 'md',
    color: 'fg',
    cursor: 'pointer',
    _hover: { bg: 'bg.sunken' },
    '&[aria-disabled=true]': { opacity: 0.35, cursor: 'default' },
  },
});

function Arrow({ d }: { d: string }) {
  return (
    <svg
      viewBox="0 0 256 256"
      width="1.25rem"
      height="1.25rem"
      fill="none"
      stroke="currentColor"
      strokeWidth="24"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}

interface PlaylistRowProps {
  item: PlaylistItem;
  playlist: number;
  place: number;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
  onNoteChange: (note: string) => void;
  /** True if the item was just restored. The remove button then gets the focus, because the undo button no longer exists. */
  takesFocus: boolean;
}

/** One book of a playlist, with controls that move or remove the book and edit its note. */
export function PlaylistRow({
  item,
  playlist,
  place,
  isFirst,
  isLast,
  onMove,
  onRemove,
  onNoteChange,
  takesFocus,
}: PlaylistRowProps) {
  const { t } = useTranslation('my-account');
  const lang = useLang();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: item.id,
  });
  const removeButton = useFocus<HTMLButtonElement>(takesFocus);
  const { document, note } = item;
  const { title } = document;
  const style = {
    transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
    transition,
    zIndex: isDragging ? 2 : undefined,
  };
  const dragLabel = t('playlist.drag', { title });
  return (
    <chakra.li
      ref={setNodeRef}
      style={style}
      position="relative"
      bg="bg.surface"
      borderWidth="1px"
      borderColor={isDragging ? 'border.focus' : 'border'}
      borderRadius="lg"
      boxShadow={isDragging ? 'lg' : 'sm'}
      p={{ base: '2', sm: '3' }}
    >
      <chakra.div display="flex" alignItems="center" columnGap={{ base: '1', sm: '3' }} flexWrap="wrap">
        <IconButton
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          type="button"
          aria-label={dragLabel}
          title={dragLabel}
          cursor="grab"
          touchAction="none"
          color="fg.muted"
        >
          <svg viewBox="0 0 256 256" width="1.25rem" height="1.25rem" fill="currentColor" aria-hidden="true">
            <path d="M108 60a16 16 0 1 1-16-16a16 16 0 0 1 16 16m56 16a16 16 0 1 0-16-16a16 16 0 0 0 16 16m-72 36a16 16 0 1 0 16 16a16 16 0 0 0-16-16m72 0a16 16 0 1 0 16 16a16 16 0 0 0-16-16m-72 68a16 16 0 1 0 16 16a16 16 0 0 0-16-16m72 0a16 16 0 1 0 16 16a16 16 0 0 0-16-16" />
          </svg>
        </IconButton>
        <chakra.div
          width="4.5rem"
          flexShrink="0"
          borderRadius="md"
          overflow="hidden"
          display={{ base: 'none', sm: 'block' }}
        >
          <Cover item={document} height="3.375rem" />
        </chakra.div>
        <chakra.div flex="1" minWidth="8rem">
          <chakra.h3 fontSize="md" lineHeight="snug">
            <chakra.span color="fg.muted" fontWeight="normal">
              {place}.{' '}
            </chakra.span>
            <OwnLink
              href={readerAddress(lang, document, String(playlist))}
              color="inherit"
              display="inline-flex"
              alignItems="center"
              minHeight="target"
              _hover={{ textDecoration: 'underline', textUnderlineOffset: '4px' }}
            >
              {title}
            </OwnLink>
          </chakra.h3>
        </chakra.div>
        <chakra.div display="flex" ml="auto">
          <MoveButton isDisabled={isFirst} label={t('playlist.up', { title })} onClick={() => onMove(-1)}>
            <Arrow d="m48 160 80-80 80 80" />
          </MoveButton>
          <MoveButton isDisabled={isLast} label={t('playlist.down', { title })} onClick={() => onMove(1)}>
            <Arrow d="m208 96-80 80-80-80" />
          </MoveButton>
          <IconButton
            ref={removeButton}
            type="button"
            aria-label={t('playlist.remove', { title })}
            title={t('playlist.remove', { title })}
            onClick={onRemove}
          >
            <CloseGlyph />
          </IconButton>
        </chakra.div>
      </chakra.div>
      <PlaylistNote id={item.id} note={note} title={title} onNoteChange={onNoteChange} />
    </chakra.li>
  );
}

/**
 * Button that moves an item up or down. The first item cannot move up, and the last item cannot move down. A disabled button remains focusable, so the
 * keyboard focus is not lost.
 */
function MoveButton({
  isDisabled,
  label,
  onClick,
  children,
}: {
  isDisabled: boolean;
  label: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <IconButton
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isDisabled}
      onClick={() => !isDisabled && onClick()}
    >
      {children}
    </IconButton>
  );
}

/** The teaching tip of an item (advice for the adult who reads with the child), and a form to edit the tip. */
function PlaylistNote({
  id,
  note,
  title,
  onNoteChange,
}: {
  id: number;
  note: string;
  title: string;
  onNoteChange: (note: string) => void;
}) {
  const { t } = useTranslation('my-account');
  const runChange = useRunChange();
  const [isEditing, setIsEditing] = useState(false);
  const [text, setText] = useState(note);
  const [isSending, setIsSending] = useState(false);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isEditing) noteField.current?.focus();
  }, [isEditing]);
  const stopEditing = () => {
    setIsEditing(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  if (!isEditing) {
    return (
      <chakra.div pl={{ base: '2', sm: '14' }} pt={note ? '2' : '0'}>
        {note ? (
          <chakra.p
            borderLeftWidth="3px"
            borderColor="bg.accent"
            pl="3"
            whiteSpace="pre-line"
            overflowWrap="anywhere"
            fontSize="sm"
          >
            {note}
          </chakra.p>
        ) : null}
        <TextButton
          ref={opener}
          type="button"
          fontSize="sm"
          aria-label={`${t(note ? 'playlist.editNote' : 'playlist.addNote')}: ${title}`}
          onClick={() => {
            setText(note);
            setIsEditing(true);
          }}
        >
          {t(note ? 'playlist.editNote' : 'playlist.addNote')}
        </TextButton>
      </chakra.div>
    );
  }
  return (
    <chakra.form
      noValidate
      mt="2"
      pl={{ base: '0', sm: '14' }}
      onSubmit={async (event) => {
        event.preventDefault();
        if (isSending) return;
        setIsSending(true);
        const nextNote = text.normalize('NFC').trim();
        const isDone = await runChange(() => setItemNote(id, nextNote));
        setIsSending(false);
        if (!isDone) return;
        onNoteChange(nextNote);
        stopEditing();
      }}
    >
      <Input
        asChild
        height="auto"
        py="2"
        aria-label={t('playlist.noteFor', { title })}
        placeholder={t('playlist.noteHint')}
      >
        <textarea
          ref={noteField}
          rows={3}
          value={text}
          maxLength={MAX_TEXT_LENGTHS.note}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Input>
      <chakra.div mt="2" display="flex" gap="2">
        <ActionButton type="submit" aria-disabled={isSending || undefined}>
          {t(isSending ? 'playlist.saving' : 'playlist.save')}
        </ActionButton>
        <ActionButton variant="ghost" onClick={stopEditing}>
          {t('playlists.cancel')}
        </ActionButton>
      </chakra.div>
    </chakra.form>
  );
}
