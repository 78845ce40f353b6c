import type { FavoriteCollection } from '@hat-nang/model/favorites';
import type { ReactNode } from 'react';
import type { Category } from '@/cms/categories';
import { Box } from '@/components/ui/box';
import { formatDate } from '@/i18n/server';
import type { ArticleCard } from './article.ts';
import { ArticleCardView, type CardProps } from './article-card.tsx';

interface DatedCardViewProps extends CardProps<ArticleCard & { category?: Category }> {
  collection: FavoriteCollection;
  /** Content before the category. */
  mark?: ReactNode;
}

/** Style of the dot between the category and the date. If the date wraps to a new line, its dot is outside of the box, and the box clips the dot. */
const dotSeparator = { content: '"·" / ""', position: 'absolute', left: '-0.7rem' } as const;

/** Card of a section that is sorted by date. `mark`, category and date are above the title. */
export function DatedCardView({ mark, ...props }: DatedCardViewProps) {
  const { lang, item } = props;
  return (
    <ArticleCardView
      {...props}
      above={
        <Box
          display="flex"
          flexWrap="wrap"
          columnGap="4"
          rowGap="1"
          fontSize="sm"
          color="fg.muted"
          alignItems="center"
          overflow="hidden"
          css={{ '& span + time': { position: 'relative', _before: dotSeparator } }}
        >
          {mark}
          {item.category ? <span>{item.category.name}</span> : null}
          <time dateTime={item.publishedAt}>{formatDate(lang, item.publishedAt)}</time>
        </Box>
      }
    />
  );
}
