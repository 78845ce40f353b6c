import { estimateWordStarts, findWords } from '@hat-nang/model/words';
import type { Cue } from './cues.ts';
import type { ReaderModel } from './use-reader.ts';

/** Name of the highlight in the style rules (reader-rules.ts). A highlight marks letters without an element, so screen readers read whole sentences. */
const highlightName = 'reader-word';

export interface TextWord {
  sentence: HTMLElement;
  id: string;
  /** Index of the word in its sentence. */
  index: number;
}

export const findSentence = ({ root }: Pick<ReaderModel, 'root'>, id: string): HTMLElement | null =>
  root.current?.querySelector<HTMLElement>(`[data-main] [data-s="${CSS.escape(id)}"]`) ?? null;

/** Returns the starts of a sentence's words: the recorded starts if `text` has the same number of words (`isRecorded`), otherwise estimates. */
export const wordStarts = (cue: Cue, text: string): { starts: readonly number[]; isRecorded: boolean } =>
  cue.words && cue.words.length === findWords(text).length
    ? { starts: cue.words, isRecorded: true }
    : { starts: estimateWordStarts(text, cue.start, cue.end), isRecorded: false };

/** Converts offsets in the text of an element to a DOM range. */
const toRange = (element: Element, start: number, end: number): Range => {
  const range = document.createRange();
  const textNodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let offset = 0;
  for (let node = textNodes.nextNode(); node; node = textNodes.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (start >= offset && start < offset + length) range.setStart(node, start - offset);
    if (end > offset && end <= offset + length) range.setEnd(node, end - offset);
    offset += length;
  }
  return range;
};

/** Marks a word in the text and in the captions. Undefined removes the mark. Browsers without the CSS Custom Highlight API mark only the sentence. */
export const markWord = ({ root }: Pick<ReaderModel, 'root'>, word: TextWord | undefined): void => {
  if (typeof Highlight === 'undefined') return;
  if (!word) {
    CSS.highlights.delete(highlightName);
    return;
  }
  const text = word.sentence.textContent ?? '';
  const wordRange = findWords(text)[word.index];
  if (!wordRange) return;
  const captions = root.current?.querySelector('[data-captions]');
  const elements = [word.sentence, ...(captions?.textContent === text ? [captions] : [])];
  CSS.highlights.set(
    highlightName,
    new Highlight(...elements.map((element) => toRange(element, wordRange.start, wordRange.end))),
  );
};

/** Returns the word under the pointer. For a space, returns the word before the space. Undefined outside of sentences. */
export const findWordAt = ({ clientX, clientY }: MouseEvent): TextWord | undefined => {
  const position = document.caretPositionFromPoint?.(clientX, clientY);
  const range = position ? undefined : document.caretRangeFromPoint?.(clientX, clientY);
  const [node, offset] = position
    ? [position.offsetNode, position.offset]
    : [range?.startContainer, range?.startOffset ?? 0];
  const sentence = node?.parentElement?.closest<HTMLElement>('[data-s]');
  if (!node || !sentence?.dataset.s) return undefined;
  const before = document.createRange();
  before.selectNodeContents(sentence);
  before.setEnd(node, offset);
  const letterIndex = before.toString().length;
  const index = findWords(sentence.textContent ?? '').findLastIndex(({ start }) => start <= letterIndex);
  return { sentence, id: sentence.dataset.s, index: Math.max(0, index) };
};
