/** Keeps of rich text what the site shows, before it is stored: API, feeds and mails hand it on as it is. Pure. */
import { LINK_SCHEMES, RENAMED_ELEMENTS, SHOWN_ATTRIBUTES, SHOWN_ELEMENTS } from '@hat-nang/model/rich-text';
import render from 'dom-serializer';
import { type ChildNode, type Element, isTag, isText, type ParentNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';

export interface CleanOptions {
  /** Hosts whose pages may be embedded. */
  readonly embedHosts?: readonly string[];
  /** Origins of the site and of Directus, whose pictures the Studio names in full. */
  readonly ownOrigins?: readonly string[];
}

const KEPT = new Set<string>([...SHOWN_ELEMENTS, ...Object.keys(RENAMED_ELEMENTS)]);
/** Removed with all that is in them; any other element that is not shown leaves its content behind. */
const REMOVED = new Set(
  (
    'script style object embed applet base meta link template noscript svg math iframe frame frameset ' +
    'textarea select option title xmp plaintext noembed noframes audio video canvas'
  ).split(' '),
);
const OWN_PICTURE = /^\/(?:(?:api\/)?assets|illustrations)\//;
/** An address that no browser takes elsewhere, for comparing what begins with a path. */
const BASE = 'https://relative.invalid';

/** The same text where nothing has to go: an editor's spelling of entities and quotes stays as it is. */
export function cleanHtml(html: string, options: CleanOptions = {}): string {
  if (!html.includes('<')) return html;
  const document = parseDocument(html);
  return clean(document, options) ? render(document, { encodeEntities: 'utf8' }) : html;
}

/** @returns whether something was taken out */
function clean(parent: ParentNode, options: CleanOptions): boolean {
  let isChanged = false;
  const kept: ChildNode[] = [];
  for (const node of parent.children) {
    const isElement = isTag(node) || 'attribs' in node;
    if (!isElement) {
      if (isText(node)) kept.push(node);
      else isChanged = true;
      continue;
    }
    const element = node as Element;
    if (isEmbed(element, options)) element.children = [];
    else if (REMOVED.has(element.name) || isForeignPicture(element, options)) {
      isChanged = true;
      continue;
    }
    if (clean(element, options)) isChanged = true;
    if (!KEPT.has(element.name) && element.name !== 'iframe') {
      isChanged = true;
      for (const child of element.children) child.parent = parent;
      kept.push(...element.children);
      continue;
    }
    if (cleanAttributes(element)) isChanged = true;
    kept.push(element);
  }
  parent.children = kept;
  return isChanged;
}

function cleanAttributes({ name: element, attribs }: Element): boolean {
  let isChanged = false;
  const shown = [...(SHOWN_ATTRIBUTES[element] ?? []), ...(SHOWN_ATTRIBUTES['*'] ?? [])];
  for (const [name, value] of Object.entries(attribs)) {
    if (shown.includes(name) && (name !== 'href' || isLink(value))) continue;
    delete attribs[name];
    isChanged = true;
  }
  return isChanged;
}

/** Without a scheme, or with one that leads somewhere. Browsers skip white space and control characters in it. */
function isLink(address: string): boolean {
  const scheme = /^([^/?#:]*):/.exec(address.replace(/[\s\p{Cc}]/gu, ''))?.[1];
  return scheme === undefined || LINK_SCHEMES.includes(scheme.toLowerCase());
}

function isEmbed({ name, attribs }: Element, { embedHosts = [] }: CleanOptions): boolean {
  if (name !== 'iframe' || !URL.canParse(attribs.src ?? '')) return false;
  const { protocol, hostname } = new URL(attribs.src ?? '');
  return protocol === 'https:' && embedHosts.includes(hostname);
}

/** A picture of another host would tell it who reads what. */
function isForeignPicture({ name, attribs }: Element, { ownOrigins = [] }: CleanOptions): boolean {
  if (name !== 'img') return false;
  const src = attribs.src?.trim() ?? '';
  if (!URL.canParse(src, BASE)) return true;
  const { origin, pathname } = new URL(src, BASE);
  return ![BASE, ...ownOrigins].includes(origin) || !OWN_PICTURE.test(pathname);
}
