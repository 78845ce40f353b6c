'use client';

import { chakra } from '@chakra-ui/react';
import NextLink from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import type { OwnItem } from './own-item.ts';
import { usePicture } from './own-pictures.ts';

/** A link inside the site; what somebody's own pages lead to is not fetched ahead. */
export const OwnLink = chakra(NextLink, {}, { defaultProps: { prefetch: false } });

/** A picture of a thing, or its colour. */
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
        // biome-ignore lint/performance/noImgElement: a preset picture of our own host
        <img
          src={picture.src}
          srcSet={picture.srcSet}
          sizes="16rem"
          width={picture.width}
          height={picture.height}
          alt=""
          loading="lazy"
          decoding="async"
          style={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      ) : null}
    </chakra.div>
  );
}

/** What every card of one's own lists is in. */
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

/** The link of a card: all of the card leads where it does. */
export const CardLink = chakra(OwnLink, {
  base: {
    outline: 'none',
    color: 'inherit',
    _before: { content: '""', position: 'absolute', inset: '0' },
    _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
  },
});

const CornerButton = chakra('button', {
  base: {
    position: 'absolute',
    top: '2',
    right: '2',
    zIndex: '1',
    width: 'target',
    height: 'target',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 'full',
    bg: 'bg.surface',
    cursor: 'pointer',
    boxShadow: 'sm',
  },
});

/** In a card's corner: the button that removes the item from the list. */
export function CardButton({ label, ...button }: { label: string } & ComponentProps<typeof CornerButton>) {
  return <CornerButton type="button" aria-label={label} title={label} {...button} />;
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
    <CardFrame>
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
          <CardLink href={item.url}>{item.title}</CardLink>
        </chakra.span>
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
