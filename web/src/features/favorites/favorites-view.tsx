'use client';

import { chakra } from '@chakra-ui/react';
import { type FavoriteCollection, favoriteCollections } from '@hat-nang/model/favorites';
import { href } from '@hat-nang/model/routes';
import { startTransition, useEffect, useOptimistic, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton, ActionLink } from '@/components/form/submit-button';
import type { AccountViewProps } from '@/components/own/account-view';
import { CardButton, CardList, OwnCard } from '@/components/own/own-card';
import { EmptyList, LoadingState, PageButtons, RemovedEntry } from '@/components/own/own-parts';
import { parsePage, useAddressQuery } from '@/components/own/use-address';
import { useFocus } from '@/components/own/use-focus';
import { useKindName } from '@/components/own/use-kind-name';
import { useFormatDay, useRunChange } from '@/components/own/use-remote-data';
import { useLang } from '@/i18n/client';
import { setFavorite } from './favorites.ts';
import { confirmFavorite, onFavorite } from './saving.ts';
import { type Favorite, useFavorites } from './use-favorites.ts';

const ChoiceButton = chakra('button', {
  base: {
    minHeight: 'target',
    px: '4',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'border',
    bg: 'bg.surface',
    fontWeight: 'semibold',
    cursor: 'pointer',
    _hover: { borderColor: 'border.strong' },
    '&[aria-pressed=true]': { bg: 'primary.700', borderColor: 'primary.700', color: 'white' },
  },
});

/** The favourites of all kinds, with a filter by kind, sort order and pagination. */
export function FavoritesView({ user }: AccountViewProps) {
  const { t } = useTranslation('my-account');
  const lang = useLang();
  const [query, setQuery] = useAddressQuery();
  const kind = favoriteCollections.find((candidate) => candidate === query.get('kind'));
  const sort = query.get('sort') === 'oldest' ? 'oldest' : 'recent';
  const page = parsePage(query);
  const kindName = useKindName();
  const remoteData = useFavorites({ kind, sort, page });
  const { data, isLoading } = remoteData;
  const changeQuery = (next: { kind?: FavoriteCollection; sort?: string }) =>
    setQuery({ page: undefined, kind: next.kind, sort: next.sort === 'oldest' ? 'oldest' : undefined });
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="4" mb="6">
        <chakra.div role="group" aria-label={t('list.show')} display="flex" flexWrap="wrap" gap="2">
          <ChoiceButton type="button" aria-pressed={kind === undefined} onClick={() => changeQuery({ sort })}>
            {t('list.all')}
          </ChoiceButton>
          {favoriteCollections.map((name) => (
            <ChoiceButton
              key={name}
              type="button"
              aria-pressed={kind === name}
              onClick={() => changeQuery({ kind: name, sort })}
            >
              {kindName(name, 'kinds')}
            </ChoiceButton>
          ))}
        </chakra.div>
        <chakra.div role="group" aria-label={t('list.sort')} display="flex" gap="2">
          {(['recent', 'oldest'] as const).map((order) => (
            <ChoiceButton
              key={order}
              type="button"
              aria-pressed={sort === order}
              onClick={() => changeQuery({ kind, sort: order })}
            >
              {t(`list.${order}`)}
            </ChoiceButton>
          ))}
        </chakra.div>
      </chakra.div>
      <LoadingState remoteData={remoteData} count={8} height="15rem" />
      {data ? (
        <chakra.div aria-busy={isLoading} opacity={isLoading ? 0.6 : 1}>
          <chakra.p role="status" mb="3" fontWeight="bold" color="fg.muted">
            {data.total > 0 ? t('list.count', { count: data.total }) : ''}
          </chakra.p>
          {data.items.length > 0 ? (
            <CardList>
              {data.items.map((favorite) => (
                <FavoriteEntry key={favorite.id} favorite={favorite} user={user.id} />
              ))}
            </CardList>
          ) : kind ? (
            <EmptyList title={t('favorites.emptyKind')}>
              <ActionButton onClick={() => changeQuery({ sort })}>{t('favorites.showAll')}</ActionButton>
            </EmptyList>
          ) : (
            <EmptyList title={t('favorites.empty')} text={t('favorites.emptyText')}>
              <ActionLink href={href(lang, 'documents')}>{t('favorites.findBooks')}</ActionLink>
            </EmptyList>
          )}
          <PageButtons
            page={page}
            pages={data.pages}
            onPage={(next) => setQuery({ page: next > 1 ? String(next) : undefined })}
          />
        </chakra.div>
      ) : null}
    </>
  );
}

/** One favourite. After the favourite is removed, the entry shows an undo button until the visitor leaves the page. */
function FavoriteEntry({ favorite: { item, addedAt }, user }: { favorite: Favorite; user: string }) {
  const { t } = useTranslation('my-account');
  const formatDay = useFormatDay();
  const runChange = useRunChange();
  const kindName = useKindName();
  const [isConfirmedRemoved, setIsConfirmedRemoved] = useState(false);
  const [isRemoved, showRemoved] = useOptimistic(isConfirmedRemoved);
  const [wasPressedHere, setWasPressedHere] = useState(false);
  const heartButton = useFocus<HTMLButtonElement>(wasPressedHere && !isRemoved);
  const favoriteKey = `${item.collection}:${item.id}`;
  useEffect(
    () => onFavorite((changedKey, value) => changedKey === favoriteKey && setIsConfirmedRemoved(!value)),
    [favoriteKey],
  );
  const saveFavorite = (isFavorite: boolean) => {
    setWasPressedHere(true);
    startTransition(async () => {
      showRemoved(!isFavorite);
      // `confirmFavorite` notifies all listeners, including this entry. After a failure nothing has changed, so `confirmFavorite` is not called.
      if (await runChange(() => setFavorite(item.collection, item.id, isFavorite)))
        confirmFavorite(user, favoriteKey, isFavorite);
    });
  };
  if (isRemoved) {
    return (
      <RemovedEntry
        text={t('favorites.removed', { title: item.title })}
        undoLabel={`${t('undo')}: ${item.title}`}
        onUndo={() => saveFavorite(true)}
        takesFocus={wasPressedHere}
      />
    );
  }
  return (
    <OwnCard
      item={item}
      titleAs="h2"
      meta={
        <>
          {kindName(item.collection, 'kind')}
          {item.startsAt
            ? ` · ${formatDay(item.startsAt)}`
            : item.minutes
              ? ` · ${t('minutes', { count: item.minutes })}`
              : ''}
          {addedAt ? ` · ♥ ${formatDay(addedAt)}` : ''}
        </>
      }
      action={
        <CardButton
          ref={heartButton}
          label={t('favorites.remove', { title: item.title })}
          color="fg.error"
          onClick={() => saveFavorite(false)}
        >
          <HeartGlyph />
        </CardButton>
      }
    />
  );
}

function HeartGlyph() {
  return (
    <svg viewBox="0 0 256 256" width="1.375rem" height="1.375rem" fill="currentColor" aria-hidden="true">
      <path d="M240 102c0 70-103.79 126.66-108.21 129a8 8 0 0 1-7.58 0C119.79 228.66 16 172 16 102a62.07 62.07 0 0 1 62-62c20.65 0 38.73 8.88 50 23.89C139.27 48.88 157.35 40 178 40a62.07 62.07 0 0 1 62 62" />
    </svg>
  );
}
