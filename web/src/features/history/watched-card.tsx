'use client';

import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OwnCard } from '@/components/own/own-card';
import { useFormatDay } from '@/components/own/use-remote-data';
import { useLang } from '@/i18n/client';
import { toReaderUrl, type WatchedDocument } from './watched.ts';

/** A book with its reading progress. The link opens the page that the user read last, on any device. A finished book opens at its first page. */
export function WatchedCard({
  watched,
  titleAs,
  action,
}: {
  watched: WatchedDocument;
  titleAs?: 'h2' | 'h3';
  /** A `CardButton`. */
  action?: ReactNode;
}) {
  const { t } = useTranslation('my-account');
  const lang = useLang();
  const formatDay = useFormatDay();
  const { document, progress, page, isFinished, readAt } = watched;
  const percent = Math.round((isFinished ? 1 : progress) * 100);
  const progressText = isFinished
    ? t('watched.finished')
    : `${t('watched.page', { page })} · ${t('watched.percent', { percent })}`;
  return (
    <OwnCard
      item={{ ...document, url: toReaderUrl(watched, lang) }}
      titleAs={titleAs}
      action={action}
      meta={`${progressText} · ${formatDay(readAt)}`}
    >
      <chakra.div
        mt="2"
        height="0.5rem"
        borderRadius="full"
        bg="bg.sunken"
        overflow="hidden"
        role="img"
        aria-label={t('watched.percent', { percent })}
      >
        <chakra.div height="full" bg="fg.link" borderRadius="full" style={{ width: `${percent}%` }} />
      </chakra.div>
      <chakra.span mt="2" fontWeight="bold" color="fg.link" aria-hidden="true">
        {t(isFinished ? 'watched.again' : 'watched.continue')}
      </chakra.span>
    </OwnCard>
  );
}
