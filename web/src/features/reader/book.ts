import type { ActivityArea, ActivityKind, ActivityText } from '@hat-nang/model/activities';
import type { Lang } from '@hat-nang/model/languages';
import type { Picture } from '@/cms/assets';
import type { Cue } from './cues.ts';

/** A narration or a video clip. The clip shows signing, or only a sample video if the document has no sign language. */
export interface ReaderMedia {
  url: string;
  /** Length in milliseconds from Directus. Without it, the end of the last cue, otherwise 10 seconds. The media file itself may be shorter or longer. */
  length: number;
  /** Sentences with their times. Empty if the times are unknown. */
  cues: Cue[];
}

export interface ReaderText {
  /** Sanitised HTML. `<span data-s="…">` marks each sentence (sentences.ts). */
  html: string;
  chapter?: string;
  /** Text alternative of the picture. */
  description: string;
  /** Time for silent reading in milliseconds. */
  silent: number;
  /** Sentences with estimated times of silent reading. */
  cues: Cue[];
  /** `isTimed`: whether the times of its sentences are recorded. Otherwise they are estimated. */
  narration?: ReaderMedia & { isTimed: boolean };
  /** The clip. `captions` is WebVTT or empty. `smallUrl` is the same clip in a smaller file for data saving, if such a file exists. */
  sign?: ReaderMedia & { captions: string; smallUrl?: string };
  /** The easy text of the page, if editors have written one. `withEasyTexts` replaces these properties of the text, and removes the narration. */
  easy?: Pick<ReaderText, 'html' | 'silent' | 'cues' | 'isEasy'>;
  /** True for an easy text. The device's voice reads it, because recordings are of the normal text. */
  isEasy?: true;
}

export interface ReaderPage {
  number: number;
  picture?: Picture;
  backgroundColor?: string;
  texts: Partial<Record<Lang, ReaderText>>;
}

export interface ReaderEdition {
  title: string;
  slug: string;
  /** Address of the reader in this language. `lessonUrl` is the address of the lesson page. */
  url: string;
  lessonUrl: string;
  /** Address of the documents list. */
  libraryUrl: string;
  /** Name of the sign language. If undefined, the clips are samples and are not called signing. */
  signLanguage?: string;
  related: { title: string; url: string; picture?: Picture; color?: string; isHarder?: boolean }[];
}

/** An activity after the book that editors wrote. Its text may be missing in a language. */
export interface BookActivity {
  id: number;
  kind: ActivityKind;
  /** Number of the page whose picture the activity shows. Pages without a picture are left out. */
  page?: number;
  /** Areas of the picture, in the order of the choices. Only activities of the kind `find` have areas. */
  areas?: ActivityArea[];
  texts: Partial<Record<Lang, ActivityText>>;
}

/** A document for the reader as plain data, with its pages in all languages. */
export interface ReaderBook {
  id: number;
  type: 'picture_book' | 'study_document';
  voice: string;
  coverColor?: string;
  editions: Partial<Record<Lang, ReaderEdition>>;
  pages: ReaderPage[];
  activities: BookActivity[];
  /** False if the editors do not offer to put pictures of this book in order. */
  hasOrderActivity: boolean;
}

/**
 * Returns the edition in a language, otherwise the edition in the other language.
 * @throws Error for a book without editions, which toReaderBook never creates
 */
export const editionOf = ({ editions, id }: ReaderBook, lang: Lang): ReaderEdition => {
  const edition = editions[lang] ?? editions.vi ?? editions.en;
  if (!edition) throw new Error(`document ${id} has no edition`);
  return edition;
};

/** Returns the text of a page in a language, otherwise in the other language. `isOther` is true in the second case. */
export const textOf = (
  page: ReaderPage,
  lang: Lang,
): { text: ReaderText; lang: Lang; isOther: boolean } | undefined => {
  const otherLang: Lang = lang === 'vi' ? 'en' : 'vi';
  const ownText = page.texts[lang];
  if (ownText) return { text: ownText, lang, isOther: false };
  const text = page.texts[otherLang];
  return text && { text, lang: otherLang, isOther: true };
};

/**
 * Returns the clip of a page. Both language versions of a document have the same sign language, so the clip of the other language is a valid fallback.
 * `lang` is the language of the clip's captions.
 */
export const signOf = (
  page: ReaderPage,
  lang: Lang,
): { sign: NonNullable<ReaderText['sign']>; lang: Lang } | undefined => {
  const otherLang: Lang = lang === 'vi' ? 'en' : 'vi';
  for (const candidate of [lang, otherLang]) {
    const sign = page.texts[candidate]?.sign;
    if (sign) return { sign, lang: candidate };
  }
  return undefined;
};

export const hasSign = ({ pages }: ReaderBook): boolean =>
  pages.some((page) => page.texts.vi?.sign || page.texts.en?.sign);
export const hasNarration = ({ pages }: ReaderBook, lang: Lang): boolean =>
  pages.some((page) => {
    const text = textOf(page, lang)?.text;
    return text?.narration || text?.isEasy;
  });
export const hasEasyText = ({ pages }: ReaderBook, lang: Lang): boolean =>
  pages.some((page) => textOf(page, lang)?.text.easy);

const toEasy = (text: ReaderText | undefined): ReaderText | undefined =>
  text?.easy ? { ...text, narration: undefined, ...text.easy } : text;

/** Returns the book with the easy text on every page that has an easy text. The other pages, the pictures and the clips stay the same. */
export const withEasyTexts = (book: ReaderBook): ReaderBook => ({
  ...book,
  pages: book.pages.map((page) => ({
    ...page,
    texts: { vi: toEasy(page.texts.vi), en: toEasy(page.texts.en) },
  })),
});
