import type { ReaderBookQuery } from '@codegen/graphql/graphql';
import { type Lang, languageCodes, languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { assetUrl, toPicture } from '@/cms/assets';
import { safeColor } from '@/cms/safe-color';
import { sanitizeHtml } from '@/cms/sanitize-html';
import type { ReaderBook, ReaderEdition, ReaderMedia, ReaderPage, ReaderText } from './book.ts';
import { type Cue, estimateCues, stretchCues } from './cues.ts';
import { removeStaleWords, sentenceCues } from './sentence-cues.ts';
import { markSentences } from './sentences.ts';
import { toActivities } from './to-activities.ts';

type Raw = ReaderBookQuery['documents'][number];
type RawPage = Raw['pages'][number];
type RawText = RawPage['translations'][number];

const findInLang = <T extends { languages_code?: { code: string } | null }>(rows: readonly T[], lang: Lang) =>
  rows.find((row) => row.languages_code?.code === languageCodes[lang]);

const toMedia = (
  file: { id: string; modified_on?: unknown } | null | undefined,
  length: number | null | undefined,
  vtt: string | null | undefined,
): ReaderMedia | undefined => {
  if (!file) return undefined;
  const cues = sentenceCues(vtt);
  return { url: assetUrl(file), length: length || cues.at(-1)?.end || 10_000, cues };
};

/** Functions by language that mark the glossary terms in the HTML of a text. */
export type MarkTerms = Record<Lang, (html: string) => string>;

const silentTimeOf = (cues: readonly Cue[]) => (cues.at(-1)?.end ?? 2500) + 1500;

const toEasyText = (text: string | null, lang: Lang, markTerms: MarkTerms): ReaderText['easy'] => {
  const { html, sentences } = markSentences(sanitizeHtml(text), languageCodes[lang]);
  if (sentences.length === 0) return undefined;
  const cues = estimateCues(sentences);
  return { html: markTerms[lang](html), cues, silent: silentTimeOf(cues), isEasy: true };
};

/** Converts recorded sound to a narration. Without recorded times, the times of the sentences are estimated from their positions in the text. */
const toNarration = (media: ReaderMedia, cues: readonly Cue[], sentences: Parameters<typeof removeStaleWords>[1]) => {
  const isTimed = media.cues.length > 0;
  return {
    ...media,
    isTimed,
    cues: isTimed ? removeStaleWords(media.cues, sentences) : stretchCues(cues, media.length),
  };
};

const toText = (raw: RawText, lang: Lang, markTerms: MarkTerms): ReaderText => {
  const { html, sentences } = markSentences(sanitizeHtml(raw.text), languageCodes[lang]);
  const cues = estimateCues(sentences);
  const narration = toMedia(raw.narration, raw.narration_duration, raw.narration_cues);
  const sign = toMedia(raw.sign_video, raw.sign_duration, raw.sign_captions);
  return {
    html: markTerms[lang](html),
    chapter: raw.chapter_title ?? undefined,
    description: raw.image_description ?? '',
    silent: silentTimeOf(cues),
    cues,
    narration: narration && toNarration(narration, cues, sentences),
    sign: sign && {
      ...sign,
      captions: raw.sign_captions ?? '',
      smallUrl: raw.sign_video_small ? assetUrl(raw.sign_video_small) : undefined,
    },
    easy: toEasyText(raw.easy_text, lang, markTerms),
  };
};

const toPage = (raw: RawPage, markTerms: MarkTerms): ReaderPage => ({
  number: raw.number,
  picture: toPicture(raw.image, ''),
  backgroundColor: safeColor(raw.background_color),
  texts: Object.fromEntries(
    languages.flatMap((lang) => {
      const text = findInLang(raw.translations, lang);
      return text ? [[lang, toText(text, lang, markTerms)]] : [];
    }),
  ),
});

/** Data by language that is not part of the document's row: the name of the sign language, and related documents. */
export type Surroundings = Record<Lang, Pick<ReaderEdition, 'signLanguage' | 'related'>>;

/**
 * Converts a Directus row to a book. Undefined if no language has both a title and a slug. Pages are numbered again in their order, so gaps in the Studio's
 * numbers do not matter.
 */
export const toReaderBook = (raw: Raw, surroundings: Surroundings, markTerms: MarkTerms): ReaderBook | undefined => {
  const id = Number(raw.id);
  const editions = Object.fromEntries(
    languages.flatMap((lang) => {
      const text = findInLang(raw.translations, lang);
      if (!text?.title || !text.slug) return [];
      const params = { slug: text.slug, id };
      const edition: ReaderEdition = {
        title: text.title,
        slug: text.slug,
        url: href(lang, 'documentsReader', params),
        lessonUrl: href(lang, 'documentsDetail', params),
        libraryUrl: href(lang, 'documents'),
        ...surroundings[lang],
      };
      return [[lang, edition]];
    }),
  );
  if (Object.keys(editions).length === 0) return undefined;
  const pages = raw.pages.map((page, index) => ({ ...toPage(page, markTerms), number: index + 1 }));
  return {
    id,
    type: raw.type === 'study_document' ? 'study_document' : 'picture_book',
    voice: raw.voice ?? '',
    coverColor: safeColor(raw.cover_color),
    editions,
    pages,
    activities: toActivities(raw.activities, raw.pages, pages),
    hasOrderActivity: raw.has_order_activity,
  };
};
