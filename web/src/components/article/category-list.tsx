import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { SearchKind } from '@hat-nang/model/search-kinds';
import { listRoutes } from '@hat-nang/model/section-routes';
import { sections } from '@hat-nang/model/sections';
import { collectionTag, TAG } from '@hat-nang/model/tags';
import { categoryOptions, listCategories } from '@/cms/categories';
import type { ListPage } from '@/cms/lists';
import { createFilterGroup, type FilterLink, type SectionFeature } from '@/components/sections/section-feature';
import { getT } from '@/i18n/server';
import { formatListQuery, type ListQuery } from '@/routing/list-query';
import type { Item } from './article.ts';
import type { CardView } from './article-card.tsx';
import { countFilters } from './filter-counts.ts';
import type { ListedSection } from './item-page.tsx';
import { createListLinks } from './list-choices.ts';
import { SortChoice } from './list-page.tsx';
import { SectionList } from './section-list.tsx';

interface CategoryListProps<Shown> {
  lang: Lang;
  word: ListedSection & SearchKind;
  query: ListQuery;
  list: (lang: Lang, query: ListQuery) => Promise<ListPage<Shown>>;
  card: CardView<Shown>;
  /** Returns the filters, which the search page of the section also has. The default is the category. */
  listFilters?: SectionFeature['listFilters'];
}

/** One page of a section's list, with filters, by default by category, and a sort order. */
export async function CategoryList<Shown extends Item>({
  lang,
  word,
  query,
  list,
  card,
  listFilters,
}: CategoryListProps<Shown>) {
  const collection = sections.find((section) => section.word === word)?.collection ?? word;
  const url = href(lang, listRoutes[word]);
  const link: FilterLink = (choices) => url + formatListQuery(choices);
  const listCategoryFilter = async () => {
    const options = categoryOptions(await listCategories(lang, collection));
    return [createFilterGroup('category', getT(lang)('list.category'), options, query, link)];
  };
  const allGroups = await (listFilters?.(lang, query, link) ?? listCategoryFilter());
  const [page, groups] = await Promise.all([
    list(lang, query),
    countFilters(word, query, allGroups, [collectionTag(collection), TAG.categories, TAG.all]),
  ]);
  const sort = <SortChoice lang={lang} choices={createListLinks(url, query, formatListQuery)} />;
  return <SectionList lang={lang} word={word} query={query} page={page} card={card} groups={groups} sort={sort} />;
}
