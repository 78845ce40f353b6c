/** Reads the pages of a content document (XHTML) of an EPUB. Decision 296 has the rules. */
import { type ChildNode, type Document, Element, isTag, isText } from 'domhandler';
import { cleanNodes, textOf } from '../html-tree.ts';
import { attributeOf, findAll, textInside, walkElements } from './epub-files.ts';
import { numberSentences, type Sentence } from './sentences.ts';

/** A picture of a page. `source` is the address as written in the document. */
interface PagePicture {
  source: string;
  description: string;
  /** Id of its element, or an empty text. */
  id: string;
}

export interface ContentPage {
  chapterTitle: string;
  html: string;
  sentences: Sentence[];
  pictures: PagePicture[];
  /** True if the page has videos or sounds that are not narration. */
  hasMedia: boolean;
  /** Ids of the source's elements on this page. */
  ids: Set<string | undefined>;
}

interface CutOptions {
  isFixedLayout: boolean;
  /** Ids to which the media overlay refers. */
  spokenIds: ReadonlySet<string>;
  /** Checks whether the page list refers to this id. */
  isPageMark: (id: string) => boolean;
  /** Addresses of pictures that are too small for a page. They are left out. */
  ornaments: ReadonlySet<string>;
}

type Part =
  | { kind: 'block'; node: ChildNode; headingLevel?: number }
  | { kind: 'picture'; picture: PagePicture }
  | { kind: 'media' }
  | { kind: 'break' };

const containerNames = new Set('body section article main aside header footer div figure form nav a span'.split(' '));
const blockNames = new Set(
  'p section article main aside header footer div figure form nav h1 h2 h3 h4 h5 h6 ul ol dl table blockquote pre hr'.split(
    ' ',
  ),
);
/** Blocks that pages cannot have. They become paragraphs, because unwrapping them would join their texts. */
const paragraphNames = new Set(['figcaption', 'address', 'dt', 'dd']);
/** Lists and tables drop text that is in none of their items or cells. */
const groupNames = new Set(['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tfoot', 'tr']);
const pictureNames = new Set(['img', 'svg', 'picture']);
const mediaNames = new Set(['video', 'audio', 'canvas', 'iframe', 'object', 'embed']);
/** A page has at most this many marks, because the ids of sentences have at most four digits. */
const MAX_MARKS = 9999;
const MAX_CHAPTER_TITLE = 255;

/** A heading that only numbers its page, as in our own EPUBs. */
const pageLabel = /^(trang|page)\s+\d+$/iu;

const isRawBlock = (node: ChildNode): node is Element => isTag(node) && blockNames.has(node.name);
const hasInside = (element: Element, names: ReadonlySet<string>) =>
  [...walkElements(element)].some(({ name }) => names.has(name));
const typesOf = (element: Element): string[] => (element.attribs['epub:type'] ?? '').split(/\s+/);
const isPageBreak = (element: Element) =>
  typesOf(element).includes('pagebreak') || element.attribs.role === 'doc-pagebreak';

/** Checks whether the whole document is the cover, the title page or the table of contents. The library shows its own. */
export function isFrontMatter(document: Document): boolean {
  const [body] = findAll(document, 'body');
  const frontTypes = ['cover', 'titlepage', 'toc'];
  const isFront = (element: Element) => typesOf(element).some((type) => frontTypes.includes(type));
  const contents = (body?.children ?? []).filter((child) =>
    isTag(child)
      ? !/^(h[1-6]|hr|script|style)$/.test(child.name) && !isPageBreak(child)
      : isText(child) && child.data.trim() !== '',
  );
  const hasOnlyFront = contents.length > 0 && contents.every((child) => isTag(child) && isFront(child));
  return hasOnlyFront || (body !== undefined && isFront(body));
}

/** Returns the ids of all elements of a document. */
export const listIds = (document: Document): Set<string> =>
  new Set([...walkElements(document)].flatMap(({ attribs }) => (attribs.id ? [attribs.id] : [])));

