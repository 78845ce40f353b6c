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
import { href } from '@hat-nang/model/routes';
import { startTransition, useOptimistic, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '@/components/form/submit-button';
import { Empty, Removed } from '@/components/own/own-parts';
import { useChange } from '@/components/own/use-reading';
import { useLang } from '@/i18n/client';
import { inOrder, isSame, type RemovedItem, withEdit, withItem, withRemovedItems } from './playlist-order.ts';
import { PlaylistRow } from './playlist-row.tsx';
import { orderPlaylist, type Playlist, type PlaylistItem, putIntoPlaylist } from './playlists.ts';

interface PlaylistItemsProps {
  playlist: Playlist;
  onChange: (edit: (playlist: Playlist) => Playlist) => void;
  onReload: () => void;
}

/** The books of a playlist in order. The user can sort them by dragging, buttons or keys, and undo a removal. */
export function PlaylistItems({ playlist, onChange, onReload }: PlaylistItemsProps) {
  const { t } = useTranslation('my-account');
  const lang = useLang();
  const change = useChange();
  const [announcement, setAnnouncement] = useState('');
  const hasMoved = useRef(false);
  /** Items that were removed since the page was opened. An undo button replaces each of them. */
  const [removed, setRemoved] = useState<readonly RemovedItem[]>([]);
  /** The document that was restored last. */
  const [broughtBack, setBroughtBack] = useState<number>();
  const sending = useRef(Promise.resolve());
  const pending = useRef(0);
  const confirmed = useRef<readonly number[]>([]);
  const sensors = useSensors(
    // Dragging starts only after a movement, so that a click remains a click and a phone can scroll the page.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const { id } = playlist;
  const [items, showAhead] = useOptimistic(playlist.items, withEdit);
  const shown = withRemovedItems(items, removed);
  const titleOf = (key: unknown) => items.find((item) => item.id === key)?.document.title ?? '';
  const placeOf = (key: unknown) => items.findIndex((item) => item.id === key) + 1;

  /** Sends the requests sequentially, so that the last order wins. After a refusal the last confirmed order is restored. */
  const send = (ids: readonly number[]) => {
    if (pending.current === 0) confirmed.current = playlist.items.map((item) => item.id);
    pending.current += 1;
    sending.current = sending.current.then(async () => {
      const isDone = await change(() => orderPlaylist(id, ids));
      if (isDone) confirmed.current = ids;
      pending.current -= 1;
      if (pending.current > 0) return;
      // Required after success, too, because a refetch may have replaced the list during the request.
      onChange((now) => ({ ...now, items: inOrder(now.items, confirmed.current) }));
      if (isDone) return;
      setAnnouncement('');
      onReload();
    });
    startTransition(async () => {
      showAhead({ order: ids });
      await sending.current;
    });
  };
  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= items.length) return;
    const next = arrayMove(items, from, to);
    setAnnouncement(
      t('playlist.moved', { title: items[from]?.document.title ?? '', place: to + 1, count: items.length }),
    );
    send(next.map((item) => item.id));
  };
  const dropped = ({ active, over }: DragEndEvent) => {
    const from = items.findIndex((item) => item.id === active.id);
    const to = items.findIndex((item) => item.id === over?.id);
    if (from >= 0 && to >= 0) move(from, to);
  };
  const forget = (gone: PlaylistItem) => setRemoved((now) => now.filter(({ item }) => !isSame(item, gone)));
  const takeOut = (item: PlaylistItem) => {
    const index = shown.findIndex((entry) => entry.item === item);
    setRemoved((now) =>
      [...now.filter((other) => !isSame(other.item, item)), { item, index }].toSorted((a, b) => a.index - b.index),
    );
    startTransition(async () => {
      showAhead({ without: item });
      const isDone = await change(() => putIntoPlaylist(id, item.document.id, false));
      // Changes the current list, because a refetch may have replaced it during the request.
      if (isDone) onChange((now) => ({ ...now, items: now.items.filter((other) => !isSame(other, item)) }));
      else forget(item);
    });
  };
  const putBack = async (item: PlaylistItem) => {
    let made: number | undefined;
    const isDone = await change(async () => {
      made = await putIntoPlaylist(id, item.document.id, true, item.note);
    });
    if (!isDone) return;
    const entry = shown.findIndex((other) => isSame(other.item, item));
    const place = shown.slice(0, entry).filter(({ isTaken }) => !isTaken).length;
    const back = { ...item, id: made ?? item.id };
    forget(item);
    setBroughtBack(item.document.id);
    onChange((now) => ({ ...now, items: withItem(now.items, back, place) }));
    send(withItem(items, back, place).map((other) => other.id));
  };

  if (shown.length === 0) {
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
        {announcement}
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
                count: items.length,
              });
            },
            onDragOver: ({ active, over }) => {
              // The first event reports that the lifted item is over itself. Its announcement would interrupt "lifted".
              hasMoved.current ||= over?.id !== active.id;
              return over && hasMoved.current
                ? t('playlist.moved', { title: titleOf(active.id), place: placeOf(over.id), count: items.length })
                : undefined;
            },
            onDragEnd: ({ active, over }) =>
              over
                ? t('playlist.moved', { title: titleOf(active.id), place: placeOf(over.id), count: items.length })
                : undefined,
            onDragCancel: ({ active }) => t('playlist.dragCancel', { title: titleOf(active.id) }),
          },
        }}
      >
        <SortableContext items={items.map((item) => item.id)} strategy={verticalListSortingStrategy}>
          <chakra.ol listStyleType="none" display="flex" flexDirection="column" gap="3">
            {shown.map(({ item, isTaken }) =>
              isTaken ? (
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
                  takesFocus={item.document.id === broughtBack}
                  isFirst={item === items[0]}
                  isLast={item === items.at(-1)}
                  onMove={(step) => move(items.indexOf(item), items.indexOf(item) + step)}
                  onRemove={() => takeOut(item)}
                  onNote={(note) => {
                    const noted = (other: PlaylistItem) => (isSame(other, item) ? { ...other, note } : other);
                    onChange((now) => ({ ...now, items: now.items.map(noted) }));
                    // If the item was removed before its note was saved, "undo" must restore it with the note.
                    setRemoved((now) => now.map((one) => ({ ...one, item: noted(one.item) })));
                  }}
                />
              ),
            )}
          </chakra.ol>
        </SortableContext>
      </DndContext>
    </section>
  );
}
