import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { SearchKind } from '@hat-nang/model/search-kinds';
import type { FilterChoice, FilterGroup } from '@/components/ui/filter-panel';
import { formatDate, getT } from '@/i18n/server';
import type { DocumentsQuery } from '@/routing/documents-query';
import { defaultListQuery, formatListQuery } from '@/routing/list-query';
import { documentFilters, getDocumentLabels } from '../documents/public.ts';
import { getEventChoices } from '../events/public.ts';
import { getMentalHealthChoices } from '../mental-health/public.ts';
import { listNews } from '../news/public.ts';

/** How a choice is written into an address of the search. */
type Link = (choices: DocumentsQuery) => string;

interface Option<Value> {
  value: Value;
  label: string;
  icon?: string;
}

const group = <Key extends keyof DocumentsQuery>(
  key: Key,
  title: string,
  options: readonly Option<NonNullable<DocumentsQuery[Key]>>[],
  choices: DocumentsQuery,
  link: Link,
): FilterGroup => ({
  key,
  title,
  choices: options.map(({ value, label, icon }): FilterChoice => {
    const isChosen = choices[key] === value;
    const next = { ...choices, page: 1, [key]: isChosen ? undefined : value };
    return { key: `${key}-${value}`, label, icon, isChosen, url: link(next) };
  }),
});

const byName = (categories: readonly { id: number; name: string }[]): Option<number>[] =>
  categories.map(({ id, name }) => ({ value: id, label: name }));

/** A topic to begin with, and its list. */
export interface Topic {
  label: string;
  url: string;
  icon?: string;
}

type Reader = (lang: Lang, choices: DocumentsQuery, link: Link) => Promise<FilterGroup[]>;

const readers: Record<SearchKind, Reader> = {
  documents: async (lang, choices, link) => documentFilters(lang, choices, await getDocumentLabels(lang), link),
  news: async (lang, choices, link) => {
    const { categories } = await listNews(lang, defaultListQuery);
    return [group('category', getT(lang)('list.category'), byName(categories), choices, link)];
  },
  events: async (lang, choices, link) => {
    const t = getT(lang);
    const { categories, months } = await getEventChoices(lang);
    const offered = [...new Set([...(choices.month ? [choices.month] : []), ...months.slice(0, 12)])].sort().reverse();
    const statuses = (['live', 'upcoming', 'over'] as const).map((value) => ({
      value,
      label: t(`events:status.${value}`),
    }));
    const monthNames = offered.map((value) => ({
      value,
      label: formatDate(lang, `${value}-15T00:00:00Z`, { month: 'long', year: 'numeric' }),
    }));
    return [
      group('status', t('events:when'), statuses, choices, link),
      group('category', t('list.category'), byName(categories), choices, link),
      group('month', t('events:month'), monthNames, choices, link),
    ];
  },
  'mental-health': async (lang, choices, link) => {
    const t = getT(lang);
    const { categories, audiences, authors } = await getMentalHealthChoices(lang);
    return [
      group('category', t('mental-health:category'), byName(categories), choices, link),
      group('audience', t('mental-health:audience'), audiences, choices, link),
      group('author', t('mental-health:author'), authors, choices, link),
    ];
  },
  'about-us': async () => [],
  'help-center': async () => [],
};

/** The filters of a kind (specification, section 2 "Lists"), as links that keep the words; groups without a choice are left out. */
export const searchFilterGroups = async (
  lang: Lang,
  kind: SearchKind,
  choices: DocumentsQuery,
  link: Link,
): Promise<FilterGroup[]> => (await readers[kind](lang, choices, link)).filter((each) => each.choices.length > 0);

const topicsIn = (list: string, categories: readonly { id: number; name: string; icon?: string }[]): Topic[] =>
  categories.map(({ id, name, icon }) => ({ label: name, url: `${list}${formatListQuery({ category: id })}`, icon }));

/** The topics of a kind's section, each leading to its list. */
export const searchTopics = async (lang: Lang, kind: SearchKind): Promise<Topic[]> => {
  if (kind === 'documents') return topicsIn(href(lang, 'documents'), (await getDocumentLabels(lang)).categories);
  if (kind === 'news') return topicsIn(href(lang, 'news'), (await listNews(lang, defaultListQuery)).categories);
  if (kind === 'events') return topicsIn(href(lang, 'events'), (await getEventChoices(lang)).categories);
  if (kind === 'mental-health') {
    const { categories } = await getMentalHealthChoices(lang);
    return categories.map(({ name, url, icon }) => ({ label: name, url, icon }));
  }
  return [];
};