/** Cuts a document into pages. A fixed layout is one page. Changes the nodes of the document. */
export function cutPages(document: Document, options: CutOptions): ContentPage[] {
  const body = findAll(document, 'body')[0];
  if (!body) return [];
  for (const element of walkElements(body)) if (paragraphNames.has(element.name)) element.name = 'p';
  const placesByMark = markPlaces(body, options.spokenIds);
  const parts = [...listParts(body, options)];
  const hasBreaks = parts.some(({ kind }) => kind === 'break');
  const levels = parts.flatMap((part) => (part.kind === 'block' && part.headingLevel ? [part.headingLevel] : []));
  const cutLevel = levels.reduce((first, second) => Math.min(first, second), Number.POSITIVE_INFINITY);

  const pages: Part[][] = [[]];
  for (const part of parts) {
    const page = pages.at(-1) ?? [];
    const isCut =
      part.kind === 'break' ||
      (!hasBreaks && part.kind === 'picture' && page.some(isTextOrPicture)) ||
      (!hasBreaks && part.kind === 'block' && part.headingLevel === cutLevel);
    if (!options.isFixedLayout && page.length > 0 && isCut) pages.push([part]);
    else page.push(part);
  }
  return pages.filter((page) => page.some(({ kind }) => kind !== 'break')).map((page) => toPage(page, placesByMark));
}

const isTextOrPicture = (part: Part) => part.kind === 'picture' || (part.kind === 'block' && !part.headingLevel);

/**
 * Puts a span with `data-s` around the text of each spoken element. Spans that have such an id already, as in our own EPUBs, are marked too. Returns the
 * ids of the source by their mark.
 */
function markPlaces(body: Element, spokenIds: ReadonlySet<string>): Map<string, string> {
  const placesByMark = new Map<string, string>();
  const markedElements = new Set<unknown>();
  for (const element of [...walkElements(body)]) {
    const { id } = element.attribs;
    delete element.attribs['data-s'];
    if (element.parent && markedElements.has(element.parent)) markedElements.add(element);
    const isOwnMark = element.name === 'span' && /^s\d{1,4}$/.test(id ?? '');
    if (!id || markedElements.has(element) || !(spokenIds.has(id) || isOwnMark)) continue;
    const isContainer = groupNames.has(element.name) || hasInside(element, blockNames);
    if (isContainer || textInside(element).trim() === '' || placesByMark.size >= MAX_MARKS) continue;
    const mark = `s${placesByMark.size + 1}`;
    placesByMark.set(mark, id);
    markedElements.add(element);
    element.children = [new Element('span', { 'data-s': mark }, element.children)];
  }
  return placesByMark;
}

/** Lists the parts of a container in order. A block stays whole; its pictures come before it. */
function* listParts(container: Element, options: CutOptions): Generator<Part> {
  let inlineNodes: ChildNode[] = [];
  for (const child of [...container.children, undefined]) {
    const isContainer =
      child !== undefined &&
      isTag(child) &&
      containerNames.has(child.name) &&
      (isRawBlock(child) || hasInside(child, blockNames));
    if (child !== undefined && !isRawBlock(child) && !isContainer) {
      inlineNodes.push(child);
      continue;
    }
    if (inlineNodes.length > 0) yield* splitBlock(new Element('p', {}, inlineNodes), options);
    inlineNodes = [];
    if (child === undefined) continue;
    if (isContainer) {
      if (isBreak(child, options)) yield { kind: 'break' };
      if (!isPageBreak(child)) yield* listParts(child, options);
    } else yield* splitBlock(child, options);
  }
}

const isBreak = (element: Element, { isPageMark }: CutOptions) =>
  isPageBreak(element) || isPageMark(element.attribs.id ?? '');

