'use client';

import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton, TextButton } from '@/components/form/submit-button';
import { useFocus } from './use-focus.ts';
import type { RemoteData } from './use-remote-data.ts';

/** A placeholder while data loads. */
export function Skeleton({ count = 4, height = '11rem' }: { count?: number; height?: string }) {
  const { t } = useTranslation('my-account');
  return (
    <chakra.div
      role="status"
      aria-label={t('loading')}
      display="grid"
      gap="4"
      gridTemplateColumns={count === 1 ? '1fr' : 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))'}
    >
      {Array.from({ length: count }, (_, index) => `bone-${index}`).map((key) => (
        <chakra.span key={key} height={height} borderRadius="lg" bg="bg.sunken" opacity="0.7" />
      ))}
    </chakra.div>
  );
}

/** Message that data cannot be read, with a retry button. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('my-account');
  return (
    <chakra.div
      role="alert"
      textAlign="center"
      py="8"
      display="flex"
      flexDirection="column"
      alignItems="center"
      gap="3"
    >
      <chakra.p fontFamily="heading" fontWeight="bold" fontSize="2xl" color="fg.heading">
        {t('failed.title')}
      </chakra.p>
      <chakra.p color="fg.muted">{t('failed.text')}</chakra.p>
      <ActionButton onClick={onRetry}>{t('failed.retry')}</ActionButton>
    </chakra.div>
  );
}

/** A placeholder while a list loads for the first time, or a message if the list cannot be read. Renders nothing if the list has data. */
export function LoadingState({
  remoteData: { data, hasFailed, isLoading, reload },
  ...skeletonProps
}: {
  remoteData: Pick<RemoteData<unknown>, 'data' | 'hasFailed' | 'isLoading' | 'reload'>;
  count?: number;
  height?: string;
}) {
  if (data !== undefined) return null;
  if (hasFailed) return <LoadFailure onRetry={reload} />;
  return isLoading ? <Skeleton {...skeletonProps} /> : null;
}

/** The message for an empty list, optionally with links or buttons. */
export function EmptyList({
  title,
  text,
  children,
  isSmall = false,
}: {
  title?: string;
  text?: string;
  children?: ReactNode;
  isSmall?: boolean;
}) {
  return (
    <chakra.div
      textAlign={isSmall ? 'start' : 'center'}
      py={isSmall ? '5' : '8'}
      px="5"
      borderWidth={isSmall ? '2px' : '0'}
      borderStyle="dashed"
      borderColor="border"
      borderRadius="lg"
      display="flex"
      flexDirection={isSmall ? { base: 'column', sm: 'row' } : 'column'}
      alignItems={isSmall ? { base: 'flex-start', sm: 'center' } : 'center'}
      justifyContent="space-between"
      gap="4"
    >
      {isSmall ? null : (
        // biome-ignore lint/performance/noImgElement: a drawing of our own, already small
        <img src="/illustrations/empty.svg" alt="" width={280} height={210} style={{ maxWidth: '100%' }} />
      )}
      <div>
        {title ? (
          <chakra.p fontFamily="heading" fontWeight="bold" fontSize="2xl" color="fg.heading">
            {title}
          </chakra.p>
        ) : null}
        {text ? (
          <chakra.p color="fg.muted" maxWidth="34rem">
            {text}
          </chakra.p>
        ) : null}
      </div>
      {children ? (
        <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="3" flexShrink="0">
          {children}
        </chakra.div>
      ) : null}
    </chakra.div>
  );
}

/** Replaces a removed entry of a list with a text and an undo button. */
export function RemovedEntry({
  text,
  undoLabel,
  onUndo,
  as = 'li',
  takesFocus = true,
}: {
  text: string;
  undoLabel: string;
  onUndo: () => void;
  as?: 'li' | 'div';
  /** True if the undo button gets the focus. False if the entry was removed elsewhere, for example in another tab. */
  takesFocus?: boolean;
}) {
  const button = useFocus<HTMLButtonElement>(takesFocus);
  const { t } = useTranslation('my-account');
  return (
    <chakra.div
      as={as}
      data-not-printed=""
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      alignContent="center"
      justifyContent="space-between"
      columnGap="4"
      px="4"
      py="3"
      borderWidth="2px"
      borderStyle="dashed"
      borderColor="border.strong"
      borderRadius="lg"
      bg="bg.subtle"
    >
      <chakra.span role="status" fontWeight="semibold" minWidth="0">
        {text}
      </chakra.span>
      <TextButton ref={button} type="button" onClick={onUndo} aria-label={undoLabel}>
        {t('undo')}
      </TextButton>
    </chakra.div>
  );
}

/** Pagination of a list as buttons. */
export function PageButtons({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const { t } = useTranslation('my-account');
  if (pages <= 1) return null;
  return (
    <chakra.nav aria-label={t('list.pages')} mt="8" display="flex" justifyContent="center" alignItems="center" gap="3">
      <ActionButton
        variant="outline"
        aria-disabled={page <= 1}
        opacity={page <= 1 ? 0.5 : 1}
        onClick={() => page > 1 && onPage(page - 1)}
      >
        {t('list.previous')}
      </ActionButton>
      <chakra.span fontWeight="bold" aria-live="polite">
        {t('list.page', { page })} / {pages}
      </chakra.span>
      <ActionButton
        variant="outline"
        aria-disabled={page >= pages}
        opacity={page >= pages ? 0.5 : 1}
        onClick={() => page < pages && onPage(page + 1)}
      >
        {t('list.next')}
      </ActionButton>
    </chakra.nav>
  );
}

export function TitledSection({
  id,
  title,
  more,
  children,
}: {
  id: string;
  title: string;
  more?: ReactNode;
  children: ReactNode;
}) {
  return (
    <chakra.section aria-labelledby={id} mb="10">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="center"
        columnGap="5"
        mb="4"
      >
        <chakra.h2 id={id} fontSize="2xl" tabIndex={-1} outline="none">
          {title}
        </chakra.h2>
        {more}
      </chakra.div>
      {children}
    </chakra.section>
  );
}
