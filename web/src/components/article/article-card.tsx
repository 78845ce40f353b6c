import type { FavoriteCollection } from '@hat-nang/model/favorites';
import type { Lang } from '@hat-nang/model/languages';
import type { ReactNode } from 'react';
import { Box, type BoxProps } from '@/components/ui/box';
import { ContentPicture } from '@/components/ui/picture';
import { FavoriteButton, SaveRow } from '@/components/ui/save-buttons';
import { Card, CardGrid, CardTitle, type SearchMatch } from '@/components/ui/section';
import type { ArticleCard, Item } from './article.ts';

/** Props of the cards of all sections. Lists and search results show the same cards. */
export interface CardProps<Shown> {
  lang: Lang;
  item: Shown;
  titleAs?: 'h2' | 'h3';
  /** True if the card is visible on load. The picture of the card then does not load lazily. */
  hasPriority?: boolean;
  match?: SearchMatch;
}

/** A component that shows one item in a list. */
export type CardView<Shown> = (props: CardProps<Shown>) => ReactNode;

interface ArticleCardViewProps extends CardProps<ArticleCard> {
  /** Collection of the item, for the user's favourites. If undefined, the card has no heart button. */
  collection?: FavoriteCollection;
  /** Content above the title. */
  above?: ReactNode;
  /** Text below the title; by default the summary. In a search, the excerpt of `match` replaces this text. */
  excerpt?: string;
  /** Style of the text column. */
  style?: BoxProps;
  /** Content below the excerpt. */
  children?: ReactNode;
}

/**
 * Places the heart button in the top corner of the text column. The first two elements of the column get padding, because the button overlaps their corner. A
 * wrapper element would add bytes to every card of a list.
 */
const heartButtonStyle = {
  position: 'relative',
  '& > .save-row': { position: 'absolute', top: '4', right: '4' },
  '&:has(> .save-row) > :nth-child(-n + 2)': { paddingInlineEnd: '12' },
} as const;

/** An article in a list: picture, title, excerpt, heart button, and additional content of the section. */
export function ArticleCardView({
  lang,
  item,
  titleAs = 'h3',
  hasPriority = false,
  match,
  collection,
  above,
  excerpt = item.summary,
  style,
  children,
}: ArticleCardViewProps) {
  const text = match?.excerpt ?? excerpt;
  return (
    <Card>
      {item.picture ? (
        <ContentPicture
          picture={{ ...item.picture, alt: '' }}
          sizes="(min-width: 64rem) 24rem, (min-width: 48rem) calc(50vw - 2rem), calc(100vw - 2rem)"
          aspectRatio="16 / 9"
          hasPriority={hasPriority}
        />
      ) : null}
      <Box p="5" display="flex" flexDirection="column" gap="2" flex="1" css={heartButtonStyle} {...style}>
        {above}
        <CardTitle url={item.url} as={titleAs}>
          {match?.title ?? item.title}
        </CardTitle>
        {text ? (
          <Box as="p" color="fg.muted" lineClamp="3">
            {text}
          </Box>
        ) : null}
        {children}
        {collection ? (
          <SaveRow>
            <FavoriteButton lang={lang} collection={collection} id={item.id} title={item.title} />
          </SaveRow>
        ) : null}
      </Box>
    </Card>
  );
}

interface CardListProps<Shown> {
  lang: Lang;
  items: readonly Shown[];
  card: CardView<Shown>;
  titleAs?: 'h2' | 'h3';
  /** True if the first card is visible on load. */
  isAtTop?: boolean;
  /** Minimum width of a card as a CSS length. */
  min?: string;
  style?: BoxProps;
  /** Content that replaces an empty list. */
  empty?: ReactNode;
}

export function CardList<Shown extends Pick<Item, 'id'>>({
  lang,
  items,
  card: View,
  titleAs = 'h3',
  isAtTop = false,
  min,
  style,
  empty = null,
}: CardListProps<Shown>) {
  if (items.length === 0) return empty;
  return (
    <CardGrid min={min} {...style}>
      {items.map((item, index) => (
        <View key={item.id} lang={lang} item={item} titleAs={titleAs} hasPriority={isAtTop && index === 0} />
      ))}
    </CardGrid>
  );
}
