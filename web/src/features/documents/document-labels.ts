import { DocumentCountriesDocument, DocumentLabelsDocument, type OptionLabelFragment } from '@codegen/graphql/graphql';
import type { Lang } from '@hat-nang/model/languages';
import { TAG } from '@hat-nang/model/tags';
import { query } from '@/cms/query';
import { pickTranslation } from '@/cms/translation';

export interface DocumentCategory {
  id: number;
  name: string;
  icon: string;
}

export interface DocumentOption {
  id: number;
  /** Part of addresses: stable, and the same in both languages. */
  value: string;
  label: string;
}

/** A language in which a document is available, by its own name. */
export interface DocumentLanguage {
  /** BCP 47. */
  code: string;
  name: string;
}

export interface DocumentCountry {
  id: number;
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
}

/** Names of what documents refer to by id, in one language. Lists are in the order of the Studio. */
export interface DocumentLabels {
  categories: DocumentCategory[];
  ages: DocumentOption[];
  /** Types of disability that a document can be made for. */
  disabilities: DocumentOption[];
  licenses: DocumentOption[];
  signLanguages: DocumentOption[];
  languages: DocumentLanguage[];
}

/** Answers that describe a person, never a document. */
const notOfDocuments = new Set(['none', 'prefer-not-to-say']);

const toOptions = (rows: OptionLabelFragment[], lang: Lang): DocumentOption[] =>
  rows.flatMap(({ id, value, translations }) => {
    const label = pickTranslation(translations, lang)?.text.label;
    return label ? [{ id: Number(id), value, label }] : [];
  });

/** The names of categories, options and languages: one cached response per language. */
export const getDocumentLabels = async (lang: Lang): Promise<DocumentLabels> => {
  const data = await query(DocumentLabelsDocument, {}, { tags: [TAG.categories, TAG.config, TAG.all] });
  return {
    categories: data.categories.flatMap(({ id, icon, translations }) => {
      const name = pickTranslation(translations, lang)?.text.name;
      return name ? [{ id: Number(id), name, icon: icon ?? 'ph:book-open-bold' }] : [];
    }),
    ages: toOptions(data.reading_ages, lang),
    disabilities: toOptions(data.disabilities, lang).filter(({ value }) => !notOfDocuments.has(value)),
    licenses: toOptions(data.licenses, lang),
    signLanguages: toOptions(data.sign_languages, lang),
    languages: data.languages.map(({ code, name }) => ({ code, name: name || code })),
  };
};

/** The names of all countries: a separate read, because lists never show them. */
export const getCountries = async (lang: Lang): Promise<DocumentCountry[]> => {
  const { countries } = await query(DocumentCountriesDocument, {}, { tags: [TAG.config, TAG.all] });
  return countries.flatMap(({ id, iso2, translations }) => {
    const name = pickTranslation(translations, lang)?.text.name;
    return name ? [{ id: Number(id), code: iso2, name }] : [];
  });
};

/** The row with this id; undefined when there is none that the public may see. */
export const findById = <T extends { id: number }>(
  rows: readonly T[],
  raw: { id: string } | null | undefined,
): T | undefined => (raw ? rows.find(({ id }) => id === Number(raw.id)) : undefined);

export const findLanguage = (
  { languages }: Pick<DocumentLabels, 'languages'>,
  raw: { code: string } | null | undefined,
): DocumentLanguage | undefined =>
  raw ? (languages.find(({ code }) => code === raw.code) ?? { code: raw.code, name: raw.code }) : undefined;
