import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { categoryOptions, listCategories } from '@/cms/categories';
import { listChoices } from '@/components/article/list-choices';
import { SortChoice, sectionRoutes } from '@/components/article/list-page';
import { SectionList } from '@/components/article/section-list';
import { Box } from '@/components/ui/box';
import { ChoiceLinks } from '@/components/ui/choice-links';
import { getT } from '@/i18n/server';
import { formatListQuery, type ListQuery } from '@/routing/list-query';
import { listNews } from './news.ts';
import { NewsCardView } from './news-card.tsx';

/** The news list of an address: categories, sort, cards, pages. */
async function NewsList({ lang, query }: { lang: Lang; query: ListQuery }) {
  const [page, categories] = await Promise.all([listNews(lang, query), listCategories(lang, 'news')]);
  const t = getT(lang);
  const choices = listChoices(href(lang, 'news'), query, formatListQuery);
  const options = categoryOptions(categories);
  const filters = (
    <Box display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="8" rowGap="3" mb="8">
      <ChoiceLinks label={t('list.category')} choices={choices.of('category', t('list.allCategories'), options)} />
      <SortChoice lang={lang} choices={choices} />
    </Box>
  );
  return <SectionList lang={lang} word="news" query={query} page={page} card={NewsCardView} filters={filters} />;
}

export const newsList = sectionRoutes('news', NewsList, formatListQuery);