/** Takes pictures, media and page marks out of a block. A mark before the text cuts before the block, any other mark after it. */
function* splitBlock(block: Element, options: CutOptions): Generator<Part> {
  const pictures: PagePicture[] = [];
  const hasMark = [block, ...walkElements(block)].some((element) => isBreak(element, options));
  const isMarkFirst = hasMark && beginsWithMark(block, options) === true;
  let hasMedia = false;
  const takeOut = (parent: Element) => {
    parent.children = parent.children.filter((child) => {
      if (!isTag(child)) return true;
      if (pictureNames.has(child.name)) for (const picture of readPictures(child)) pictures.push(picture);
      else if (mediaNames.has(child.name)) hasMedia = true;
      else if (!isPageBreak(child)) {
        takeOut(child);
        return true;
      }
      return false;
    });
  };
  takeOut(block);
  if (isMarkFirst) yield { kind: 'break' };
  for (const picture of pictures) if (!options.ornaments.has(picture.source)) yield { kind: 'picture', picture };
  if (hasMedia) yield { kind: 'media' };
  const hasText = textInside(block).trim() !== '';
  const headingLevel = /^h[1-3]$/.test(block.name) ? Number(block.name.slice(1)) : undefined;
  if (!isPageBreak(block) && (hasText || block.name === 'hr')) yield { kind: 'block', node: block, headingLevel };
  if (hasMark && !isMarkFirst) yield { kind: 'break' };
}

/** Returns true if a page mark comes before all text, false if text comes first, and undefined if there is neither. */
function beginsWithMark(node: ChildNode, options: CutOptions): boolean | undefined {
  if (isText(node)) return node.data.trim() === '' ? undefined : false;
  if (!isTag(node)) return undefined;
  if (isBreak(node, options)) return true;
  for (const child of node.children) {
    const result = beginsWithMark(child, options);
    if (result !== undefined) return result;
  }
  return undefined;
}

function readPictures(element: Element): PagePicture[] {
  const id = element.attribs.id ?? '';
  if (element.name === 'img')
    return [{ source: attributeOf(element, 'src'), description: attributeOf(element, 'alt'), id }];
  if (element.name === 'picture') return findAll(element, 'img').flatMap(readPictures);
  const [titleElement] = findAll(element, 'title');
  const description = attributeOf(element, 'aria-label') || (titleElement ? textInside(titleElement).trim() : '');
  const images = findAll(element, 'image').map((image) => attributeOf(image, 'href'));
  // A drawing without a picture inside is reported as a picture that cannot be read.
  return (images.length > 0 ? images : ['']).map((source) => ({ source, description, id }));
}

function toPage(parts: readonly Part[], placesByMark: ReadonlyMap<string, string>): ContentPage {
  const blocks = parts.flatMap((part) => (part.kind === 'block' ? [part] : []));
  const [first] = blocks;
  const heading = first?.headingLevel && isTag(first.node) ? first.node : undefined;
  const title = heading ? textOf([heading]) : '';
  const isSpoken = heading !== undefined && findAll(heading, 'span').some(({ attribs }) => attribs['data-s']);
  // A spoken heading stays in the text, because its sentence is highlighted there.
  const isLabel = heading !== undefined && !isSpoken && pageLabel.test(title);
  const isChapterTitle = heading !== undefined && !isSpoken && !isLabel && title.length <= MAX_CHAPTER_TITLE;
  const textNodes = (isChapterTitle || isLabel ? blocks.slice(1) : blocks).map(({ node }) => node);
  const { html, sentences } = numberSentences(cleanNodes(textNodes));
  const pictures = parts.flatMap((part) => (part.kind === 'picture' ? [part.picture] : []));
  return {
    chapterTitle: isChapterTitle ? title : '',
    html,
    sentences: sentences.map((sentence) => ({
      ...sentence,
      parts: sentence.parts.map((part) => ({ ...part, place: placesByMark.get(part.place) ?? '' })),
    })),
    pictures,
    hasMedia: parts.some(({ kind }) => kind === 'media'),
    ids: new Set([
      ...blocks
        .flatMap(({ node }) => (isTag(node) ? [node, ...walkElements(node)] : []))
        .map(({ attribs }) => attribs.id),
      ...pictures.map(({ id }) => id),
    ]),
  };
}
