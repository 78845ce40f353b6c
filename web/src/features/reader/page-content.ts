import { type Lang, languageCodes } from '@hat-nang/model/languages';
import { type ReaderBook, type ReaderText, signOf, textOf } from './book.ts';
import type { PageContent } from './clock-state.ts';
import type { Sources } from './driver.ts';
import type { ReadingSettings } from './reading-settings.ts';

/** Returns the address of the small file of a clip if `saver` is `small` and such a file exists, otherwise the address of the full file. */
export const clipUrl = (sign: NonNullable<ReaderText['sign']>, saver: ReadingSettings['saver']): string =>
  saver === 'small' ? (sign.smallUrl ?? sign.url) : sign.url;

/** Returns the input of the clock and of the media elements for a page. A number after the last page means the end page. */
export const pageContent = (
  book: ReaderBook,
  number: number,
  lang: Lang,
  { voice, saver }: Pick<ReadingSettings, 'voice' | 'saver'>,
  sentenceText: (id: string) => string,
): { content: PageContent; sources: Sources } => {
  const page = book.pages[number - 1];
  if (!page) return { content: { page: number, silent: 0, cues: [], isEnd: true }, sources: { isTimed: false } };
  const shownText = textOf(page, lang);
  const text = shownText?.text;
  const sign = saver === 'audio' ? undefined : signOf(page, lang)?.sign;
  const baseContent = {
    page: number,
    silent: text?.silent ?? 4000,
    cues: text?.cues ?? [],
    sign: sign && { length: sign.length, cues: sign.cues },
  };
  const signSource = sign && { url: clipUrl(sign, saver) };
  if (text?.narration) {
    const { url, length, cues, isTimed } = text.narration;
    return {
      content: { ...baseContent, narration: { length, cues } },
      sources: { narration: { url }, sign: signSource, isTimed },
    };
  }
  if (!text || !(voice || text.isEasy) || text.cues.length === 0)
    return { content: baseContent, sources: { sign: signSource, isTimed: true } };
  const locale = languageCodes[shownText.lang];
  return {
    content: { ...baseContent, narration: { length: text.silent, cues: text.cues, isLoose: true } },
    sources: {
      narration: { voice: { cues: text.cues, textOf: sentenceText, locale } },
      sign: signSource,
      isTimed: true,
    },
  };
};
