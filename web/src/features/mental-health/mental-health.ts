import {
  type MentalHealthAudienceFragment,
  type MentalHealthCardFragment,
  type MentalHealthCategoryFragment,
  MentalHealthChoicesDocument,
  type MentalHealthChoicesQuery,
  MentalHealthDetailDocument,
  type MentalHealthDetailQuery,
  MentalHealthListDocument,
} from '@codegen/graphql/graphql';
import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { slugify } from '@hat-nang/model/slug';
import { collectionTag, TAG } from '@hat-nang/model/tags';
import { type ListPage, readByIds, readItemById, readListPage, readRelated } from '@/cms/lists';
import { query } from '@/cms/query';
import { isPresent } from '@/cms/rows';
import { type Alternates, pickTranslation, toAlternates } from '@/cms/translation';
import { type Article, type ArticleCard, toArticle, toCard } from '@/components/article/article';
import type { ListQuery } from '@/routing/list-query';

/** A category of the section in one language, such as "for teachers" or "for students". */
export interface MentalHealthCategory {
  id: number;
  name: string;
  description: string;
  icon: string;
  slug: string;
  url: string;
  /** Slug of the category in each language. */
  alternates: Alternates;
}

/** A filter option. The address of a filtered list contains the `value`. */
interface Choice {
  value: string;
  label: string;
}

/** The facts of a post that lists read (docs/specification.md §3). */
interface CardFacts {
  author: string;
  category?: MentalHealthCategory;
  audiences: Choice[];
  /** Reading time in minutes. */
  minutes?: number;
}

interface PostFacts extends CardFacts {
  /** Name of the reviewer. Empty without a reviewer. */
  reviewer: string;
  /** Date of the review as an ISO day. */
  reviewedOn?: string;
  /** Easy version of the text as HTML. Empty without one. */
  easyBody: string;
}

export type MentalHealthCard = ArticleCard & CardFacts;
export type MentalHealthArticle = Article & PostFacts;

/** Filter options of a list of posts. */
export interface MentalHealthChoices {
  categories: MentalHealthCategory[];
  audiences: Choice[];
  authors: Choice[];
}

const toCategory = (
  raw: MentalHealthCategoryFragment | null | undefined,
  lang: Lang,
): MentalHealthCategory | undefined => {
  const text = pickTranslation(raw?.translations, lang)?.text;
  if (!raw || !text?.name) return undefined;
  const slug = text.slug ?? '';
  return {
    id: Number(raw.id),
    name: text.name,
    description: text.description ?? '',
    icon: raw.icon ?? 'ph:hand-heart',
    slug,
    url: href(lang, 'mentalHealthCategory', { slug }),
    alternates: toAlternates(raw.translations),
  };
};

const toAudience = (raw: MentalHealthAudienceFragment | null | undefined, lang: Lang): Choice | undefined => {
  const label = pickTranslation(raw?.translations, lang)?.text.label;
  return raw && label ? { value: raw.value, label } : undefined;
};

/** Converts a Directus row to a card. Undefined for a row without any translation. */
export const toMentalHealthCard = (raw: MentalHealthCardFragment, lang: Lang): MentalHealthCard | undefined =>
  toCard(raw, lang, 'mentalHealthDetail', () => ({
    author: raw.author ?? '',
    category: toCategory(raw.category, lang),
    audiences: raw.target_audience.map(({ options_id }) => toAudience(options_id, lang)).filter(isPresent),
    minutes: raw.reading_minutes ?? undefined,
  }));

/** Converts a Directus row to a post. Undefined for a row without any translation. */
export const toMentalHealthArticle = (
  raw: MentalHealthDetailQuery['items'][number],
  lang: Lang,
): MentalHealthArticle | undefined =>
  toArticle(raw, lang, toMentalHealthCard(raw, lang), ({ easy_body }) => ({
    easyBody: easy_body ?? '',
    reviewer: raw.reviewer ?? '',
    reviewedOn: raw.review_date ? String(raw.review_date).slice(0, 10) : undefined,
  }));

