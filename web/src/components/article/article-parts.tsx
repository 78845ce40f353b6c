import type { Lang } from '@hat-nang/model/languages';
import type { ReactNode } from 'react';
import type { Picture } from '@/cms/assets';
import { FallbackNote } from '@/components/layout/fallback-note';
import { Box, type BoxProps } from '@/components/ui/box';
import { ContentPicture } from '@/components/ui/picture';
import { readingLetters, toReadingSize } from '@/components/ui/prose';
import { PageWidth, Section } from '@/components/ui/section';
import { getT } from '@/i18n/server';
import type { HeadFacts, Item } from './article.ts';
import { CardList, type CardView } from './article-card.tsx';

/** The column of an article: the title and the content, and above them a notice if the text is in another language. */
export function ArticleColumn({
  lang,
  item,
  children,
}: {
  lang: Lang;
  item: Item & Pick<HeadFacts, 'isVietnameseOnly'>;
  children: ReactNode;
}) {
  return (
    <PageWidth as="article" pt="4">
      <Box maxWidth="46rem" mx="auto">
        {item.isFallback ? <FallbackNote lang={lang} item={item} /> : null}
        <Box as="h1" fontSize="4xl" mb="4">
          {item.title}
        </Box>
        {children}
      </Box>
    </PageWidth>
  );
}

/** The picture of an article, as wide as the column. Renders nothing without a picture. */
export function ArticlePicture({
  picture,
  sizes = '(min-width: 50rem) 46rem, calc(100vw - 2rem)',
  ...style
}: { picture: Picture | undefined; sizes?: string } & Omit<BoxProps, 'children'>) {
  return picture ? (
    <ContentPicture
      picture={picture}
      sizes={sizes}
      hasPriority
      borderRadius="lg"
      aspectRatio="16 / 9"
      mb="6"
      {...style}
    />
  ) : null;
}

/** The summary, styled as the first paragraph of the text. */
export function ArticleLead({ children }: { children: string }) {
  return children ? (
    <Box
      as="p"
      data-lead=""
      fontSize={toReadingSize('xl')}
      lineHeight="var(--reading-leading, {lineHeights.snug})"
      fontWeight="semibold"
      color="fg.heading"
      maxWidth="var(--reading-measure, {sizes.prose})"
      mb="2"
      css={readingLetters}
    >
      {children}
    </Box>
  ) : null;
}

/** The summary, styled as a subtitle. */
export function ArticleSubtitle({ children, ...style }: Omit<BoxProps, 'children'> & { children: string }) {
  return children ? (
    <Box as="p" data-lead="" fontSize={toReadingSize('xl')} color="fg.muted" css={readingLetters} {...style}>
      {children}
    </Box>
  ) : null;
}

interface FurtherProps<Shown> {
  lang: Lang;
  id: string;
  title: string;
  /** Address of the "see all" link. */
  url: string;
  items: readonly Shown[];
  card: CardView<Shown>;
  min?: string;
}

/** A section of related items. Renders nothing without items. */
export function FurtherItems<Shown extends Pick<Item, 'id'>>({
  lang,
  id,
  title,
  url,
  items,
  card,
  min,
}: FurtherProps<Shown>) {
  if (items.length === 0) return null;
  return (
    <div data-not-printed="">
      <Section id={id} title={title} more={{ url, label: getT(lang)('seeAll') }}>
        <CardList lang={lang} items={items} card={card} min={min} />
      </Section>
    </div>
  );
}
