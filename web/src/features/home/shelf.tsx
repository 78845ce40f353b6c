import type { Lang } from '@hat-nang/model/languages';
import type { ReactNode } from 'react';
import { Box } from '@/components/ui/box';
import { Icon, RepeatedIcon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/link';
import { PageWidth } from '@/components/ui/section';
import { getT } from '@/i18n/server';
import { signedInClass } from '@/session/signed-in';
import { classesFor, StyleRules } from '@/theme/style-rules';
import { ShelfButtons } from './shelf-buttons.tsx';

interface ShelfProps {
  lang: Lang;
  id: string;
  title: string;
  /** Address of the whole list. The heading links to it. */
  url: string;
  /** True if only signed-in users see the shelf. */
  isPersonal?: boolean;
  /** Cards, as `<li>` elements. */
  children: ReactNode;
}

/** Hides a shelf without a visible card. The browser fills a personal shelf later, and hides the cards of the same items on other shelves. */
const hiddenIfEmpty = { '&:not(:has(> ul > li:not([hidden])))': { display: 'none' } } as const;
const hiddenIfSignedOut = { [`html:not(.${signedInClass}) &`]: { display: 'none' } } as const;

/** Scrolls horizontally by touch, keys and buttons. Scroll snapping is off while the focus is inside, because it could move the focused card out of view. */
const listStyle = {
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: '0.25rem',
  scrollbarWidth: 'thin',
  scrollbarColor: '{colors.border.strong} transparent',
  '&:focus-within': { scrollSnapType: 'none' },
  '& > li': { scrollSnapAlign: 'start' },
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  '@media (forced-colors: active)': { scrollbarWidth: 'auto', scrollbarColor: 'auto' },
} as const;

/** A row of cards that scrolls horizontally. Its heading links to the whole list. */
export function Shelf({ lang, id, title, url, isPersonal = false, children }: ShelfProps) {
  const t = getT(lang);
  const listId = `${id}-list`;
  const { names, rules } = classesFor({
    // The hidden buttons keep their space. Otherwise a long heading would wrap when the buttons appear, and the content below would move.
    buttons: { display: 'flex', gap: '1', flexShrink: '0', '&[data-idle]': { visibility: 'hidden' } },
    button: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: 'target',
      height: 'target',
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'border.strong',
      bg: 'bg.surface',
      color: 'fg.link',
      cursor: 'pointer',
      _hover: { bg: 'bg.sunken' },
      '&[aria-disabled=true]': { color: 'fg.muted', borderColor: 'border', opacity: 0.6, cursor: 'default' },
      '@media (forced-colors: active)': { '&[aria-disabled=true]': { color: 'GrayText', borderColor: 'GrayText' } },
    },
  });
  return (
    <PageWidth
      as="section"
      aria-labelledby={id}
      mt={{ base: '1', md: '8' }}
      css={isPersonal ? { ...hiddenIfEmpty, ...hiddenIfSignedOut } : hiddenIfEmpty}
    >
      <StyleRules of={rules} />
      <Box display="flex" alignItems="center" gap="2">
        <Box as="h2" id={id} flex="1" minWidth="0" fontSize={{ base: 'xl', md: '2xl' }}>
          <SiteLink
            href={url}
            display="inline-flex"
            alignItems="center"
            gap="1.5"
            minHeight="target"
            color="inherit"
            _hover={{ textDecoration: 'underline', textUnderlineOffset: '4px' }}
          >
            {title}
            <RepeatedIcon name="ph:arrow-right-bold" size="1em" />
          </SiteLink>
        </Box>
        <ShelfButtons
          listId={listId}
          labels={{ back: t('home:shelf.back', { title }), forward: t('home:shelf.forward', { title }) }}
          icons={{ back: <Icon name="ph:caret-left-bold" />, forward: <Icon name="ph:caret-right-bold" /> }}
          classNames={names}
        />
      </Box>
      <Box
        as="ul"
        id={listId}
        aria-labelledby={id}
        listStyleType="none"
        display="flex"
        gap="3"
        // The padding leaves space for the outline of a focused card. The negative margin keeps the cards aligned with the heading.
        p="1"
        pb={{ base: '1', md: '2' }}
        mx="-1"
        css={listStyle}
      >
        {children}
      </Box>
    </PageWidth>
  );
}
