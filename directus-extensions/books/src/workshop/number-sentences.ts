/** Gives the sentences of a page's text the ids `s1`, `s2` …, like an import does (`toPageHtml`), and keeps the formatting. Pure functions. */
import render from 'dom-serializer';
import { type ChildNode, Element, isTag, isText, Text } from 'domhandler';
import { Parser, parseDocument } from 'htmlparser2';
import { isBlock, textOf } from '../html-tree.ts';
import { sentenceEnd } from '../import-book.ts';

export interface NumberedSentence {
  readonly id: string;
  readonly text: string;
}

/** Returns the marked sentences of a text, in order. A sentence that is split over several elements with one id is returned once per element. */
export function readSentences(html: string): NumberedSentence[] {
  const sentences: { id: string; text: string }[] = [];
  const open: { id: string; text: string }[] = [];
  const depths: number[] = [];
  let depth = 0;
  const parser = new Parser({
    onopentag: (_name, { 'data-s': id }) => {
      depth += 1;
      if (id === undefined || id === '') return;
      const sentence = { id, text: '' };
      sentences.push(sentence);
      open.push(sentence);
      depths.push(depth);
    },
    ontext: (text) => {
      for (const sentence of open) sentence.text += text;
    },
    onclosetag: () => {
      if (depths.at(-1) === depth) {
        open.pop();
        depths.pop();
      }
      depth -= 1;
    },
  });
  parser.end(html);
  return sentences.map(({ id, text }) => ({ id, text: text.replace(/\s+/g, ' ').trim() }));
}

/** Most sentences of a page. The work of the aligner grows with their number. */
export const MAX_SENTENCES = 1_000;

/** Returns why the sentences of a page cannot get times: a key of `workshopTexts`. */
export function findNumberProblem(
  sentences: readonly NumberedSentence[],
): 'noSentences' | 'tooManySentences' | 'repeatedNumbers' | undefined {
  if (sentences.length === 0) return 'noSentences';
  if (sentences.length > MAX_SENTENCES) return 'tooManySentences';
  return new Set(sentences.map(({ id }) => id)).size < sentences.length ? 'repeatedNumbers' : undefined;
}

/** Returns the HTML with new numbers. Former numbers are removed first, so a second call changes nothing. */
export function numberSentences(html: string): string {
  const document = parseDocument(html);
  const counter = { last: 0 };
  document.children = numberNodes(removeNumbers(document.children), counter);
  return render(document, { encodeEntities: 'utf8' });
}

function removeNumbers(nodes: readonly ChildNode[]): ChildNode[] {
  return nodes.flatMap((node): ChildNode[] => {
    if (!isTag(node)) return [node];
    const children = removeNumbers(node.children);
    const { 'data-s': id, ...attributes } = node.attribs;
    return id !== undefined && node.name === 'span' && Object.keys(attributes).length === 0
      ? children
      : [new Element(node.name, attributes, children)];
  });
}

/** Blocks that the editor's HTML may have besides those of books (`isBlock`). */
const otherBlocks = new Set(
  'div h1 h5 h6 figure figcaption section article aside header footer dl dt dd details summary address'.split(' '),
);
const isLineBlock = (node: ChildNode): boolean => (isTag(node) && otherBlocks.has(node.name)) || isBlock(node);

/** Numbers each run of nodes without blocks. Blocks are numbered inside. */
function numberNodes(nodes: readonly ChildNode[], counter: { last: number }): ChildNode[] {
  const result: ChildNode[] = [];
  let line: ChildNode[] = [];
  const finishLine = () => {
    result.push(...numberLine(line, counter));
    line = [];
  };
  for (const node of nodes) {
    if (!isLineBlock(node) && !hasBlock(node)) {
      line.push(node);
      continue;
    }
    finishLine();
    result.push(isTag(node) ? new Element(node.name, node.attribs, numberNodes(node.children, counter)) : node);
  }
  finishLine();
  return result;
}

const hasBlock = (node: ChildNode): boolean =>
  isTag(node) && node.children.some((child) => isLineBlock(child) || hasBlock(child));

/** Wraps each sentence of a line in a span. A line break is a space. White space stays outside the spans. */
function numberLine(nodes: readonly ChildNode[], counter: { last: number }): ChildNode[] {
  if (textOf(nodes) === '') return [...nodes];
  const text = nodes.map(plainText).join('');
  const result: ChildNode[] = [];
  let start = 0;
  for (const sentence of splitSentences(text)) {
    const from = text.indexOf(sentence, start);
    result.push(...sliceNodes(nodes, start, from));
    counter.last += 1;
    result.push(new Element('span', { 'data-s': `s${counter.last}` }, sliceNodes(nodes, from, from + sentence.length)));
    start = from + sentence.length;
  }
  return [...result, ...sliceNodes(nodes, start, text.length)];
}

const splitSentences = (text: string): string[] =>
  text.split(sentenceEnd).flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));

/** Returns the text of a node with its white space. A node without text, like a picture, counts as one character, so that `sliceNodes` keeps it. */
const plainText = (node: ChildNode): string => {
  if (isText(node)) return node.data;
  return (isTag(node) && node.children.map(plainText).join('')) || '\n';
};

/** Returns copies of the nodes that contain the characters from `from` to `to`. Elements that are only partly inside are split. */
function sliceNodes(nodes: readonly ChildNode[], from: number, to: number): ChildNode[] {
  const result: ChildNode[] = [];
  let offset = 0;
  for (const node of nodes) {
    const { length } = plainText(node);
    const [start, end] = [Math.max(from - offset, 0), Math.min(to - offset, length)];
    offset += length;
    if (start >= end) continue;
    if (isText(node)) result.push(new Text(node.data.slice(start, end)));
    else if (isTag(node))
      result.push(new Element(node.name, { ...node.attribs }, sliceNodes(node.children, start, end)));
    else result.push(node);
  }
  return result;
}
