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
  /** Value of the option in addresses, the same in both languages. A change of the value breaks existing links. */
  value: string;
  label: string;
}

/** A language of documents. `name` is the language's own name, such as `Tiếng Việt`. */
export interface DocumentLanguage {
  /** BCP 47 code of the language. */
  code: string;
  name: string;
}

export interface DocumentCountry {
  id: number;
  /** ISO 3166-1 alpha-2 code of the country. */
  code: string;
  name: string;
}

/** Names of the categories, options and languages that documents reference by id or code. Each list has the order that editors set in the Studio. */
export interface DocumentLabels {
  categories: DocumentCategory[];
  ages: DocumentOption[];
  /** Types of disability for which a document can be intended. */
  disabilities: DocumentOption[];
  licenses: DocumentOption[];
  signLanguages: DocumentOption[];
  languages: DocumentLanguage[];
}

/** Options that apply only to people, not to documents. */
const personOnlyOptions = new Set(['none', 'prefer-not-to-say']);

const toOptions = (rows: OptionLabelFragment[], lang: Lang): DocumentOption[] =>
  rows.flatMap(({ id, value, translations }) => {
    const label = pickTranslation(translations, lang)?.text.label;
    return label ? [{ id: Number(id), value, label }] : [];
  });

/** Reads the names of categories, options and languages. The Vietnamese and the English pages share one cached response. */
export const getDocumentLabels = async (lang: Lang): Promise<DocumentLabels> => {
  const data = await query(DocumentLabelsDocument, {}, { tags: [TAG.categories, TAG.config, TAG.all] });
  return {
    categories: data.categories.flatMap(({ id, icon, translations }) => {
      const name = pickTranslation(translations, lang)?.text.name;
      return name ? [{ id: Number(id), name, icon: icon ?? 'ph:book-open-bold' }] : [];
    }),
    ages: toOptions(data.reading_ages, lang),
    disabilities: toOptions(data.disabilities, lang).filter(({ value }) => !personOnlyOptions.has(value)),
    licenses: toOptions(data.licenses, lang),
    signLanguages: toOptions(data.sign_languages, lang),
    languages: data.languages.map(({ code, name }) => ({ code, name: name || code })),
  };
};

/** Reads the names of all countries. This is a separate request, because lists of documents never show countries. */
export const getCountries = async (lang: Lang): Promise<DocumentCountry[]> => {
  const { countries } = await query(DocumentCountriesDocument, {}, { tags: [TAG.config, TAG.all] });
  return countries.flatMap(({ id, iso2, translations }) => {
    const name = pickTranslation(translations, lang)?.text.name;
    return name ? [{ id: Number(id), code: iso2, name }] : [];
  });
};

/** Returns the row with the id of `raw`. Undefined if `raw` is empty, or if `rows` has no row with this id. */
export const findById = <T extends { id: number }>(
  rows: readonly T[],
  raw: { id: string } | null | undefined,
): T | undefined => (raw ? rows.find(({ id }) => id === Number(raw.id)) : undefined);

export const findLanguage = (
  { languages }: Pick<DocumentLabels, 'languages'>,
  raw: { code: string } | null | undefined,
): DocumentLanguage | undefined =>
  raw ? (languages.find(({ code }) => code === raw.code) ?? { code: raw.code, name: raw.code }) : undefined;
