'use client';

import { chakra, Input } from '@chakra-ui/react';
import { startTransition, useEffect, useOptimistic, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '@/components/dialog/dialog-frame';
import type { DialogProps } from '@/components/dialog/dialogs';
import { CheckGlyph } from '@/components/form/glyphs';
import { ActionButton } from '@/components/form/submit-button';
import { showToast } from '@/components/layout/toast-store';
import { LoadFailure, Skeleton } from '@/components/own/own-parts';
import { OwnProvider } from '@/components/own/own-provider';
import { useRunChange } from '@/components/own/use-remote-data';
import { NewPlaylist } from './new-playlist.tsx';
import { createPlaylist, type PlaylistChoice, setPlaylistItem } from './playlists.ts';
import { usePlaylistChoices } from './use-playlists.ts';

/** The dialog has a search field if the user has more playlists than this number. */
const searchThreshold = 8;
const normalizeForSearch = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase();

/** Dialog that adds a document to the user's playlists or removes it. Each playlist has a checkbox that saves immediately. A form creates a new playlist. */
export function AddToPlaylistDialog({ data, close }: DialogProps<'add-to-playlist'>) {
  const { t } = useTranslation('my-account');
  const { document, title } = data;
  useEffect(() => {
    // The document is unknown if the address of the page opened the dialog, for example after a reload.
    if (document === undefined) void close();
  }, [document, close]);
  if (document === undefined) return <DialogFrame title={t('addTo.title')}>{null}</DialogFrame>;
  return (
    <DialogFrame title={t('addTo.title')} intro={title ? t('addTo.intro', { title }) : t('addTo.introPlain')}>
      <OwnProvider>
        <PlaylistChoices document={document} onDone={() => void close()} />
      </OwnProvider>
    </DialogFrame>
  );
}

const applyToggle = (
  choices: readonly PlaylistChoice[],
  { id, hasDocument }: Pick<PlaylistChoice, 'id' | 'hasDocument'>,
) => choices.map((choice) => (choice.id === id ? { ...choice, hasDocument } : choice));

function PlaylistChoices({ document, onDone }: { document: number; onDone: () => void }) {
  const { t } = useTranslation('my-account');
  const runChange = useRunChange();
  const { data, hasFailed, reload, editData } = usePlaylistChoices(document);
  const [choices, showOptimistic] = useOptimistic(data ?? [], applyToggle);
  const [search, setSearch] = useState('');
  const pendingIds = useRef(new Set<number>());
  if (hasFailed && !data) return <LoadFailure onRetry={reload} />;
  if (!data) return <Skeleton count={1} height="9rem" />;

  /** Adds the document to the playlist, or removes the document. The checkbox changes before the response, and changes back after a failure. */
  const toggleChoice = ({ id, title, hasDocument }: PlaylistChoice): Promise<void> =>
    new Promise((resolve) => {
      startTransition(async () => {
        // Ignores clicks on this playlist while its request is pending.
        if (pendingIds.current.has(id)) return resolve();
        pendingIds.current.add(id);
        showOptimistic({ id, hasDocument: !hasDocument });
        const isDone = await runChange(() => setPlaylistItem(id, document, !hasDocument));
        pendingIds.current.delete(id);
        if (isDone) {
          editData((current) => applyToggle(current, { id, hasDocument: !hasDocument }));
          showToast({ type: 'success', text: t(hasDocument ? 'addTo.removed' : 'toast.added', { playlist: title }) });
        }
        resolve();
      });
    });
  const createWithDocument = async (title: string, isRepeated: boolean) => {
    let id: number | undefined;
    const isCreated = await runChange(async () => {
      id = await createPlaylist(title, isRepeated);
    });
    if (!isCreated || id === undefined) return false;
    const newId = id;
    editData((current) => [
      { id: newId, title, hasDocument: false },
      ...current.filter((choice) => choice.id !== newId),
    ]);
    await toggleChoice({ id: newId, title, hasDocument: false });
    return true;
  };
  const matchingChoices = choices.filter(({ title }) =>
    normalizeForSearch(title).includes(normalizeForSearch(search.trim())),
  );
  return (
    <chakra.div display="flex" flexDirection="column" gap="5">
      {choices.length > 0 ? (
        <chakra.fieldset minWidth="0">
          <chakra.legend fontWeight="bold" mb="2">
            {t('addTo.choose')}
          </chakra.legend>
          {choices.length > searchThreshold ? (
            <Input
              type="search"
              aria-label={t('addTo.search')}
              placeholder={t('addTo.search')}
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
              mb="2"
            />
          ) : null}
          <chakra.div maxHeight="16rem" overflowY="auto" display="flex" flexDirection="column" gap="2" p="1" m="-1">
            {matchingChoices.map((choice) => (
              <chakra.label
                key={choice.id}
                display="flex"
                alignItems="center"
                gap="3"
                minHeight="3rem"
                px="4"
                borderRadius="md"
                borderWidth="2px"
                borderColor={choice.hasDocument ? 'fg.link' : 'border'}
                bg={choice.hasDocument ? 'bg.subtle' : 'bg.surface'}
                fontWeight="semibold"
                cursor="pointer"
              >
                <chakra.input
                  type="checkbox"
                  checked={choice.hasDocument}
                  onChange={() => void toggleChoice(choice)}
                  width="1.375rem"
                  height="1.375rem"
                  flexShrink="0"
                  accentColor="{colors.fg.link}"
                />
                <chakra.span flex="1" minWidth="0" overflowWrap="anywhere">
                  {choice.title}
                </chakra.span>
                {choice.hasDocument ? (
                  <chakra.span color="fg.success" display="inline-flex" aria-hidden="true">
                    <CheckGlyph />
                  </chakra.span>
                ) : null}
              </chakra.label>
            ))}
            {matchingChoices.length === 0 ? <p role="status">{t('addTo.noMatch')}</p> : null}
          </chakra.div>
        </chakra.fieldset>
      ) : (
        <p>{t('addTo.none')}</p>
      )}
      <NewPlaylist label={t('addTo.new')} onCreate={createWithDocument} />
      <ActionButton variant="outline" onClick={onDone}>
        {t('addTo.done')}
      </ActionButton>
    </chakra.div>
  );
}
