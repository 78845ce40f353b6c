import type { Lang } from '@hat-nang/model/languages';
import { type ReaderBook, textOf } from './book.ts';
import { listSentences } from './sentences.ts';

interface Sentence {
  readonly id: string;
  readonly text: string;
}

/** If the longest line has at most this many times the letters of the shortest line, adult and child alternate. */
const similarLength = 1.3;
/** A spoken or repeated line is for the child only if it has at most this many times the average number of letters. */
const maxSpokenLength = 1.3;

const spokenPattern = /[“"«][^”"»]*[”"»]/g;
const dialogueDash = /^[–—-]\s/;

const lettersOf = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Checks whether at least half of a sentence is in quotation marks, or whether the sentence starts with the dash of a dialogue. */
const isSpoken = (text: string): boolean =>
  dialogueDash.test(text) || 2 * lettersOf((text.match(spokenPattern) ?? []).join()).length >= lettersOf(text).length;

/** Returns the sentences that a book repeats, as letters only. */
export const findRefrains = (sentences: readonly Sentence[]): ReadonlySet<string> => {
  const seenTexts = new Set<string>();
  return new Set(
    sentences.flatMap(({ text }) => {
      const letters = lettersOf(text);
      const isRepeated = seenTexts.has(letters);
      seenTexts.add(letters);
      return isRepeated ? [letters] : [];
    }),
  );
};

/**
 * Returns the ids of the sentences that the child reads: spoken and repeated sentences first, then the shortest, half of the page at most. If nothing
 * distinguishes the sentences, adult and child alternate. Pages with one sentence alternate, too: the child reads those with an even number.
 */
export const chooseChildLines = (
  sentences: readonly Sentence[],
  pageNumber: number,
  refrains: ReadonlySet<string> = new Set(),
): ReadonlySet<string> => {
  const lines = sentences.map(({ id, text }) => {
    const letters = lettersOf(text);
    return { id, size: letters.length, isForChild: isSpoken(text) || refrains.has(letters) };
  });
  if (lines.length < 2) return new Set(pageNumber % 2 === 0 ? lines.map(({ id }) => id) : []);
  const sizes = lines.map(({ size }) => size);
  const maxSize = (maxSpokenLength * sizes.reduce((sum, size) => sum + size, 0)) / sizes.length;
  const rank = ({ isForChild, size }: (typeof lines)[number]) => (isForChild && size <= maxSize ? 0 : 1);
  const areAllAlike = new Set(lines.map(rank)).size === 1;
  if (areAllAlike && Math.max(...sizes) <= similarLength * Math.min(...sizes))
    return new Set(lines.filter((_, index) => index % 2 === 1).map(({ id }) => id));
  const rankedLines = [...lines].sort((a, b) => rank(a) - rank(b) || a.size - b.size);
  return new Set(rankedLines.slice(0, Math.floor(lines.length / 2)).map(({ id }) => id));
};

interface PageLines {
  ids: ReadonlySet<string>;
  childLines: ReadonlySet<string>;
}

/** Returns for each page the ids of the sentences that the reader shows, and the ids of the child's lines. */
export const readLines = (book: ReaderBook, lang: Lang): PageLines[] => {
  const pages = book.pages.map((page) => listSentences(textOf(page, lang)?.text.html ?? ''));
  const refrains = findRefrains(pages.flat());
  return pages.map((sentences, index) => ({
    ids: new Set(sentences.map(({ id }) => id)),
    childLines: chooseChildLines(sentences, index + 1, refrains),
  }));
};

/**
 * Marks each sentence of an HTML text as a line of the adult or of the child (`data-line`), with a label for screen readers before the sentence. The label is
 * outside of the sentence, because the voice, the captions and the lit words read the text of the sentence.
 */
export const markLines = (
  html: string,
  childLines: ReadonlySet<string>,
  label: { adult: string; child: string; className: string; locale: string },
): string =>
  html.replace(/<span data-s="([^"]+)"/g, (mark, id: string) => {
    const who = childLines.has(id) ? 'child' : 'adult';
    return `<span class="${label.className}" lang="${label.locale}" data-who="">${label[who]}: </span>${mark} data-line="${who}"`;
  });
