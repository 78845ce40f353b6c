import { HomeDocument, HomeMostReadDocument, type HomeQuery, HomeShelvesDocument } from '@codegen/graphql/graphql';
import type { Lang } from '@hat-nang/model/languages';
import { categoryAddress } from '@hat-nang/model/section-routes';
import { sectionsWith } from '@hat-nang/model/sections';
import { collectionTag, TAG } from '@hat-nang/model/tags';
import { query } from '@/cms/query';
import { isPresent } from '@/cms/rows';
import { pickTranslation } from '@/cms/translation';
import { type DocumentCard, getDocumentLabels, toDocumentCard } from '../documents/public.ts';
import { type EventCard, toEventCard } from '../events/public.ts';
import { type MentalHealthCard, toMentalHealthCard } from '../mental-health/public.ts';
import { listNews, type NewsCard, toNewsCard } from '../news/public.ts';
import { readMostRead } from './most-read.ts';

export interface CategoryTile {
  id: number;
  name: string;
  description: string;
  icon: string;
  color?: string;
  url: string;
}

interface Shelf {
  category: CategoryTile;
  documents: DocumentCard[];
}

/** The content of Home. Editors choose most of it in `app_configs` (docs/specification.md §3 "home lists"). */
export interface Home {
  categories: CategoryTile[];
  /** Selects the heading of `popular`. `chosen` while the list of the most read documents has fewer than four documents. */
  popularRule: 'mostRead' | 'chosen';
  popular: DocumentCard[];
  shelves: Shelf[];
  mentalHealth: MentalHealthCard[];
  events: EventCard[];
  /** Selects the heading of `news`. `latest` if editors have chosen no news, or only news that are not public. */
  newsRule: 'chosen' | 'latest';
  news: NewsCard[];
}

type RawConfig = NonNullable<HomeQuery['app_configs']>;
type RawTile = NonNullable<RawConfig['home_categories'][number]['categories_id']>;

const toTile = (raw: RawTile, lang: Lang): CategoryTile | undefined => {
  const text = pickTranslation(raw.translations, lang)?.text;
  if (!text?.name) return undefined;
  const id = Number(raw.id);
  return {
    id,
    name: text.name,
    description: text.description ?? '',
    icon: raw.icon ?? 'ph:book-open-text-bold',
    color: raw.color ?? undefined,
    url: categoryAddress(lang, raw.kind, { id, slug: text.slug ?? '' }),
  };
};

const tags = [
  TAG.config,
  TAG.all,
  TAG.categories,
  ...sectionsWith('home').map(({ collection }) => collectionTag(collection)),
];
/** Cache tags of shelves. They are separate from the tags of Home, so changed news do not refetch the shelves. */
const shelfTags = [TAG.all, TAG.categories, collectionTag('documents')];
const shelfSize = 4;

/** Selects the news that editors chose in `app_configs`, otherwise the newest news. `chosenItems` is also empty if all chosen news are drafts. */
export const toHomeNews = (chosenItems: NewsCard[], latestNews: NewsCard[]): Pick<Home, 'news' | 'newsRule'> =>
  chosenItems.length > 0 ? { newsRule: 'chosen', news: chosenItems } : { newsRule: 'latest', news: latestNews };

/** With fewer most-read documents than this number, Home shows the documents that editors chose. */
const minMostRead = 4;

/** Selects the documents that were read most, otherwise those that editors chose. */
export const toHomePopular = (
  mostRead: DocumentCard[],
  chosenItems: DocumentCard[],
): Pick<Home, 'popular' | 'popularRule'> =>
  mostRead.length >= minMostRead
    ? { popularRule: 'mostRead', popular: mostRead }
    : { popularRule: 'chosen', popular: chosenItems };

/**
 * Reads all content of Home. Cached HTML may contain an outdated event status, but LiveEventStatus corrects the status in the browser.
 */
export const getHome = async (lang: Lang, now = Date.now()): Promise<Home> => {
  const [{ app_configs: config }, labels, mostReadIds] = await Promise.all([
    query(HomeDocument, {}, { tags }),
    getDocumentLabels(lang),
    readMostRead(shelfTags),
  ]);
  const shelfTiles = (config?.home_index_document_categories ?? [])
    .map(({ categories_id }) => categories_id && toTile(categories_id, lang))
    .filter(isPresent);
  const [shelves, newestNews, { documents: mostRead }] = await Promise.all([
    Promise.all(
      shelfTiles.map(async (category) => {
        const variables = { category: category.id, limit: shelfSize };
        const { documents } = await query(HomeShelvesDocument, variables, { tags: shelfTags });
        return { category, documents: documents.map((raw) => toDocumentCard(raw, lang, labels)).filter(isPresent) };
      }),
    ),
    listNews(lang, { page: 1, sort: 'recent' }, { limit: 3, byDate: true }),
    mostReadIds.length < minMostRead
      ? { documents: [] }
      : query(HomeMostReadDocument, { ids: mostReadIds }, { tags: shelfTags }),
  ]);
  const rankOf = ({ id }: { id: string | number }) => mostReadIds.indexOf(Number(id));
  const mostReadCards = mostRead
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map((raw) => toDocumentCard(raw, lang, labels))
    .filter(isPresent);
  const chosenDocuments = (config?.home_popular ?? [])
    .map(({ documents_id }) => documents_id && toDocumentCard(documents_id, lang, labels))
    .filter(isPresent);
  const chosenNews = (config?.home_news ?? [])
    .map(({ news_id }) => news_id && toNewsCard(news_id, lang))
    .filter(isPresent);
  return {
    categories: (config?.home_categories ?? [])
      .map(({ categories_id }) => categories_id && toTile(categories_id, lang))
      .filter(isPresent),
    ...toHomePopular(mostReadCards, chosenDocuments),
    shelves: shelves.filter(({ documents }) => documents.length > 0),
    mentalHealth: (config?.home_mental_health ?? [])
      .map(({ mental_health_id }) => mental_health_id && toMentalHealthCard(mental_health_id, lang))
      .filter(isPresent),
    events: (config?.home_events ?? [])
      .map(({ events_id }) => events_id && toEventCard(events_id, lang, now))
      .filter(isPresent),
    ...toHomeNews(chosenNews, newestNews.items),
  };
};
