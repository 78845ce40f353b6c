import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { listRoutes } from '@hat-nang/model/section-routes';
import { sections } from '@hat-nang/model/sections';
import { categoryOptions, listCategories } from '@/cms/categories';
import type { ListPage } from '@/cms/lists';
import { Box } from '@/components/ui/box';
import { ChoiceLinks } from '@/components/ui/choice-links';
import { getT } from '@/i18n/server';
import { formatListQuery, type ListQuery } from '@/routing/list-query';
import type { Item } from './article.ts';
import type { CardView } from './article-card.tsx';
import type { ListedSection } from './item-page.tsx';
import { createListLinks } from './list-choices.ts';
import { SortChoice } from './list-page.tsx';
import { SectionList } from './section-list.tsx';

interface CategoryListProps<Shown> {
  lang: Lang;
  word: ListedSection;
  query: ListQuery;
  list: (lang: Lang, query: ListQuery) => Promise<ListPage<Shown>>;
  card: CardView<Shown>;
}

/** One page of a section's list, with filters by category and a sort order. */
export async function CategoryList<Shown extends Item>({ lang, word, query, list, card }: CategoryListProps<Shown>) {
  const collection = sections.find((section) => section.word === word)?.collection ?? word;
  const [page, categories] = await Promise.all([list(lang, query), listCategories(lang, collection)]);
  const t = getT(lang);
  const listLinks = createListLinks(href(lang, listRoutes[word]), query, formatListQuery);
  const options = listLinks.buildFilterLinks('category', t('list.allCategories'), categoryOptions(categories));
  const filters = (
    <Box display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="8" rowGap="3" mb="8">
      <ChoiceLinks label={t('list.category')} choices={options} />
      <SortChoice lang={lang} choices={listLinks} />
    </Box>
  );
  return <SectionList lang={lang} word={word} query={query} page={page} card={card} filters={filters} />;
}
