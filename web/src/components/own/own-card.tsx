'use client';

import { chakra } from '@chakra-ui/react';
import NextLink from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { placeholderStyle, toPlaceholder } from '@/components/ui/picture-placeholder';
import type { OwnItem } from './own-item.ts';
import { usePicture } from './own-pictures.ts';

/** An in-app link without prefetching, because visitors follow few of the links on account pages. */
export const OwnLink = chakra(NextLink, {}, { defaultProps: { prefetch: false } });

/** The cover of an item: its picture, or a coloured area without a picture. */
export function Cover({
  item: { collection, id, color },
  height = '9rem',
}: {
  item: Pick<OwnItem, 'collection' | 'id' | 'color'>;
  height?: string;
}) {
  const picture = usePicture(collection, id);
  return (
    <chakra.div
      height={height}
      overflow="hidden"
      bg="bg.sunken"
      style={{ backgroundColor: color }}
      display="flex"
      alignItems="center"
      justifyContent="center"
    >
      {picture ? (
        <chakra.span asChild width="full" height="full" objectFit="cover" {...placeholderStyle}>
          {/* biome-ignore lint/performance/noImgElement: a preset picture of our own host */}
          <img
            src={picture.src}
            srcSet={picture.srcSet}
            sizes="16rem"
            width={picture.width}
            height={picture.height}
            alt=""
            loading="lazy"
            decoding="async"
            style={toPlaceholder(picture)}
          />
        </chakra.span>
      ) : null}
    </chakra.div>
  );
}

/** The frame of a card on the user's lists. */
export const CardFrame = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    overflow: 'hidden',
    boxShadow: 'sm',
    _focusWithin: { outline: '3px solid', outlineColor: 'border.focus', outlineOffset: '2px' },
  },
});

/** The link of a card. Its click target covers the whole card. */
export const CardLink = chakra(OwnLink, {
  base: {
    outline: 'none',
    color: 'inherit',
    _before: { content: '""', position: 'absolute', inset: '0' },
    _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
  },
});

const BodyButton = chakra('button', {
  base: {
    // Above the click target of the card's link.
    position: 'relative',
    zIndex: '1',
    flexShrink: '0',
    mt: '-2',
    mr: '-2',
    width: 'target',
    height: 'target',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 'full',
    cursor: 'pointer',
    _hover: { bg: 'bg.sunken' },
  },
});

/** The button beside the title of a card that removes the item from the list. It never covers the picture, which may show a face. */
export function CardButton({ label, ...button }: { label: string } & ComponentProps<typeof BodyButton>) {
  return <BodyButton type="button" aria-label={label} title={label} {...button} />;
}

/**
 * A card on the user's lists: picture, title, and optionally a button beside the title, a line of text and more. The whole card links to the page of the
 * item.
 */
export function OwnCard({
  item,
  meta,
  action,
  children,
  titleAs = 'h3',
}: {
  item: OwnItem;
  meta?: ReactNode;
  /** A `CardButton`. */
  action?: ReactNode;
  children?: ReactNode;
  titleAs?: 'h2' | 'h3';
}) {
  return (
    <CardFrame>
      <Cover item={item} />
      <chakra.div p="4" display="flex" flexDirection="column" gap="1" flex="1">
        <chakra.div display="flex" alignItems="flex-start" justifyContent="space-between" gap="2">
          <chakra.span
            as={titleAs}
            minWidth="0"
            overflowWrap="anywhere"
            fontFamily="heading"
            fontWeight="bold"
            fontSize="lg"
            lineHeight="snug"
            color="fg.heading"
          >
            <CardLink href={item.url}>{item.title}</CardLink>
          </chakra.span>
          {action}
        </chakra.div>
        {meta ? (
          <chakra.div fontSize="sm" color="fg.muted">
            {meta}
          </chakra.div>
        ) : null}
        {children}
      </chakra.div>
    </CardFrame>
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
