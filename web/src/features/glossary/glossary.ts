import { GlossaryTermsDocument, type GlossaryTermsQuery } from '@codegen/graphql/graphql';
import { type Lang, languageCodes } from '@hat-nang/model/languages';
import { collectionTag, TAG } from '@hat-nang/model/tags';
import { cache } from 'react';
import * as z from 'zod/mini';
import { assetUrl, type Picture, toPicture } from '@/cms/assets';
import { query } from '@/cms/query';

/** A word and its simple explanation in one language. */
export interface GlossaryTerm {
  id: number;
  word: string;
  /** Other forms of the word, such as its plural. */
  otherForms: string[];
  meaning: string;
  picture?: Picture;
  /** Address of a clip of a person who signs the word. */
  signUrl?: string;
}

type Glossary = Record<Lang, GlossaryTerm[]>;

const formsSchema = z.catch(z.array(z.string()), []);
/** Converts a text to NFC, the form of the documents' texts. In another form, equal letters would have other code points and would not match. */
const normalize = (text: string) => text.normalize('NFC').trim();

const toTerms = (rows: GlossaryTermsQuery['glossary_terms'], lang: Lang): GlossaryTerm[] =>
  rows.flatMap((row) => {
    const text = row.translations.find(({ languages_code }) => languages_code?.code === languageCodes[lang]);
    const word = normalize(text?.word ?? '');
    const meaning = normalize(text?.meaning ?? '');
    if (!text || !word || !meaning) return [];
    return {
      id: Number(row.id),
      word,
      otherForms: formsSchema.parse(text.other_forms).map(normalize).filter(Boolean),
      meaning,
      picture: toPicture(row.picture),
      signUrl: row.sign_video ? assetUrl(row.sign_video) : undefined,
    };
  });

/** Converts Directus rows to the terms of each language. A term is left out of a language in which it has no word or no meaning. */
export const toGlossary = ({ glossary_terms }: GlossaryTermsQuery): Glossary => ({
  vi: toTerms(glossary_terms, 'vi'),
  en: toTerms(glossary_terms, 'en'),
});

export const getGlossary = cache(
  async (): Promise<Glossary> =>
    toGlossary(await query(GlossaryTermsDocument, {}, { tags: [collectionTag('glossary_terms'), TAG.all] })),
);
