/** Reduces rich text to what the site shows, before the text is stored. The API returns the stored text unchanged. Pure functions. */
import { LINK_SCHEMES, RENAMED_ELEMENTS, SHOWN_ATTRIBUTES, SHOWN_ELEMENTS } from '@hat-nang/model/rich-text';
import render from 'dom-serializer';
import { type ChildNode, type Element, isTag, isText, type ParentNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';

export interface CleanOptions {
  /** Hosts whose pages may be embedded in a text. */
  readonly embedHosts?: readonly string[];
  /** Origins of the site and of Directus. Pictures from these origins are allowed, because the Studio inserts pictures with the full URL. */
  readonly ownOrigins?: readonly string[];
}

const ALLOWED_ELEMENTS = new Set<string>([...SHOWN_ELEMENTS, ...Object.keys(RENAMED_ELEMENTS)]);
/**
 * Elements that are removed together with their content, except an `iframe` of an allowed host. Other disallowed elements are removed, but their content
 * remains.
 */
const REMOVED_ELEMENTS = new Set(
  (
    'script style object embed applet base meta link template noscript svg math iframe frame frameset ' +
    'textarea select option title xmp plaintext noembed noframes audio video canvas'
  ).split(' '),
);
const OWN_PICTURE_PATH = /^\/(?:(?:api\/)?assets|illustrations)\//;
/** Base URL for parsing relative addresses. The host name is reserved and never exists. */
const RELATIVE_BASE = 'https://relative.invalid';

/** Removes disallowed content. A text without such content stays unchanged, including its spelling of entities and quotes. */
export function cleanHtml(html: string, options: CleanOptions = {}): string {
  if (!html.includes('<')) return html;
  const document = parseDocument(html);
  return cleanChildren(document, options) ? render(document, { encodeEntities: 'utf8' }) : html;
}

/**
 * Removes disallowed content below a node.
 * @returns true if something was removed, except for text inside an allowed embed
 */
function cleanChildren(parent: ParentNode, options: CleanOptions): boolean {
  let isChanged = false;
  const keptNodes: ChildNode[] = [];
  for (const node of parent.children) {
    const isElement = isTag(node) || 'attribs' in node;
    if (!isElement) {
      if (isText(node)) keptNodes.push(node);
      else isChanged = true;
      continue;
    }
    const element = node as Element;
    if (isEmbed(element, options)) element.children = [];
    else if (REMOVED_ELEMENTS.has(element.name) || isForeignPicture(element, options)) {
      isChanged = true;
      continue;
    }
    if (cleanChildren(element, options)) isChanged = true;
    if (!ALLOWED_ELEMENTS.has(element.name) && element.name !== 'iframe') {
      isChanged = true;
      for (const child of element.children) child.parent = parent;
      keptNodes.push(...element.children);
      continue;
    }
    if (cleanAttributes(element)) isChanged = true;
    keptNodes.push(element);
  }
  parent.children = keptNodes;
  return isChanged;
}

function cleanAttributes({ name: elementName, attribs }: Element): boolean {
  let isChanged = false;
  const allowedAttributes = [...(SHOWN_ATTRIBUTES[elementName] ?? []), ...(SHOWN_ATTRIBUTES['*'] ?? [])];
  for (const [name, value] of Object.entries(attribs)) {
    if (allowedAttributes.includes(name) && (name !== 'href' || isLink(value))) continue;
    delete attribs[name];
    isChanged = true;
  }
  return isChanged;
}

/** Checks whether an address has no scheme or an allowed scheme. Browsers ignore white space and control characters in a scheme. */
function isLink(address: string): boolean {
  const scheme = /^([^/?#:]*):/.exec(address.replace(/[\s\p{Cc}]/gu, ''))?.[1];
  return scheme === undefined || LINK_SCHEMES.includes(scheme.toLowerCase());
}

function isEmbed({ name, attribs }: Element, { embedHosts = [] }: CleanOptions): boolean {
  if (name !== 'iframe' || !URL.canParse(attribs.src ?? '')) return false;
  const { protocol, hostname } = new URL(attribs.src ?? '');
  return protocol === 'https:' && embedHosts.includes(hostname);
}

/** Checks whether a picture is not in the folders for pictures of the site or of Directus. Another host would learn who reads the page. */
function isForeignPicture({ name, attribs }: Element, { ownOrigins = [] }: CleanOptions): boolean {
  if (name !== 'img') return false;
  const src = attribs.src?.trim() ?? '';
  if (!URL.canParse(src, RELATIVE_BASE)) return true;
  const { origin, pathname } = new URL(src, RELATIVE_BASE);
  return ![RELATIVE_BASE, ...ownOrigins].includes(origin) || !OWN_PICTURE_PATH.test(pathname);
}
