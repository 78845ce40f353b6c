import type { ReactNode } from 'react';
import type { Picture } from '@/cms/assets';
import { Box, type BoxProps } from '@/components/ui/box';
import { RepeatedIcon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/link';
import { ContentPicture } from '@/components/ui/picture';

interface ShelfCardProps {
  title: string;
  url: string;
  picture?: Picture;
  /** Icon in place of a missing picture. */
  icon: string;
  /** CSS colour behind the picture. */
  color?: string;
  /** Value of `data-item`: `collection:id`. The shelf "read on" finds cards of the same item by this value, and hides them (history/read-on-cards.tsx). */
  name?: string;
  /** True if the picture is visible on load. */
  hasPriority?: boolean;
  /** Facts below the title. */
  children?: ReactNode;
}

const cardStyle = {
  position: 'relative',
  flex: '0 0 auto',
  bg: 'bg.surface',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'md',
  overflow: 'hidden',
  boxShadow: 'sm',
  _hover: { borderColor: 'border.strong', boxShadow: 'md' },
  _focusWithin: { outline: '3px solid', outlineColor: 'border.focus', outlineOffset: '1px' },
} as const;
const coverStyle = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  bg: 'bg.accent',
  color: 'primary.950',
} as const;
const titleStyle = { lineHeight: 'tight', lineClamp: '2' } as const;

/** Styles of a compact card. The cards of the shelf "read on", which the browser renders, have the same styles. */
export const compactStyles = {
  card: {
    ...cardStyle,
    display: 'grid',
    gridTemplateColumns: { base: '5.5rem minmax(0, 1fr)', sm: '7rem minmax(0, 1fr)' },
    width: { base: '17rem', sm: '20rem' },
    minHeight: { base: '6.25rem', sm: '7.5rem' },
  },
  cover: coverStyle,
  picture: { position: 'absolute', inset: '0', width: 'full', height: 'full', objectFit: 'cover' },
  body: { px: '3', py: '2', display: 'flex', flexDirection: 'column', justifyContent: 'center', gap: '1' },
  title: { ...titleStyle, fontSize: 'md' },
  /** The link covers the whole card. */
  link: {
    color: 'inherit',
    outline: 'none',
    _before: { content: '""', position: 'absolute', inset: '0' },
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
  facts: { fontSize: 'sm', lineHeight: 'snug', color: 'fg.muted', lineClamp: '2' },
} as const;

/** A low card with a small picture beside the title, for adults. */
export function CompactCard({ title, url, picture, icon, color, name, hasPriority, children }: ShelfCardProps) {
  return (
    <Box as="li" data-item={name} css={compactStyles.card}>
      <Box css={compactStyles.cover} style={toBackground(color)}>
        {picture ? (
          <ContentPicture
            picture={{ ...picture, alt: '' }}
            sizes="(min-width: 30rem) 7rem, 5.5rem"
            hasPriority={hasPriority}
            {...compactStyles.picture}
          />
        ) : (
          <RepeatedIcon name={icon} size="2.5rem" />
        )}
      </Box>
      <Box css={compactStyles.body}>
        <Box as="h3" css={compactStyles.title}>
          <SiteLink href={url} {...compactStyles.link}>
            {title}
          </SiteLink>
        </Box>
        <Box css={compactStyles.facts}>{children}</Box>
      </Box>
    </Box>
  );
}

/** A card with a large picture above the title, for children. */
export function PictureCard({ title, url, picture, icon, color, name, hasPriority, children }: ShelfCardProps) {
  return (
    <Box as="li" data-item={name} css={cardStyle} width={{ base: '8.75rem', sm: '11rem', lg: '13rem' }}>
      <Box css={coverStyle} style={toBackground(color)} aspectRatio={{ base: '8 / 5', sm: '4 / 3' }}>
        {picture ? (
          <ContentPicture
            picture={{ ...picture, alt: '' }}
            sizes="(min-width: 64rem) 13rem, (min-width: 30rem) 11rem, 8.75rem"
            hasPriority={hasPriority}
            {...compactStyles.picture}
          />
        ) : (
          <RepeatedIcon name={icon} size="3rem" />
        )}
      </Box>
      <Box px="2.5" py={{ base: '1.5', sm: '2' }} display="flex" flexDirection="column" gap={{ base: '0.5', sm: '1' }}>
        <Box as="h3" css={titleStyle} fontSize={{ base: 'md', sm: 'lg' }}>
          <SiteLink href={url} {...compactStyles.link}>
            {title}
          </SiteLink>
        </Box>
        {children}
      </Box>
    </Box>
  );
}

const toBackground = (color: string | undefined): BoxProps['style'] => (color ? { backgroundColor: color } : undefined);
