/** Numbers the sentences of a page (`data-s`), and keeps the places of a media overlay as sentences. */
import { render } from 'dom-serializer';
import { type ChildNode, Element, isTag, isText, Text } from 'domhandler';
import { isBlock, textOf } from '../html-tree.ts';
import { sentenceEnd } from '../import-book.ts';

/** A part of a sentence that the overlay reads separately, such as a word. `place` is the mark of its place in the source, or empty. */
interface SentencePart {
  text: string;
  place: string;
}

/** A sentence of a page. */
export interface Sentence {
  id: string;
  text: string;
  parts: SentencePart[];
}

const isBlank = (nodes: readonly ChildNode[]) => textOf(nodes) === '';

function listMarks(nodes: readonly ChildNode[]): Element[] {
  return nodes
    .filter(isTag)
    .flatMap((element) => (element.attribs['data-s'] ? [element] : listMarks(element.children)));
}

/** Checks whether the overlay marks words and not sentences: most of its places have no white space. */
function areWords(marks: readonly Element[]): boolean {
  const wordCount = marks.filter((mark) => !/\s/.test(textOf([mark]))).length;
  return marks.length > 2 && wordCount > marks.length / 2;
}

/**
 * Numbers the sentences of cleaned nodes. A marked span stays a sentence. Marked words are joined to sentences. Other text is split like `toPageHtml` does.
 * @param nodes nodes of `cleanNodes`; this function changes them
 */
export function numberSentences(nodes: readonly ChildNode[]): { html: string; sentences: Sentence[] } {
  const sentences: Sentence[] = [];
  const hasWords = areWords(listMarks(nodes));

  const toSentence = (group: readonly ChildNode[]): ChildNode[] => {
    if (isBlank(group)) return [...group];
    const id = `s${sentences.length + 1}`;
    sentences.push({ id, text: textOf(group), parts: toParts(group) });
    return [new Element('span', { 'data-s': id }, group.flatMap(removeMarks))];
  };
  const numberRun = (run: readonly ChildNode[]): ChildNode[] =>
    splitRun(run).flatMap(({ nodes: group, spaceBefore }) => [
      ...(spaceBefore ? [new Text(' ')] : []),
      ...toSentence(group),
    ]);
  const numberInline = (inlineNodes: readonly ChildNode[]): ChildNode[] => {
    if (hasWords) return numberRun(inlineNodes);
    const result: ChildNode[] = [];
    let run: ChildNode[] = [];
    for (const node of [...inlineNodes, undefined]) {
      if (node && listMarks([node]).length === 0) {
        run.push(node);
        continue;
      }
      for (const each of isBlank(run) ? run.map(collapseSpace) : numberRun(run)) result.push(each);
      run = [];
      if (node) result.push(...toSentence([node]));
    }
    return result;
  };
  const numberBlock = (block: Element): Element => {
    const children: ChildNode[] = [];
    let inlineNodes: ChildNode[] = [];
    for (const child of [...block.children, undefined]) {
      if (child && !isBlock(child)) {
        inlineNodes.push(child);
        continue;
      }
      for (const node of numberInline(trimEnds(inlineNodes))) children.push(node);
      inlineNodes = [];
      if (child) children.push(numberBlock(child));
    }
    return new Element(block.name, block.attribs, children);
  };

  const blocks = wrapInline(nodes).filter((block) => block.name === 'hr' || !isBlank([block]));
  const numberedBlocks = blocks.map(numberBlock);
  return { html: render(numberedBlocks, { encodeEntities: 'utf8' }), sentences };
}

/** Divides a sentence at its marks. Text between two marks belongs to the first. */
function toParts(nodes: readonly ChildNode[]): SentencePart[] {
  const parts: SentencePart[] = [{ text: '', place: '' }];
  addParts(nodes, parts);
  return parts.filter(({ text }) => text.trim() !== '');
}

function addParts(nodes: readonly ChildNode[], parts: SentencePart[]): void {
  for (const node of nodes) {
    const place = isTag(node) ? node.attribs['data-s'] : undefined;
    const last = parts.at(-1);
    if (place !== undefined) parts.push({ text: textOf([node]), place });
    else if (isTag(node) && node.name !== 'br') addParts(node.children, parts);
    else if (last) last.text += isText(node) ? node.data : ' ';
  }
}

/** Puts inline nodes outside of a block into paragraphs. */
function wrapInline(nodes: readonly ChildNode[]): Element[] {
  const blocks: Element[] = [];
  let inlineNodes: ChildNode[] = [];
  for (const node of [...nodes, undefined]) {
    if (node && !isBlock(node)) {
      inlineNodes.push(node);
      continue;
    }
    if (!isBlank(inlineNodes)) blocks.push(new Element('p', {}, inlineNodes));
    inlineNodes = [];
    if (node) blocks.push(node);
  }
  return blocks;
}

/** Removes marks, and spans and links that have no other attribute. Links inside the EPUB have none, because cleaning removes their addresses. */
function removeMarks(node: ChildNode): ChildNode[] {
  if (!isTag(node)) return [collapseSpace(node)];
  const children = node.children.flatMap(removeMarks);
  const { 'data-s': _mark, ...attributes } = node.attribs;
  const isBare = ['span', 'a'].includes(node.name) && Object.keys(attributes).length === 0;
  return isBare ? children : [new Element(node.name, attributes, children)];
}

function collapseSpace(node: ChildNode): ChildNode {
  return isText(node) ? new Text(node.data.replace(/[ \t\r\n]+/g, ' ')) : node;
}

function trimEnds(nodes: readonly ChildNode[]): ChildNode[] {
  const result = [...nodes];
  const [first] = result;
  if (first && isText(first)) result[0] = new Text(first.data.trimStart());
  const last = result.at(-1);
  if (last && isText(last)) result[result.length - 1] = new Text(last.data.trimEnd());
  return result.filter((node) => !isText(node) || node.data !== '');
}

/** Splits inline nodes after each sentence. Elements are not split, so a sentence may end only in a text between them. */
function splitRun(nodes: readonly ChildNode[]): { nodes: ChildNode[]; spaceBefore: boolean }[] {
  const groups: { nodes: ChildNode[]; spaceBefore: boolean }[] = [{ nodes: [], spaceBefore: false }];
  const pattern = new RegExp(sentenceEnd.source, 'gu');
  // The last characters decide whether a sentence ends before a space at the start of a text.
  let previousText = '';
  for (const node of nodes) {
    if (!isText(node)) {
      groups.at(-1)?.nodes.push(node);
      previousText = textOf([node]).slice(-20);
      continue;
    }
    const text = previousText + node.data;
    let start = previousText.length;
    for (const match of text.matchAll(pattern)) {
      if (match.index < start) continue;
      groups.at(-1)?.nodes.push(new Text(text.slice(start, match.index)));
      groups.push({ nodes: [], spaceBefore: true });
      start = match.index + match[0].length;
    }
    groups.at(-1)?.nodes.push(new Text(text.slice(start)));
    previousText = text.slice(-20);
  }
  return groups.filter(({ nodes: group }) => !isBlank(group));
}
