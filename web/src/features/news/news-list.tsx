import type { Lang } from '@hat-nang/model/languages';
import type { CardProps } from '@/components/article/article-card';
import { CategoryList } from '@/components/article/category-list';
import { DatedCardView } from '@/components/article/dated-card';
import { createSectionListView } from '@/components/article/list-page';
import { Box } from '@/components/ui/box';
import { getT } from '@/i18n/server';
import { formatListQuery, type ListQuery } from '@/routing/list-query';
import { listNews, type NewsCard } from './news.ts';

/** The card of a news item. Pinned items have a badge. */
export function NewsCardView(props: CardProps<NewsCard>) {
  const pinnedMark = props.item.isPinned ? (
    <Box as="span" bg="bg.accent" color="fg.onAccent" px="2.5" py="0.5" borderRadius="full" fontWeight="bold">
      {getT(props.lang)('news:pinned')}
    </Box>
  ) : null;
  return <DatedCardView {...props} collection="news" mark={pinnedMark} />;
}

function NewsList({ lang, query }: { lang: Lang; query: ListQuery }) {
  return <CategoryList lang={lang} word="news" query={query} list={listNews} card={NewsCardView} />;
}

export const newsList = createSectionListView('news', NewsList, formatListQuery);