const collection = 'mental_health';
const sharedTags = [TAG.categories, TAG.config, TAG.all];
/** Cache tags of lists of posts. */
export const mentalHealthTags = [collectionTag(collection), ...sharedTags];

/** Returns the names of the authors in all their spellings, without names that give an empty slug. */
const toAuthorNames = (raw: MentalHealthChoicesQuery['authors']): string[] =>
  raw.flatMap(({ group }) => {
    const author = (group as { author?: unknown } | null)?.author;
    return typeof author === 'string' && slugify(author, 60) ? [author] : [];
  });

const toCategoryFilter = (category: MentalHealthCategory | undefined) =>
  category ? { category: { id: { _eq: category.id } } } : {};

const readChoices = () => query(MentalHealthChoicesDocument, {}, { tags: mentalHealthTags });

/** Reads the categories, the audiences and the authors. The authors are sorted by name, and spellings with the same slug count as one author. */
export const getMentalHealthChoices = async (lang: Lang): Promise<MentalHealthChoices> => {
  const raw = await readChoices();
  const authors = new Map(toAuthorNames(raw.authors).map((name) => [slugify(name, 60), name]));
  return {
    categories: raw.categories.map((item) => toCategory(item, lang)).filter(isPresent),
    audiences: raw.options.map((item) => toAudience(item, lang)).filter(isPresent),
    authors: [...authors]
      .map(([value, label]) => ({ value, label }))
      .sort((a, b) => a.label.localeCompare(b.label, 'vi')),
  };
};

/** Finds the category with this slug in this language, otherwise in another language. Undefined for an unknown slug. */
export const findMentalHealthCategory = async (lang: Lang, slug: string): Promise<MentalHealthCategory | undefined> => {
  const { categories } = await getMentalHealthChoices(lang);
  return (
    categories.find((category) => category.alternates[lang] === slug) ??
    categories.find(({ alternates }) => Object.values(alternates).includes(slug))
  );
};

/** Reads one page of the posts that match the query and `category`. Undefined for an unknown author or audience. */
export const listMentalHealth = async (
  lang: Lang,
  { page, sort, author, audience }: ListQuery,
  { limit, except: exceptId, category }: { limit?: number; except?: number; category?: MentalHealthCategory } = {},
): Promise<ListPage<MentalHealthCard> | undefined> => {
  const raw = author || audience ? await readChoices() : undefined;
  const names = author ? toAuthorNames(raw?.authors ?? []).filter((name) => slugify(name, 60) === author) : undefined;
  if (names?.length === 0 || (audience && raw?.options.every(({ value }) => value !== audience))) return undefined;
  return readListPage(
    MentalHealthListDocument,
    {
      ...toCategoryFilter(category),
      ...(names ? { author: { _in: names } } : {}),
      ...(audience ? { target_audience: { options_id: { value: { _eq: audience } } } } : {}),
      ...(exceptId ? { id: { _neq: exceptId } } : {}),
    },
    { page, sort },
    { by: 'date_published', limit, tags: mentalHealthTags, toCard: (item) => toMentalHealthCard(item, lang) },
  );
};

/** Reads the public posts with these ids. The result has no defined order. */
export const listMentalHealthById = async (lang: Lang, ids: number[]): Promise<MentalHealthCard[]> =>
  (await readByIds(MentalHealthListDocument, ids)).map((item) => toMentalHealthCard(item, lang)).filter(isPresent);

/** Reads one post. Undefined if no public post has this id, or if the post has no translation. */
export const getMentalHealthArticle = async (lang: Lang, id: number): Promise<MentalHealthArticle | undefined> => {
  const raw = await readItemById(MentalHealthDetailDocument, collection, id, sharedTags);
  return raw && toMentalHealthArticle(raw, lang);
};

/** Reads at most `limit` related posts: first the newest posts of the same category, then the newest of all posts. */
export const listRelatedMentalHealth = (lang: Lang, post: MentalHealthCard, limit = 3): Promise<MentalHealthCard[]> =>
  readRelated(post, limit, async (size, category) => {
    const recentQuery = { page: 1, sort: 'recent' } as const;
    return (await listMentalHealth(lang, recentQuery, { limit: size, category, except: post.id }))?.items ?? [];
  });
