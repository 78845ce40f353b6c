import { ArticleCardView, type CardProps } from '@/components/article/article-card';
import { Box } from '@/components/ui/box';
import { formatDate, getT } from '@/i18n/server';
import type { NewsCard } from './news.ts';

/** One news item in a list. */
export function NewsCardView(props: CardProps<NewsCard>) {
  const { lang, item } = props;
  return (
    <ArticleCardView
      {...props}
      collection="news"
      above={
        <Box display="flex" flexWrap="wrap" gap="2" fontSize="sm" color="fg.muted" alignItems="center">
          {item.isPinned ? (
            <Box as="span" bg="bg.accent" color="fg.onAccent" px="2.5" py="0.5" borderRadius="full" fontWeight="bold">
              {getT(lang)('news:pinned')}
            </Box>
          ) : null}
          {item.category ? <span>{item.category.name}</span> : null}
          {item.category ? <span aria-hidden="true">·</span> : null}
          <time dateTime={item.publishedAt}>{formatDate(lang, item.publishedAt)}</time>
        </Box>
      }
    />
  );
}
