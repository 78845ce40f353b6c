import { CategoriesOfKindDocument } from '@codegen/graphql/graphql';
import type { Lang } from '@hat-nang/model/languages';
import { TAG } from '@hat-nang/model/tags';
import { query } from './query.ts';
import { isPresent } from './rows.ts';
import { pickTranslation, type RawTranslation } from './translation.ts';

export interface Category {
  id: number;
  name: string;
}

interface RawCategory {
  id: string;
  translations: readonly (RawTranslation & { name?: string | null })[];
}

/** Converts a row to a category. Undefined for a row without a name. */
export const toCategory = (raw: RawCategory | null | undefined, lang: Lang): Category | undefined => {
  const name = pickTranslation(raw?.translations, lang)?.text.name;
  return raw && name ? { id: Number(raw.id), name } : undefined;
};

/**
 * Reads the categories of one kind of content, in the order that editors set. Categories without a name are left out.
 * @param kind value of the column `categories.kind`
 */
export const listCategories = async (lang: Lang, kind: string): Promise<Category[]> => {
  const { categories } = await query(CategoriesOfKindDocument, { kind }, { tags: [TAG.categories, TAG.all] });
  return categories.map((raw) => toCategory(raw, lang)).filter(isPresent);
};

/** Converts categories to filter options. */
export const categoryOptions = (categories: readonly Category[]): { value: number; label: string }[] =>
  categories.map(({ id, name }) => ({ value: id, label: name }));
