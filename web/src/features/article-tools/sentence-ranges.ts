import { locateOffset, splitSentences } from './split-sentences.ts';

interface SpokenSentence {
  text: string;
  range: Range;
}

/** Title, summary and text of the page, in this order. */
const spokenParts = 'main h1, main [data-lead], main [data-prose]';
const blocks = 'p,li,h1,h2,h3,h4,h5,h6,blockquote,td,th,caption,figcaption,pre,dt,dd,div';
const silentParts = '[aria-hidden="true"],script,style';
const highlightName = 'listen-sentence';
const litBlock = 'data-lit';

/** Groups the text nodes of an element by block. A line break also ends a group. */
const groupTextNodes = (root: Element): Text[][] => {
  const groups: Text[][] = [];
  let currentBlock: Element | null | undefined;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof HTMLBRElement) currentBlock = undefined;
    if (!(node instanceof Text) || node.parentElement?.closest(silentParts)) continue;
    const block = node.parentElement?.closest(blocks);
    if (block !== currentBlock) groups.push([]);
    currentBlock = block;
    groups.at(-1)?.push(node);
  }
  return groups;
};

const toSentences = (nodes: readonly Text[], locale: string): SpokenSentence[] => {
  const text = nodes.map(({ data }) => data).join('');
  const lengths = nodes.map(({ length }) => length);
  return splitSentences(text, locale).map(({ start, end }) => {
    const range = document.createRange();
    const first = locateOffset(lengths, start);
    const last = locateOffset(lengths, end - 1);
    range.setStart(nodes[first.node] as Text, first.offset);
    range.setEnd(nodes[last.node] as Text, last.offset + 1);
    return { text: text.slice(start, end).replace(/\s+/g, ' '), range };
  });
};

/** Finds the sentences of the page's title, summary and text. The ranges cross links and emphasis without a change of the page. */
export const findSentences = (locale: string): SpokenSentence[] =>
  [...document.querySelectorAll(spokenParts)]
    // The text that the switch of easy texts hides has no box.
    .filter((part) => part.getClientRects().length > 0)
    .flatMap(groupTextNodes)
    .flatMap((nodes) => toSentences(nodes, locale));

/** Lights a sentence. Undefined removes the light. Browsers without the CSS Custom Highlight API light the whole block. */
export const lightSentence = (sentence: SpokenSentence | undefined): void => {
  if (typeof Highlight === 'undefined') {
    document.querySelector(`[${litBlock}]`)?.removeAttribute(litBlock);
    sentence?.range.startContainer.parentElement?.closest(blocks)?.setAttribute(litBlock, '');
  } else if (sentence) CSS.highlights.set(highlightName, new Highlight(sentence.range));
  else CSS.highlights.delete(highlightName);
};

/** Scrolls only if the sentence is not wholly visible between the sticky parts at the top and the player (`bottom`, in pixels of the viewport). */
export const showSentence = ({ range }: SpokenSentence, bottom: number, behavior: ScrollBehavior): void => {
  const margin = 16;
  const top = (Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0) + margin;
  const box = range.getBoundingClientRect();
  if (box.top >= top && box.bottom <= bottom - margin) return;
  window.scrollBy({ top: box.top - top, behavior });
};
