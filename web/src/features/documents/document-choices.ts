import { DocumentChoicesDocument, type OptionLabelFragment } from '@codegen/graphql/graphql';
import { query } from '@/cms/query';
import { TAG } from '@/cms/tags';
import { pickTranslation } from '@/cms/translation';
import type { Lang } from '@/i18n/languages';

export interface DocumentCategory {
  id: number;
  name: string;
  icon: string;
}

export interface DocumentOption {
  id: number;
  /** Stable, the same in both languages: stands in addresses. */
  value: string;
  label: string;
}

/** What the filters of the documents list offer, in the order of the Studio. */
export interface DocumentChoices {
  categories: DocumentCategory[];
  ages: DocumentOption[];
  disabilities: DocumentOption[];
}

/** Answers of a person about themselves, which say nothing about a document. */
const notOfDocuments = new Set(['none', 'prefer-not-to-say']);

export const toOption = (raw: OptionLabelFragment | null | undefined, lang: Lang): DocumentOption | undefined => {
  const label = pickTranslation(raw?.translations, lang)?.text.label;
  return raw && label ? { id: Number(raw.id), value: raw.value, label } : undefined;
};

const toOptions = (rows: OptionLabelFragment[], lang: Lang): DocumentOption[] =>
  rows.flatMap((raw) => toOption(raw, lang) ?? []).filter(({ value }) => !notOfDocuments.has(value));

/** Categories, reading ages and disabilities to filter by: one cached answer a language. */
export const getDocumentChoices = async (lang: Lang): Promise<DocumentChoices> => {
  const data = await query(DocumentChoicesDocument, {}, { tags: [TAG.categories, TAG.config, TAG.all] });
  return {
    categories: data.categories.flatMap((raw) => toCategory(raw, lang) ?? []),
    ages: toOptions(data.reading_ages, lang),
    disabilities: toOptions(data.disabilities, lang),
  };
};

interface RawCategory {
  id: string;
  icon?: string | null;
  translations: { languages_code?: { code: string } | null; name?: string | null }[];
}

export const toCategory = (raw: RawCategory | null | undefined, lang: Lang): DocumentCategory | undefined => {
  const name = pickTranslation(raw?.translations, lang)?.text.name;
  return raw && name ? { id: Number(raw.id), name, icon: raw.icon ?? 'ph:book-open-bold' } : undefined;
};
