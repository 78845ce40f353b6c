'use client';

import { chakra } from '@chakra-ui/react';
import NextLink from 'next/link';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, NetworkError } from '@/cms/rest';
import { ActionButton, TextButton } from '@/components/form/submit-button';
import { showToast } from '@/components/layout/toast-store';
import { useLang, useT } from '@/i18n/client';
import { languageCodes } from '@/i18n/languages';
import type { OwnItem } from './own-item.ts';

/** A link inside the site; what somebody's own pages lead to is not fetched ahead. */
export const OwnLink = chakra(NextLink, {}, { defaultProps: { prefetch: false } });

/** What is read from the back end: what was there stays in sight while it is read anew, and when that fails. */
export interface Reading<Data> {
  data: Data | undefined;
  hasFailed: boolean;
  isReading: boolean;
  reload: () => void;
  /** Changes what is shown, ahead of the back end. */
  set: (change: (data: Data) => Data) => void;
}

/** @param read kept the same by useCallback for as long as it asks for the same */
export function useReading<Data>(read: () => Promise<Data>): Reading<Data> {
  const [data, setData] = useState<Data>();
  const [hasFailed, setHasFailed] = useState(false);
  const [isReading, setIsReading] = useState(true);
  const latest = useRef(0);
  const reload = useCallback(() => {
    const own = ++latest.current;
    setIsReading(true);
    setHasFailed(false);
    read().then(
      (found) => {
        if (own !== latest.current) return;
        setData(found);
        setIsReading(false);
      },
      async (error: unknown) => {
        console.warn('not read', error);
        if (own !== latest.current) return;
        setIsReading(false);
        setHasFailed(true);
        // The session may have ended: whoever it was is asked for again.
        if (error instanceof ApiError && error.status === 401) await (await import('./session.ts')).fetchUser();
      },
    );
  }, [read]);
  useEffect(() => {
    reload();
    window.addEventListener('online', reload);
    return () => {
      latest.current++;
      window.removeEventListener('online', reload);
    };
  }, [reload]);
  const set = useCallback((change: (data: Data) => Data) => {
    setData((current) => (current === undefined ? current : change(current)));
  }, []);
  return { data, hasFailed, isReading, reload, set };
}

/** Runs a change; what is refused is said, and answered with false. Anything but a refusal is a mistake of ours and goes on. */
export function useChange(): (change: () => Promise<unknown>) => Promise<boolean> {
  const t = useT();
  return async (change) => {
    try {
      await change();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof NetworkError)) throw error;
      showToast({
        type: 'error',
        text: t(error instanceof NetworkError ? 'saving:offline' : 'my-account:toast.wrong'),
        duration: 8000,
      });
      return false;
    }
  };
}

/** While something is on its way. */
export function Skeleton({ count = 4, height = '11rem' }: { count?: number; height?: string }) {
  const t = useT();
  return (
    <chakra.div
      role="status"
      aria-label={t('my-account:loading')}
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

/** What a list says that could not be read. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const t = useT();
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
        {t('my-account:failed.title')}
      </chakra.p>
      <chakra.p color="fg.muted">{t('my-account:failed.text')}</chakra.p>
      <ActionButton onClick={onRetry}>{t('my-account:failed.retry')}</ActionButton>
    </chakra.div>
  );
}

/** A list with nothing in it, and a way on. */
export function Empty({
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

/** A picture of a thing, or its colour. */
export function Cover({ item, height = '9rem' }: { item: OwnItem; height?: string }) {
  return (
    <chakra.div
      height={height}
      overflow="hidden"
      bg="bg.sunken"
      style={{ backgroundColor: item.color }}
      display="flex"
      alignItems="center"
      justifyContent="center"
    >
      {item.picture ? (
        // biome-ignore lint/performance/noImgElement: a preset of our own door
        <img
          src={item.picture.src}
          srcSet={item.picture.srcSet}
          sizes="16rem"
          width={item.picture.width}
          height={item.picture.height}
          alt=""
          loading="lazy"
          decoding="async"
          style={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      ) : null}
    </chakra.div>
  );
}

/** A card of one's own lists: picture, title, a line, and what can be done with it. The whole card leads to its page. */
export function OwnCard({
  item,
  meta,
  children,
  titleAs = 'h3',
}: {
  item: OwnItem;
  meta?: ReactNode;
  children?: ReactNode;
  titleAs?: 'h2' | 'h3';
}) {
  return (
    <chakra.li
      position="relative"
      display="flex"
      flexDirection="column"
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="lg"
      overflow="hidden"
      boxShadow="sm"
      _focusWithin={{ outline: '3px solid', outlineColor: 'border.focus', outlineOffset: '2px' }}
    >
      <Cover item={item} />
      <chakra.div p="4" display="flex" flexDirection="column" gap="1" flex="1">
        <chakra.span
          as={titleAs}
          fontFamily="heading"
          fontWeight="bold"
          fontSize="lg"
          lineHeight="snug"
          color="fg.heading"
        >
          <OwnLink
            href={item.url}
            outline="none"
            color="inherit"
            _before={{ content: '""', position: 'absolute', inset: '0' }}
            _hover={{ textDecoration: 'underline', textUnderlineOffset: '4px' }}
          >
            {item.title}
          </OwnLink>
        </chakra.span>
        {meta ? (
          <chakra.div fontSize="sm" color="fg.muted">
            {meta}
          </chakra.div>
        ) : null}
        {children}
      </chakra.div>
    </chakra.li>
  );
}

export const CardList = chakra('ul', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  },
});

/** In place of what was removed, for as long as the page is open: the way back is never a matter of seconds. */
export function Removed({
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
  /** It was removed here, not in another tab. */
  takesFocus?: boolean;
}) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that was pressed is gone: its place keeps the keyboard.
    if (takesFocus) button.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const t = useT();
  return (
    <chakra.div
      as={as}
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
        {t('my-account:undo')}
      </TextButton>
    </chakra.div>
  );
}

/** Pages of a list. */
export function Pages({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const t = useT();
  if (pages <= 1) return null;
  return (
    <chakra.nav
      aria-label={t('my-account:list.pages')}
      mt="8"
      display="flex"
      justifyContent="center"
      alignItems="center"
      gap="3"
    >
      <ActionButton
        variant="outline"
        aria-disabled={page <= 1}
        opacity={page <= 1 ? 0.5 : 1}
        onClick={() => page > 1 && onPage(page - 1)}
      >
        {t('my-account:list.previous')}
      </ActionButton>
      <chakra.span fontWeight="bold" aria-live="polite">
        {t('my-account:list.page', { page })} / {pages}
      </chakra.span>
      <ActionButton
        variant="outline"
        aria-disabled={page >= pages}
        opacity={page >= pages ? 0.5 : 1}
        onClick={() => page < pages && onPage(page + 1)}
      >
        {t('my-account:list.next')}
      </ActionButton>
    </chakra.nav>
  );
}

/** A titled part of a page. */
export function Part({
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

/** A day in the visitor's language. */
export function useDay(): (iso: string) => string {
  const lang = useLang();
  const format = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : languageCodes[lang], { dateStyle: 'medium' });
  return (iso) => (iso ? format.format(new Date(iso)) : '');
}
