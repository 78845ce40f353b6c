import type { Lang } from '@hat-nang/model/languages';
import type { ReactNode } from 'react';
import type { CardProps, CardView } from '@/components/article/article-card';
import type { FilterChoice, FilterGroup } from '@/components/ui/filter-panel';
import type { DocumentsQuery } from '@/routing/documents-query';
import { formatListQuery } from '@/routing/list-query';

/** Data of one item in a feed. */
export interface FeedItem {
  title: string;
  summary: string;
  publishedAt: string;
  url: string;
  author?: string;
  category?: string;
}

/** Returns the address of a list or a search with the given filters. */
export type FilterLink = (choices: DocumentsQuery) => string;

/** A topic on the start page of the search, with a link to a list. */
export interface Topic {
  label: string;
  url: string;
  icon?: string;
}

/** Functions and data that a section provides to the search, the feeds and the share pictures. */
interface Feature<Card extends { id: number }> {
  /** Reads one item. Undefined if no public item has this id. */
  readItem: (lang: Lang, id: number) => Promise<{ title: string; shareImage?: string } | undefined>;
  /** Reads items for the feed: the newest `limit` items, or in some sections all items. */
  listLatest: (lang: Lang, limit: number) => Promise<FeedItem[]>;
  /** Reads the cards with these ids. The result has no defined order. */
  listByIds: (lang: Lang, ids: number[]) => Promise<Card[]>;
  /** Reads the cards for a search page without a query. */
  listStartCards: (lang: Lang) => Promise<Card[]>;
  card: CardView<Card>;
  /** Minimum width of a card as a CSS length. */
  minCardWidth?: string;
  listFilters?: (lang: Lang, choices: DocumentsQuery, link: FilterLink) => Promise<FilterGroup[]>;
  listTopics?: (lang: Lang) => Promise<Topic[]>;
}

/** A card of any section, ready to render. */
interface RenderedCard {
  id: number;
  render: (props: Omit<CardProps<unknown>, 'item'>) => ReactNode;
}

export interface SectionFeature extends Omit<Feature<{ id: number }>, 'listByIds' | 'listStartCards' | 'card'> {
  listByIds: (lang: Lang, ids: number[]) => Promise<RenderedCard[]>;
  listStartCards: (lang: Lang) => Promise<RenderedCard[]>;
}

/** Creates the functions of one section for the search, the feeds and the share pictures. */
export const createSectionFeature = <Card extends { id: number }>({
  listByIds,
  listStartCards,
  card: CardComponent,
  ...feature
}: Feature<Card>): SectionFeature => {
  const toRenderedCard = (item: Card): RenderedCard => ({
    id: item.id,
    render: (props) => <CardComponent key={item.id} item={item} {...props} />,
  });
  return {
    ...feature,
    listByIds: async (lang, ids) => (await listByIds(lang, ids)).map(toRenderedCard),
    listStartCards: async (lang) => (await listStartCards(lang)).map(toRenderedCard),
  };
};

interface Option<Value> {
  value: Value;
  label: string;
  icon?: string;
}

/** Builds the options of one filter of a list or of a search. Each option links to page 1 and preserves the other filters. */
export const createFilterGroup = <Key extends keyof DocumentsQuery>(
  key: Key,
  title: string,
  options: readonly Option<NonNullable<DocumentsQuery[Key]>>[],
  choices: DocumentsQuery,
  link: FilterLink,
): FilterGroup => ({
  key,
  title,
  choices: options.map(({ value, label, icon }): FilterChoice => {
    const isChosen = choices[key] === value;
    const nextChoices = { ...choices, page: 1, [key]: isChosen ? undefined : value };
    return { key: `${key}-${value}`, label, icon, isChosen, url: link(nextChoices) };
  }),
});

/** Converts categories to topics that link to their lists. */
export const toTopics = (url: string, categories: readonly { id: number; name: string; icon?: string }[]): Topic[] =>
  categories.map(({ id, name, icon }) => ({ label: name, url: `${url}${formatListQuery({ category: id })}`, icon }));

/** Converts an item for a feed: the name of the category replaces the category. */
export const withCategoryName = <Item extends { category?: { name: string } }>(
  item: Item,
): Omit<Item, 'category'> & { category?: string } => ({ ...item, category: item.category?.name });
