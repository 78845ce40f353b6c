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
import { collectionTag, itemTag, TAG } from '@hat-nang/model/tags';
import { assetUrl, type Picture, toPicture } from '@/cms/assets';
import { query, unkept } from '@/cms/query';
import { present } from '@/cms/rows';
import { sanitizeHtml } from '@/cms/sanitize-html';
import { type Alternates, alternatesOf, pickTranslation } from '@/cms/translation';
import { type ListQuery, lastPage, pageSize } from '@/routing/list-query';

/** A category of the section, in one language: for teachers, caregivers, students. */
export interface MentalHealthCategory {
  id: number;
  name: string;
  description: string;
  icon: string;
  slug: string;
  url: string;
  /** Slugs per language. */
  alternates: Alternates;
}

/** One choice of a filter; `value` stands in the address. */
interface Choice {
  value: string;
  label: string;
}

/** A mental-health post in one language (specification, section 3), as lists show it. */
export interface MentalHealthCard {
  id: number;
  title: string;
  slug: string;
  summary: string;
  author: string;
  category?: MentalHealthCategory;
  audiences: Choice[];
  /** Minutes that reading takes. */
  minutes?: number;
  picture?: Picture;
  publishedAt: string;
  updatedAt?: string;
  url: string;
  /** Shown in another language than asked: noted on the page, kept from search engines. */
  isFallback: boolean;
}

export interface MentalHealthPost extends MentalHealthCard {
  /** Sanitised HTML. */
  body: string;
  /** Who checked it, and when (an ISO day). */
  reviewer: string;
  reviewedOn?: string;
  seoTitle: string;
  seoDescription: string;
  alternates: Alternates;
  /** Address of the picture that other sites show, on our own host. */
  shareImage?: string;
}

/** What a list can be narrowed to. */
export interface MentalHealthChoices {
  categories: MentalHealthCategory[];
  audiences: Choice[];
  authors: Choice[];
}

export interface MentalHealthPage {
  items: MentalHealthCard[];
  total: number;
  /** Pages of 12 items, at most 500. */
  pages: number;
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
    alternates: alternatesOf(raw.translations),
  };
};

const toAudience = (raw: MentalHealthAudienceFragment | null | undefined, lang: Lang): Choice | undefined => {
  const label = pickTranslation(raw?.translations, lang)?.text.label;
  return raw && label ? { value: raw.value, label } : undefined;
};

/** Directus row → card; undefined for a row without any text. */
export const toMentalHealthCard = (raw: MentalHealthCardFragment, lang: Lang): MentalHealthCard | undefined => {
  const picked = pickTranslation(raw.translations, lang);
  if (!picked) return undefined;
  const { text, isFallback } = picked;
  const id = Number(raw.id);
  const slug = text.slug ?? '';
  return {
    id,
    title: text.title ?? '',
    slug,
    summary: text.summary ?? '',
    author: raw.author ?? '',
    category: toCategory(raw.category, lang),
    audiences: raw.target_audience.map(({ options_id }) => toAudience(options_id, lang)).filter(present),
    minutes: raw.reading_minutes ?? undefined,
    picture: toPicture(raw.image, text.image_alt),
    publishedAt: String(raw.date_published ?? raw.date_created ?? ''),
    updatedAt: raw.date_updated ? String(raw.date_updated) : undefined,
    url: href(lang, 'mentalHealthDetail', { slug, id }),
    isFallback,
  };
};

/** Directus row → post. */
const toMentalHealthPost = (
  raw: MentalHealthDetailQuery['mental_health_posts'][number],
  lang: Lang,
): MentalHealthPost | undefined => {
  const card = toMentalHealthCard(raw, lang);
  const text = pickTranslation(raw.translations, lang)?.text;
  if (!card || !text) return undefined;
  return {
    ...card,
    body: sanitizeHtml(text.body),
    reviewer: raw.reviewer ?? '',
    reviewedOn: raw.review_date ? String(raw.review_date).slice(0, 10) : undefined,
    seoTitle: text.seo_title || card.title,
    seoDescription: text.seo_description || card.summary,
    alternates: alternatesOf(raw.translations),
    shareImage: raw.image ? assetUrl(raw.image, 'og-1200x630') : undefined,
  };
};

const collection = 'mental_health_posts';
const listTags = [collectionTag(collection), TAG.categories, TAG.config, TAG.all];

/** The names behind the author of an address; two spellings of a name share one slug. */
const authorsOf = (raw: MentalHealthChoicesQuery['authors']): string[] =>
  raw.flatMap(({ group }) => {
    const author = (group as { author?: unknown } | null)?.author;
    return typeof author === 'string' && slugify(author, 60) ? [author] : [];
  });

