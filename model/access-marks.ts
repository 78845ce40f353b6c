/** What each access mark of a document promises, page by page. Pure: the Studio's check list, the rule on publishing and the seeds share it. */

export const marks = ['has_narration', 'has_subtitles', 'has_sign_language'] as const;
export type Mark = (typeof marks)[number];

/** One page in one language. Files are ids, cues and captions WebVTT; null where there is none. */
export interface CheckedPage {
  number: number;
  /** `vi-VN`, `en-US` */
  language: string;
  hasImage: boolean;
  hasText: boolean;
  imageDescription: string | null;
  narration: string | null;
  cues: string | null;
  sign: string | null;
  captions: string | null;
}

/** `signLanguage`: the option that the document names, null where it names none. A clip without one is a sample. */
export interface CheckedDocument {
  signLanguage: string | number | null;
  pages: readonly CheckedPage[];
}

export type Lack = 'page' | 'signLanguage' | 'description' | 'narration' | 'cues' | 'clip' | 'captions';
/** `page` 0: the document itself lacks it. */
export interface Missing {
  page: number;
  language: string;
  lack: Lack;
}

const isBlank = (text: string | null) => text === null || text.trim() === '';

/** Narration is for people who do not see the page, too: its pictures have to be described. A page without words needs no voice. */
const lacksOf: Record<Mark, (page: CheckedPage) => Lack[]> = {
  has_narration: (page) => [
    ...(page.hasText && page.narration === null ? (['narration'] as const) : []),
    ...(page.hasImage && isBlank(page.imageDescription) ? (['description'] as const) : []),
  ],
  has_subtitles: (page) => [
    ...(page.hasText && isBlank(page.cues) ? (['cues'] as const) : []),
    ...(page.sign !== null && isBlank(page.captions) ? (['captions'] as const) : []),
  ],
  has_sign_language: (page) => (page.hasText && page.sign === null ? ['clip'] : []),
};

/** What is between a document and one of its marks: first the document's own, then in the order of its pages. No page at all is missing, too. */
export function missingFor(mark: Mark, { signLanguage, pages }: CheckedDocument): Missing[] {
  const own: Lack[] = [
    ...(mark === 'has_sign_language' && signLanguage === null ? (['signLanguage'] as const) : []),
    ...(pages.length === 0 ? (['page'] as const) : []),
  ];
  const perPage = [...pages]
    .sort((one, other) => one.number - other.number || one.language.localeCompare(other.language))
    .flatMap((page) => lacksOf[mark](page).map((lack) => ({ page: page.number, language: page.language, lack })));
  return [...own.map((lack) => ({ page: 0, language: '', lack })), ...perPage];
}
