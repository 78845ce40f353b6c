'use client';

import { chakra } from '@chakra-ui/react';
import { href, type RouteKey } from '@hat-nang/model/routes';
import { useTranslation } from 'react-i18next';
import { ActionButton, ActionLink } from '@/components/form/submit-button';
import type { AccountViewProps } from '@/components/own/account-view';
import { CardList, OwnCard, OwnLink } from '@/components/own/own-card';
import { Empty, NotYet, Part } from '@/components/own/own-parts';
import { useKindName } from '@/components/own/use-kind-name';
import { useChange, useReading } from '@/components/own/use-reading';
import { useLang } from '@/i18n/client';
import { useFavorites } from '../favorites/public.ts';
import { historyConsent, setHistoryConsent, useWatched, WatchedCard } from '../history/public.ts';
import { PlaylistList } from '../playlists/public.ts';

const few = 4;

/** The account's start page: recent reading, favourites, playlists. */
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

function More({ route, of }: { route: RouteKey; of: string }) {
  const { t } = useTranslation('my-account');
  const lang = useLang();
  return (
    <OwnLink
      href={href(lang, route)}
      aria-label={`${t('home.all')}: ${of}`}
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
  const change = useChange();
  const reading = useWatched({ isUnfinished: true, limit: few });
  const { data } = reading;
  const consent = useReading(historyConsent);
  const isOff = consent.data !== undefined && consent.data !== 'granted';
  return (
    <Part id="continue" title={t('home.continue')} more={<More route="watched" of={t('pages.watched')} />}>
      <NotYet reading={reading} count={few} />
      {data && data.items.length > 0 ? (
        <CardList>
          {data.items.map((watched) => (
            <WatchedCard key={watched.id} watched={watched} />
          ))}
        </CardList>
      ) : null}
      {data?.items.length === 0 ? (
        <Empty isSmall text={t(isOff ? 'home.historyOff' : 'home.noReading')}>
          {isOff ? (
            <ActionButton
              variant="outline"
              onClick={async () => {
                if (await change(() => setHistoryConsent(true))) consent.reload();
              }}
            >
              {t('home.historyOn')}
            </ActionButton>
          ) : (
            <ActionLink href={href(lang, 'documents')}>{t('home.findBooks')}</ActionLink>
          )}
        </Empty>
      ) : null}
    </Part>
  );
}

function NewestFavorites() {
  const { t } = useTranslation('my-account');
  const lang = useLang();
  const kindName = useKindName();
  const reading = useFavorites({ sort: 'recent', page: 1 }, few);
  const { data } = reading;
  return (
    <Part id="favorites" title={t('home.favorites')} more={<More route="favorites" of={t('pages.favorites')} />}>
      <NotYet reading={reading} count={few} />
      {data && data.items.length > 0 ? (
        <CardList>
          {data.items.map(({ id, item }) => (
            <OwnCard key={id} item={item} meta={kindName(item.collection, 'kind')} />
          ))}
        </CardList>
      ) : null}
      {data?.items.length === 0 ? (
        <Empty isSmall text={t('home.noFavorites')}>
          <ActionLink href={href(lang, 'documents')}>{t('home.findBooks')}</ActionLink>
        </Empty>
      ) : null}
    </Part>
  );
}
