import type { Lang } from '@hat-nang/model/languages';
import type { ReactNode } from 'react';
import type { CardProps, CardView } from '@/components/article/article-card';
import type { FilterChoice, FilterGroup } from '@/components/ui/filter-panel';
import type { DocumentsQuery } from '@/routing/documents-query';
import { formatListQuery } from '@/routing/list-query';

/** What a feed says of an item. */
export interface FeedItem {
  title: string;
  summary: string;
  publishedAt: string;
  url: string;
  author?: string;
  category?: string;
}

/** How a choice of filters is written into an address. */
export type FilterLink = (choices: DocumentsQuery) => string;

/** A topic to begin with, and its list. */
export interface Topic {
  label: string;
  url: string;
  icon?: string;
}

/** What the parts of the site that hold every section ask of each: the search, the feeds, the share pictures. */
interface Feature<Card extends { id: number }> {
  /** One item; undefined when the public may not see it. */
  get: (lang: Lang, id: number) => Promise<{ title: string; shareImage?: string } | undefined>;
  /** The newest items. */
  latest: (lang: Lang, limit: number) => Promise<FeedItem[]>;
  /** The cards of these ids, in any order. */
  byId: (lang: Lang, ids: number[]) => Promise<Card[]>;
  /** What a search begins with, before anything is asked. */
  start: (lang: Lang) => Promise<Card[]>;
  card: CardView<Card>;
  /** How narrow a card may get. */
  min?: string;
  filters?: (lang: Lang, choices: DocumentsQuery, link: FilterLink) => Promise<FilterGroup[]>;
  topics?: (lang: Lang) => Promise<Topic[]>;
}

/** A card whose kind nobody needs to know. */
interface AnyCard {
  id: number;
  show: (props: Omit<CardProps<unknown>, 'item'>) => ReactNode;
}

export interface SectionFeature extends Omit<Feature<{ id: number }>, 'byId' | 'start' | 'card'> {
  byId: (lang: Lang, ids: number[]) => Promise<AnyCard[]>;
  start: (lang: Lang) => Promise<AnyCard[]>;
}

/** What one section gives to the parts that hold all of them. */
export const sectionFeature = <Card extends { id: number }>({
  byId,
  start,
  card: CardOf,
  ...feature
}: Feature<Card>): SectionFeature => {
  const toView = (item: Card): AnyCard => ({
    id: item.id,
    show: (props) => <CardOf key={item.id} item={item} {...props} />,
  });
  return {
    ...feature,
    byId: async (lang, ids) => (await byId(lang, ids)).map(toView),
    start: async (lang) => (await start(lang)).map(toView),
  };
};

interface Option<Value> {
  value: Value;
  label: string;
  icon?: string;
}

/** One filter of a search, as links that keep what else is chosen. */
export const filterGroup = <Key extends keyof DocumentsQuery>(
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
    const next = { ...choices, page: 1, [key]: isChosen ? undefined : value };
    return { key: `${key}-${value}`, label, icon, isChosen, url: link(next) };
  }),
});

/** Categories as topics, each leading to the list of it. */
export const topicsOf = (list: string, categories: readonly { id: number; name: string; icon?: string }[]): Topic[] =>
  categories.map(({ id, name, icon }) => ({ label: name, url: `${list}${formatListQuery({ category: id })}`, icon }));

/** An item whose category is a thing of its own, for a feed. */
export const withCategoryName = <Item extends { category?: { name: string } }>(
  item: Item,
): Omit<Item, 'category'> & { category?: string } => ({ ...item, category: item.category?.name });
