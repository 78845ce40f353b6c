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
import { startTransition, useLayoutEffect, useOptimistic, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '@/components/form/submit-button';
import { EmptyList, RemovedEntry } from '@/components/own/own-parts';
import { useRunChange } from '@/components/own/use-remote-data';
import { useLang } from '@/i18n/client';
import {
  addRemovedItems,
  applyEdit,
  insertItem,
  isSameDocument,
  type RemovedItem,
  sortByIds,
} from './playlist-order.ts';
import { PlaylistRow } from './playlist-row.tsx';
import { orderPlaylist, type Playlist, type PlaylistItem, setPlaylistItem } from './playlists.ts';

interface PlaylistItemsProps {
  playlist: Playlist;
  onChange: (edit: (playlist: Playlist) => Playlist) => void;
  onReload: () => void;
}

/** The books of a playlist in order. The user can sort the books by dragging, by buttons or by keys, and can undo a removal. */
export function PlaylistItems({ playlist, onChange, onReload }: PlaylistItemsProps) {
  const { t } = useTranslation('my-account');
  const lang = useLang();
  const runChange = useRunChange();
  const [announcement, setAnnouncement] = useState('');
  const hasMoved = useRef(false);
  /** Items that were removed since the page was opened. In place of each removed item, the list shows an undo button. */
  const [removed, setRemoved] = useState<readonly RemovedItem[]>([]);
  /** Id of the document that was restored last. */
  const [restoredDocument, setRestoredDocument] = useState<number>();
  const lastRequest = useRef(Promise.resolve());
  const pendingCount = useRef(0);
  const confirmedOrder = useRef<readonly number[]>([]);
  const sensors = useSensors(
    // Dragging starts only after a movement of 6 pixels, so a click with a small movement remains a click.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const { id } = playlist;
  const [items, showOptimistic] = useOptimistic(playlist.items, applyEdit);
  const shownItems = addRemovedItems(items, removed);
  /** Values of the last render. `restoreItem` reads them after its request, because the user may move items during the request. */
  const latest = useRef({ playlist, items, shownItems });
  useLayoutEffect(() => {
    latest.current = { playlist, items, shownItems };
  });
  const findTitle = (key: unknown) => items.find((item) => item.id === key)?.document.title ?? '';
  const findPosition = (key: unknown) => items.findIndex((item) => item.id === key) + 1;

  /** Shows and saves an order. The requests are sequential, so the last order wins. If the last request fails, the last confirmed order is shown again. */
  const sendOrder = (ids: readonly number[]) => {
    if (pendingCount.current === 0) confirmedOrder.current = latest.current.playlist.items.map((item) => item.id);
    pendingCount.current += 1;
    lastRequest.current = lastRequest.current.then(async () => {
      const isDone = await runChange(() => orderPlaylist(id, ids));
      if (isDone) confirmedOrder.current = ids;
      pendingCount.current -= 1;
      if (pendingCount.current > 0) return;
      // The confirmed order is applied even after a success, because a refetch during the request may have replaced the items.
      onChange((current) => ({ ...current, items: sortByIds(current.items, confirmedOrder.current) }));
      if (isDone) return;
      setAnnouncement('');
      onReload();
    });
    startTransition(async () => {
      showOptimistic({ order: ids });
      await lastRequest.current;
    });
  };
  const moveItem = (from: number, to: number) => {
    if (from === to || to < 0 || to >= items.length) return;
    const newOrder = arrayMove(items, from, to);
    setAnnouncement(
      t('playlist.moved', { title: items[from]?.document.title ?? '', place: to + 1, count: items.length }),
    );
    sendOrder(newOrder.map((item) => item.id));
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const from = items.findIndex((item) => item.id === active.id);
    const to = items.findIndex((item) => item.id === over?.id);
    if (from >= 0 && to >= 0) moveItem(from, to);
  };
  const dropRemovedItem = (restoredEntry: PlaylistItem) =>
    setRemoved((current) => current.filter(({ item }) => !isSameDocument(item, restoredEntry)));
  const removeItem = (item: PlaylistItem) => {
    const index = shownItems.findIndex((entry) => entry.item === item);
    setRemoved((current) =>
      [...current.filter((candidate) => !isSameDocument(candidate.item, item)), { item, index }].toSorted(
        (a, b) => a.index - b.index,
      ),
    );
    startTransition(async () => {
      showOptimistic({ without: item });
      const isDone = await runChange(() => setPlaylistItem(id, item.document.id, false));
      // The item is removed from the current items, because a refetch during the request may have replaced the items.
      if (isDone)
        onChange((current) => ({
          ...current,
          items: current.items.filter((candidate) => !isSameDocument(candidate, item)),
        }));
      else dropRemovedItem(item);
    });
  };
  const restoreItem = async (item: PlaylistItem) => {
    let newId: number | undefined;
    const isDone = await runChange(async () => {
      newId = await setPlaylistItem(id, item.document.id, true, item.note);
    });
    if (!isDone) return;
    const { items: latestItems, shownItems: latestShown } = latest.current;
    const entryIndex = latestShown.findIndex((candidate) => isSameDocument(candidate.item, item));
    const targetIndex = latestShown.slice(0, entryIndex).filter(({ isRemoved }) => !isRemoved).length;
    const restoredItem = { ...item, id: newId ?? item.id };
    dropRemovedItem(item);
    setRestoredDocument(item.document.id);
    onChange((current) => ({ ...current, items: insertItem(current.items, restoredItem, targetIndex) }));
    sendOrder(insertItem(latestItems, restoredItem, targetIndex).map((candidate) => candidate.id));
  };

  if (shownItems.length === 0) {
    return (
      <EmptyList title={t('playlist.empty')} text={t('playlist.emptyText')}>
        <ActionLink href={href(lang, 'documents')}>{t('home.findBooks')}</ActionLink>
      </EmptyList>
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
        onDragEnd={onDragEnd}
        accessibility={{
          screenReaderInstructions: { draggable: t('playlist.dragHelp') },
          announcements: {
            onDragStart: ({ active }) => {
              hasMoved.current = false;
              return t('playlist.dragStart', {
                title: findTitle(active.id),
                place: findPosition(active.id),
                count: items.length,
              });
            },
            onDragOver: ({ active, over }) => {
              // The first event reports that the lifted item is over itself. A text for this event would interrupt the announcement of `onDragStart`.
              hasMoved.current ||= over?.id !== active.id;
              return over && hasMoved.current
                ? t('playlist.moved', {
                    title: findTitle(active.id),
                    place: findPosition(over.id),
                    count: items.length,
                  })
                : undefined;
            },
            onDragEnd: ({ active, over }) =>
              over
                ? t('playlist.moved', {
                    title: findTitle(active.id),
                    place: findPosition(over.id),
                    count: items.length,
                  })
                : undefined,
            onDragCancel: ({ active }) => t('playlist.dragCancel', { title: findTitle(active.id) }),
          },
        }}
      >
        <SortableContext items={items.map((item) => item.id)} strategy={verticalListSortingStrategy}>
          <chakra.ol listStyleType="none" display="flex" flexDirection="column" gap="3">
            {shownItems.map(({ item, isRemoved }) =>
              isRemoved ? (
                <RemovedEntry
                  key={item.document.id}
                  text={t('playlist.removed', { title: item.document.title })}
                  undoLabel={`${t('undo')}: ${item.document.title}`}
                  onUndo={() => void restoreItem(item)}
                />
              ) : (
                <PlaylistRow
                  key={item.document.id}
                  item={item}
                  playlist={id}
                  place={findPosition(item.id)}
                  takesFocus={item.document.id === restoredDocument}
                  isFirst={item === items[0]}
                  isLast={item === items.at(-1)}
                  onMove={(step) => moveItem(items.indexOf(item), items.indexOf(item) + step)}
                  onRemove={() => removeItem(item)}
                  onNoteChange={(note) => {
                    const applyNote = (candidate: PlaylistItem) =>
                      isSameDocument(candidate, item) ? { ...candidate, note } : candidate;
                    onChange((current) => ({ ...current, items: current.items.map(applyNote) }));
                    // If the item was removed before its note was saved, "undo" must restore it together with the note.
                    setRemoved((current) => current.map((entry) => ({ ...entry, item: applyNote(entry.item) })));
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
