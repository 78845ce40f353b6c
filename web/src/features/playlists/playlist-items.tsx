'use client';

import { chakra } from '@chakra-ui/react';
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useRef, useState } from 'react';
import { ActionLink } from '@/components/form/submit-button';
import { useLang, useT } from '@/i18n/client';
import { href } from '@/i18n/routes';
import { Empty, Removed } from '../account/own-parts.tsx';
import { useChange } from '../account/use-reading.ts';
import { PlaylistRow } from './playlist-row.tsx';
import { orderPlaylist, type Playlist, type PlaylistItem, putIntoPlaylist } from './playlists.ts';

interface PlaylistItemsProps {
  playlist: Playlist;
  onChange: (edit: (playlist: Playlist) => Playlist) => void;
  onReload: () => void;
}

/** The books of a playlist in their order: dragged, moved by buttons or keys, removed and brought back. */
export function PlaylistItems({ playlist, onChange, onReload }: PlaylistItemsProps) {
  const t = useT();
  const lang = useLang();
  const change = useChange();
  const [said, setSaid] = useState('');
  const hasMoved = useRef(false);
  /** Documents that were taken out since the page was opened; their places offer them back. */
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const sending = useRef(Promise.resolve());
  const sensors = useSensors(
    // A press that does not move stays a press: on a phone the page must scroll.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const { items, id } = playlist;
  const present = items.filter(({ document }) => !removed.has(document.id));
  const titleOf = (key: unknown) => items.find((item) => item.id === key)?.document.title ?? '';
  const placeOf = (key: unknown) => present.findIndex((item) => item.id === key) + 1;

  /** One after the other, so that the last order wins; a refused one brings back what the back end has. */
  const send = (ids: readonly number[]) => {
    sending.current = sending.current.then(async () => {
      if (!(await change(() => orderPlaylist(id, ids)))) onReload();
    });
  };
  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= items.length) return;
    const next = arrayMove(items, from, to);
    onChange((now) => ({ ...now, items: next }));
    setSaid(t('playlist.moved', { title: items[from]?.document.title ?? '', place: to + 1, count: items.length }));
    send(next.filter(({ document }) => !removed.has(document.id)).map((item) => item.id));
  };
  const dropped = ({ active, over }: DragEndEvent) => {
    const from = items.findIndex((item) => item.id === active.id);
    const to = items.findIndex((item) => item.id === over?.id);
    if (from >= 0 && to >= 0) move(from, to);
  };
  const takeOut = async ({ document }: PlaylistItem) => {
    setRemoved((now) => new Set([...now, document.id]));
    const isDone = await change(() => putIntoPlaylist(id, document.id, false));
    if (!isDone) setRemoved((now) => new Set([...now].filter((other) => other !== document.id)));
  };
  const putBack = async (item: PlaylistItem) => {
    const { document, note } = item;
    let made: number | undefined;
    const isDone = await change(async () => {
      made = await putIntoPlaylist(id, document.id, true, note);
    });
    if (!isDone) return;
    const next = items.map((other) => (other.id === item.id ? { ...other, id: made ?? other.id } : other));
    const left = new Set([...removed].filter((other) => other !== document.id));
    setRemoved(left);
    onChange((now) => ({ ...now, items: next }));
    send(next.filter((other) => !left.has(other.document.id)).map((other) => other.id));
  };

  if (items.length === 0) {
    return (
      <Empty title={t('playlist.empty')} text={t('playlist.emptyText')}>
        <ActionLink href={href(lang, 'documents')}>{t('home.findBooks')}</ActionLink>
      </Empty>
    );
  }
  return (
    <section aria-labelledby="items">
      <chakra.h2 id="items" fontSize="xl" mb="3">
        {t('playlist.items')}
      </chakra.h2>
      <chakra.p role="status" position="absolute" width="1px" height="1px" overflow="hidden" clipPath="inset(50%)">
        {said}
      </chakra.p>
      <DndContext
        id="playlist"
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={dropped}
        accessibility={{
          screenReaderInstructions: { draggable: t('playlist.dragHelp') },
          announcements: {
            onDragStart: ({ active }) => {
              hasMoved.current = false;
              return t('playlist.dragStart', {
                title: titleOf(active.id),
                place: placeOf(active.id),
                count: present.length,
              });
            },
            onDragOver: ({ active, over }) => {
              // Just lifted, it lies over itself: saying where would cut off that it was lifted.
              hasMoved.current ||= over?.id !== active.id;
              return over && hasMoved.current
                ? t('playlist.moved', { title: titleOf(active.id), place: placeOf(over.id), count: present.length })
                : undefined;
            },
            onDragEnd: ({ active, over }) =>
              over
                ? t('playlist.moved', { title: titleOf(active.id), place: placeOf(over.id), count: present.length })
                : undefined,
            onDragCancel: ({ active }) => t('playlist.dragCancel', { title: titleOf(active.id) }),
          },
        }}
      >
        <SortableContext items={present.map((item) => item.id)} strategy={verticalListSortingStrategy}>
          <chakra.ol listStyleType="none" display="flex" flexDirection="column" gap="3">
            {items.map((item, index) =>
              removed.has(item.document.id) ? (
                <Removed
                  key={item.document.id}
                  text={t('playlist.removed', { title: item.document.title })}
                  undoLabel={`${t('undo')}: ${item.document.title}`}
                  onUndo={() => void putBack(item)}
                />
              ) : (
                <PlaylistRow
                  key={item.document.id}
                  item={item}
                  playlist={id}
                  place={placeOf(item.id)}
                  isFirst={index === 0}
                  isLast={index === items.length - 1}
                  onMove={(step) => move(index, index + step)}
                  onRemove={() => void takeOut(item)}
                  onNote={(note) =>
                    onChange((now) => ({
                      ...now,
                      items: now.items.map((other) => (other.id === item.id ? { ...other, note } : other)),
                    }))
                  }
                />
              ),
            )}
          </chakra.ol>
        </SortableContext>
      </DndContext>
    </section>
  );
}
