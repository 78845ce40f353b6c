import { HomeDocument, type HomeQuery } from '@codegen/graphql/graphql';
import type { Lang } from '@hat-nang/model/languages';
import { categoryAddress } from '@hat-nang/model/section-routes';
import { sectionsWith } from '@hat-nang/model/sections';
import { collectionTag, TAG } from '@hat-nang/model/tags';
import { query } from '@/cms/query';
import { isPresent } from '@/cms/rows';
import { pickTranslation } from '@/cms/translation';

export interface Topic {
  id: number;
  name: string;
  icon: string;
  color?: string;
  url: string;
}

type RawConfig = NonNullable<HomeQuery['app_configs']>;
type RawTopic = RawConfig['home_categories'][number];

const tags = [
  TAG.config,
  TAG.all,
  TAG.categories,
  ...sectionsWith('home').map(({ collection }) => collectionTag(collection)),
];
/** Cache tags of rows of documents. They are separate from the tags of Home's lists, so changed news do not invalidate these rows. */
export const documentRowTags = [TAG.all, TAG.categories, collectionTag('documents')];

/** Reads the lists of Home that editors chose (docs/specification.md §3 "home lists"). Both Homes and both languages share one cached response. */
export const readHomeLists = async (): Promise<Partial<RawConfig>> =>
  (await query(HomeDocument, {}, { tags })).app_configs ?? {};

/** Converts chosen categories to topics in their order. Leaves out a category without a name. */
export const toTopics = (rows: readonly RawTopic[] | undefined, lang: Lang): Topic[] =>
  (rows ?? [])
    .map(({ categories_id: raw }) => {
      const text = pickTranslation(raw?.translations, lang)?.text;
      if (!raw || !text?.name) return undefined;
      const id = Number(raw.id);
      return {
        id,
        name: text.name,
        icon: raw.icon ?? 'ph:book-open-text-bold',
        color: raw.color ?? undefined,
        url: categoryAddress(lang, raw.kind, { id, slug: text.slug ?? '' }),
      };
    })
    .filter(isPresent);
