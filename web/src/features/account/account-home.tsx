'use client';

import { chakra } from '@chakra-ui/react';
import { href, type RouteKey } from '@hat-nang/model/routes';
import { useTranslation } from 'react-i18next';
import { ActionButton, ActionLink } from '@/components/form/submit-button';
import type { AccountViewProps } from '@/components/own/account-view';
import { CardList, OwnCard, OwnLink } from '@/components/own/own-card';
import { EmptyList, LoadingState, TitledSection } from '@/components/own/own-parts';
import { useKindName } from '@/components/own/use-kind-name';
import { useRemoteData, useRunChange } from '@/components/own/use-remote-data';
import { useLang } from '@/i18n/client';
import { useFavorites } from '../favorites/public.ts';
import { readHistoryConsent, setHistoryConsent, useWatched, WatchedCard } from '../history/public.ts';
import { PlaylistList } from '../playlists/public.ts';

const previewCount = 4;

/** The account's start page: a greeting, unfinished documents, the newest favourites and the playlists. */
export function AccountHome({ user }: AccountViewProps) {
  const { t } = useTranslation('my-account');
  return (
    <>
      <chakra.p fontFamily="heading" fontWeight="bold" fontSize="2xl" color="fg.heading" mb="6">
        {t('home.hello', { name: user.first_name || user.username || '' })}
      </chakra.p>
      <ContinueReading />
      <NewestFavorites />
      <PlaylistList />
    </>
  );
}

function MoreLink({ route, listName }: { route: RouteKey; listName: string }) {
  const { t } = useTranslation('my-account');
  const lang = useLang();
  return (
    <OwnLink
      href={href(lang, route)}
      aria-label={`${t('home.all')}: ${listName}`}
      display="inline-flex"
      alignItems="center"
      minHeight="target"
      fontWeight="bold"
      color="fg.link"
      _hover={{ textDecoration: 'underline' }}
    >
      {t('home.all')} →
    </OwnLink>
  );
}

function ContinueReading() {
  const { t } = useTranslation('my-account');
  const lang = useLang();
  const runChange = useRunChange();
  const remoteData = useWatched({ isUnfinished: true, limit: previewCount });
  const { data } = remoteData;
  const consent = useRemoteData(readHistoryConsent);
  const isRecordingOff = consent.data !== undefined && consent.data !== 'granted';
  return (
    <TitledSection
      id="continue"
      title={t('home.continue')}
      more={<MoreLink route="watched" listName={t('pages.watched')} />}
    >
      <LoadingState remoteData={remoteData} count={previewCount} />
      {data && data.items.length > 0 ? (
        <CardList>
          {data.items.map((watched) => (
            <WatchedCard key={watched.id} watched={watched} />
          ))}
        </CardList>
      ) : null}
      {data?.items.length === 0 ? (
        <EmptyList isSmall text={t(isRecordingOff ? 'home.historyOff' : 'home.noReading')}>
          {isRecordingOff ? (
            <ActionButton
              variant="outline"
              onClick={async () => {
                if (await runChange(() => setHistoryConsent(true))) consent.reload();
              }}
            >
              {t('home.historyOn')}
            </ActionButton>
          ) : (
            <ActionLink href={href(lang, 'documents')}>{t('home.findBooks')}</ActionLink>
          )}
        </EmptyList>
      ) : null}
    </TitledSection>
  );
}

function NewestFavorites() {
  const { t } = useTranslation('my-account');
  const lang = useLang();
  const kindName = useKindName();
  const remoteData = useFavorites({ sort: 'recent', page: 1 }, previewCount);
  const { data } = remoteData;
  return (
    <TitledSection
      id="favorites"
      title={t('home.favorites')}
      more={<MoreLink route="favorites" listName={t('pages.favorites')} />}
    >
      <LoadingState remoteData={remoteData} count={previewCount} />
      {data && data.items.length > 0 ? (
        <CardList>
          {data.items.map(({ id, item }) => (
            <OwnCard key={id} item={item} meta={kindName(item.collection, 'kind')} />
          ))}
        </CardList>
      ) : null}
      {data?.items.length === 0 ? (
        <EmptyList isSmall text={t('home.noFavorites')}>
          <ActionLink href={href(lang, 'documents')}>{t('home.findBooks')}</ActionLink>
        </EmptyList>
      ) : null}
    </TitledSection>
  );
}
