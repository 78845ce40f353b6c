import {
  type LessonPlanCardFragment,
  LessonPlansDetailDocument,
  type LessonPlansDetailQuery,
  LessonPlansLevelsDocument,
  LessonPlansListDocument,
} from '@codegen/graphql/graphql';
import type { Lang } from '@hat-nang/model/languages';
import { collectionTag, TAG } from '@hat-nang/model/tags';
import { assetUrl } from '@/cms/assets';
import { type Category, toCategory } from '@/cms/categories';
import { type ListPage, readByIds, readItemById, readListPage, readRelated } from '@/cms/lists';
import { query } from '@/cms/query';
import { isPresent } from '@/cms/rows';
import { pickTranslation, type RawTranslation } from '@/cms/translation';
import { type Article, type ArticleCard, type Item, toArticle, toCard, toItem } from '@/components/article/article';
import type { ListQuery } from '@/routing/list-query';

/** Fields that lists read in addition to the fields of every article (docs/specification.md §3). */
interface CardFacts {
  author: string;
  /** Label of an option in the group `class_level`. */
  classLevel?: string;
  /** Duration of the lesson. */
  minutes?: number;
  category?: Category;
}

/** A file that teachers print. */
interface Worksheet {
  url: string;
  filename: string;
  /** File name extension in capital letters, such as `PDF`. */
  kind: string;
  bytes?: number;
}

interface PlanFacts {
  /** The worksheet in the language of the text. */
  worksheet?: Worksheet;
  /** The book that the lesson uses. */
  book?: Item;
}

export type LessonPlanCard = ArticleCard & CardFacts;
export type LessonPlan = Article & CardFacts & PlanFacts;

type RawPlan = LessonPlansDetailQuery['items'][number];

const collection = 'lesson_plans';
const sharedTags = [TAG.categories, TAG.config, TAG.all];
/** Cache tags of lists. */
const lessonPlansTags = [collectionTag(collection), ...sharedTags];

const toLabel = (
  raw: { translations: readonly (RawTranslation & { label?: string | null })[] } | null | undefined,
  lang: Lang,
) => pickTranslation(raw?.translations, lang)?.text.label || undefined;

/** Converts a Directus row to a card. Undefined for a row without any translation. */
export const toLessonPlanCard = (raw: LessonPlanCardFragment, lang: Lang): LessonPlanCard | undefined =>
  toCard(raw, lang, 'lessonPlansDetail', () => ({
    author: raw.author ?? '',
    classLevel: toLabel(raw.class_level, lang),
    minutes: raw.minutes ?? undefined,
    category: toCategory(raw.category, lang),
  }));

const toWorksheet = (file: RawPlan['translations'][number]['worksheet']): Worksheet | undefined => {
  if (!file) return undefined;
  const filename = file.filename_download ?? `${file.id}`;
  const [path, search] = assetUrl(file).split('?');
  return {
    url: `${path}/${encodeURIComponent(filename)}?download&${search}`,
    filename,
    kind: (filename.split('.').at(-1) ?? '').toUpperCase(),
    bytes: Number(file.filesize ?? 0) || undefined,
  };
};

/** Converts a Directus row to a lesson plan. Undefined for a row without any translation. */
export const toLessonPlan = (raw: RawPlan, lang: Lang): LessonPlan | undefined =>
  toArticle(raw, lang, toLessonPlanCard(raw, lang), ({ worksheet }) => ({
    worksheet: toWorksheet(worksheet),
    book: raw.document ? toItem(raw.document, lang, 'documentsDetail')?.item : undefined,
  }));

/** Reads one page of the lesson plans. */
export const listLessonPlans = (
  lang: Lang,
  { page, sort, category, level }: ListQuery,
  { limit, except: exceptId }: { limit?: number; except?: number } = {},
): Promise<ListPage<LessonPlanCard>> =>
  readListPage(
    LessonPlansListDocument,
    {
      ...(category ? { category: { id: { _eq: category } } } : {}),
      ...(level ? { class_level: { value: { _eq: level } } } : {}),
      ...(exceptId ? { id: { _neq: exceptId } } : {}),
    },
    { page, sort },
    { by: 'date_published', limit, tags: lessonPlansTags, toCard: (raw) => toLessonPlanCard(raw, lang) },
  );

/** Reads the public lesson plans among these ids, in any order. */
export const listLessonPlansById = async (lang: Lang, ids: number[]): Promise<LessonPlanCard[]> =>
  (await readByIds(LessonPlansListDocument, ids)).map((raw) => toLessonPlanCard(raw, lang)).filter(isPresent);

/** Reads one lesson plan. Undefined if no public lesson plan has this id. */
export const getLessonPlan = async (lang: Lang, id: number): Promise<LessonPlan | undefined> => {
  const raw = await readItemById(LessonPlansDetailDocument, collection, id, [
    ...sharedTags,
    collectionTag('documents'),
  ]);
  return raw && toLessonPlan(raw, lang);
};

/** Reads the class levels, in the order that editors set in the Studio. */
export const listClassLevels = async (lang: Lang): Promise<{ value: string; label: string }[]> => {
  const { levels } = await query(LessonPlansLevelsDocument, {}, { tags: [TAG.config, TAG.all] });
  return levels.flatMap((raw) => {
    const label = toLabel(raw, lang);
    return label ? [{ value: raw.value, label }] : [];
  });
};

/** Reads other lesson plans: first the newest of the same category, then the newest of all. */
export const listOtherLessonPlans = (lang: Lang, plan: LessonPlanCard, limit = 3): Promise<LessonPlanCard[]> =>
  readRelated(plan, limit, async (size, category) => {
    const recentQuery = { page: 1, sort: 'recent', category: category?.id } as const;
    return (await listLessonPlans(lang, recentQuery, { limit: size, except: plan.id })).items;
  });