const withinCategory = (category: MentalHealthCategory | undefined) =>
  category ? { category: { id: { _eq: category.id } } } : {};

const readChoices = (category?: MentalHealthCategory) =>
  query(MentalHealthChoicesDocument, { within: withinCategory(category) }, { tags: listTags });

/** Categories, audiences, and the authors who write in the category, by name. */
export const getMentalHealthChoices = async (
  lang: Lang,
  category?: MentalHealthCategory,
): Promise<MentalHealthChoices> => {
  const raw = await readChoices(category);
  const authors = new Map(authorsOf(raw.authors).map((name) => [slugify(name, 60), name]));
  return {
    categories: raw.categories.map((each) => toCategory(each, lang)).filter(present),
    audiences: raw.options.map((each) => toAudience(each, lang)).filter(present),
    authors: [...authors]
      .map(([value, label]) => ({ value, label }))
      .sort((a, b) => a.label.localeCompare(b.label, 'vi')),
  };
};

/** The category with this slug: in this language first, else the one that carries it in the other. */
export const findMentalHealthCategory = async (lang: Lang, slug: string): Promise<MentalHealthCategory | undefined> => {
  const { categories } = await getMentalHealthChoices(lang);
  return (
    categories.find((category) => category.alternates[lang] === slug) ??
    categories.find(({ alternates }) => Object.values(alternates).includes(slug))
  );
};

/** One page of the posts, of one category if told. Undefined for an author or audience that the section does not have. */
export const listMentalHealth = async (
  lang: Lang,
  { page, sort, author, audience }: ListQuery,
  { limit = pageSize, except, category }: { limit?: number; except?: number; category?: MentalHealthCategory } = {},
): Promise<MentalHealthPage | undefined> => {
  const raw = author || audience ? await readChoices() : undefined;
  const names = author ? authorsOf(raw?.authors ?? []).filter((name) => slugify(name, 60) === author) : undefined;
  if (names?.length === 0 || (audience && raw?.options.every(({ value }) => value !== audience))) return undefined;
  const direction = sort === 'oldest' ? '' : '-';
  const data = await query(
    MentalHealthListDocument,
    {
      filter: {
        ...withinCategory(category),
        ...(names ? { author: { _in: names } } : {}),
        ...(audience ? { target_audience: { options_id: { value: { _eq: audience } } } } : {}),
        ...(except ? { id: { _neq: except } } : {}),
      },
      sort: [`${direction}date_published`, `${direction}id`],
      limit,
      offset: (page - 1) * limit,
    },
    { tags: listTags },
  );
  const total = Number(data.mental_health_posts_aggregated[0]?.count?.id ?? 0);
  return {
    items: data.mental_health_posts.map((each) => toMentalHealthCard(each, lang)).filter(present),
    total,
    pages: Math.min(lastPage, Math.max(1, Math.ceil(total / limit))),
  };
};

/** The posts with these ids, in any order; those that the public may not see are left out. */
export const listMentalHealthById = async (lang: Lang, ids: number[]): Promise<MentalHealthCard[]> => {
  const variables = { filter: { id: { _in: ids } }, limit: ids.length };
  const { mental_health_posts } = await query(MentalHealthListDocument, variables, unkept);
  return mental_health_posts.map((each) => toMentalHealthCard(each, lang)).filter(present);
};

/** One post, or undefined when there is none that the public may see. */
export const getMentalHealthPost = async (lang: Lang, id: number): Promise<MentalHealthPost | undefined> => {
  const data = await query(
    MentalHealthDetailDocument,
    { id },
    { tags: [itemTag(collection, id), TAG.categories, TAG.config, TAG.all] },
  );
  return data.mental_health_posts[0] && toMentalHealthPost(data.mental_health_posts[0], lang);
};

/** Other posts worth reading next: the same category first, then the newest. */
export const listRelatedMentalHealth = async (
  lang: Lang,
  { id, category }: MentalHealthCard,
  limit = 3,
): Promise<MentalHealthCard[]> => {
  const recent = { page: 1, sort: 'recent' } as const;
  const read = async (options: { limit: number; category?: MentalHealthCategory }) =>
    (await listMentalHealth(lang, recent, { ...options, except: id }))?.items ?? [];
  const same = category ? await read({ limit, category }) : [];
  if (same.length >= limit) return same;
  const others = await read({ limit: limit * 2 });
  return [...same, ...others.filter((other) => same.every((each) => each.id !== other.id))].slice(0, limit);
};
