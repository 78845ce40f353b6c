/** Reads the XML files of an EPUB. Nothing is loaded from elsewhere: the parser ignores document types, and entity declarations are refused. */
import { type AnyNode, type Document, type Element, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { ZippedFile } from '../read-zip.ts';
import type { EpubReport } from './epub-texts.ts';

const MAX_DEPTH = 100;

/** Files of an EPUB by their paths inside the zip. */
export type EpubFiles = ReadonlyMap<string, ZippedFile>;

export const localName = ({ name }: Element): string => name.slice(name.indexOf(':') + 1);

/** Returns the value of an attribute by its name without a prefix. */
export const attributeOf = (element: Element, name: string): string =>
  (
    element.attribs[name] ??
    Object.entries(element.attribs).find(([key]) => key.endsWith(`:${name}`))?.[1] ??
    ''
  ).trim();

/** Lists the elements inside a node in document order. The walk is not recursive, so that deep nesting cannot exhaust the stack. */
export function* walkElements(root: AnyNode): Generator<Element> {
  const open: AnyNode[] = 'children' in root ? root.children.toReversed() : [];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (!isTag(node)) continue;
    yield node;
    // Spreading many children would exceed the limit of arguments.
    for (const child of node.children.toReversed()) open.push(child);
  }
}

export const findAll = (root: AnyNode, name: string): Element[] =>
  [...walkElements(root)].filter((element) => localName(element) === name);

export const textInside = (node: AnyNode): string =>
  (isText(node) ? node.data : 'children' in node ? node.children.map(textInside).join('') : '').replace(/\s+/g, ' ');

/**
 * Parses a file of the EPUB. Adds a problem and returns undefined if the file is missing or refused.
 * @param isContent true for a page of the book, which is parsed as HTML
 */
export function readXml(files: EpubFiles, path: string, report: EpubReport, isContent = false): Document | undefined {
  const { problems, texts } = report;
  const content = files.get(path)?.content;
  if (content === undefined) {
    problems.add(texts.missingFile(path));
    return undefined;
  }
  const [first, second] = content;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const encoding = isUtf16 ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  const source = new TextDecoder(encoding).decode(content).normalize('NFC');
  if (/<!ENTITY/i.test(source)) {
    problems.add(texts.entities(path));
    return undefined;
  }
  const document = parseDocument(source, isContent ? { recognizeSelfClosing: true } : { xmlMode: true });
  if (!isTooDeep(document)) return document;
  problems.add(texts.tooDeep(path));
  return undefined;
}

function isTooDeep(document: Document): boolean {
  let level: AnyNode[] = [document];
  for (let depth = 0; depth <= MAX_DEPTH; depth++) {
    level = level.flatMap((node) => ('children' in node ? node.children : []));
    if (level.length === 0) return false;
  }
  return true;
}

export interface Address {
  path: string;
  fragment: string;
}

/**
 * Resolves a reference of one file to another. Returns undefined for an address outside of the EPUB, such as `https:`, and for a path that leads out of the
 * EPUB. The latter is also a problem.
 */
export function resolveAddress(base: string, href: string, report: EpubReport): Address | undefined {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(href)) return undefined;
  const [withoutFragment = '', fragment = ''] = href.split('#', 2);
  const segments = base.split('/').slice(0, -1);
  try {
    const target = decodeURIComponent(withoutFragment.split('?', 1)[0] ?? '');
    if (target === '') return { path: base, fragment: decodeURIComponent(fragment) };
    for (const segment of target.split('/')) {
      if (segment === '..' ? segments.pop() === undefined : /^\0|\\/.test(segment)) throw new URIError(href);
      if (segment !== '..' && segment !== '.') segments.push(segment);
    }
    if (target.startsWith('/')) throw new URIError(href);
    return { path: segments.join('/').normalize('NFC'), fragment: decodeURIComponent(fragment) };
  } catch {
    report.problems.add(report.texts.badAddress(`${base}: ${href}`));
    return undefined;
  }
}
