/** Parses the editor's HTML to the nodes that PDF and EPUB support. Other elements are unwrapped: their text remains. */
import { type ChildNode, Element, isTag, isText, Text } from 'domhandler';
import { parseDocument } from 'htmlparser2';

const inline = ['strong', 'em', 'u', 's', 'sub', 'sup', 'a', 'span', 'code', 'br', 'abbr'];
const cells = ['thead', 'tbody', 'tr', 'th', 'td', 'caption'];
const block = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'table', ...cells];
const allowedTags = new Set([...inline, ...block]);
const blocks = new Set(block);
const lines = new Set(['p', 'h2', 'h3', 'h4', ...inline]);
const renamed: Readonly<Record<string, string>> = { b: 'strong', i: 'em', h1: 'h2', h5: 'h4', h6: 'h4', div: 'p' };
const hiddenTags = new Set(['script', 'style', 'template', 'iframe', 'object', 'svg', 'math', 'noscript']);
/** Allowed child elements of lists and tables. EPUB forbids others. */
const onlyChildren: Readonly<Record<string, readonly string[]>> = {
  ul: ['li'],
  ol: ['li'],
  table: ['caption', 'thead', 'tbody', 'tr'],
  thead: ['tr'],
  tbody: ['tr'],
  tr: ['th', 'td'],
};
const needsParent = new Set(Object.values(onlyChildren).flat());

export const isBlock = (node: ChildNode): node is Element => isTag(node) && blocks.has(node.name);

/** Characters that XML forbids. */
const notXml = /[^\P{Cc}\t\n]|\p{Cs}|[\ufffe\uffff]/gu;
const clean = (text: string): string => text.replace(notXml, '');

const allowedAttributes = (tag: string, all: Readonly<Record<string, string>>): Record<string, string> => {
  const attributes: Record<string, string> = {};
  if (tag === 'a' && all.href && /^(https?:|mailto:|tel:)\S+$/i.test(all.href)) attributes.href = clean(all.href);
  if (tag === 'span' && all['data-s'] && /^s\d{1,4}$/.test(all['data-s'])) attributes['data-s'] = all['data-s'];
  if (tag === 'abbr' && all.title) attributes.title = clean(all.title);
  if (all.lang && /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(all.lang)) attributes.lang = all.lang;
  return attributes;
};

/** Parses any HTML. The result contains only supported elements and attributes, nested as XHTML requires. */
export function parseHtml(html: string): ChildNode[] {
  return bookNodes(parseDocument(html.normalize('NFC')).children, undefined);
}

/**
 * Converts parsed nodes to the supported ones.
 * @param parent the nearest supported ancestor
 */
function bookNodes(nodes: readonly ChildNode[], parent: string | undefined): ChildNode[] {
  const allowedChildren = parent === undefined ? undefined : onlyChildren[parent];
  const parsedNodes = nodes.flatMap((node) => bookNode(node, parent));
  return allowedChildren
    ? parsedNodes.filter((node) => isTag(node) && allowedChildren.includes(node.name))
    : parsedNodes;
}

function bookNode(node: ChildNode, parent: string | undefined): ChildNode[] {
  if (isText(node)) return [new Text(clean(node.data))];
  if (!isTag(node) || hiddenTags.has(node.name)) return [];
  if (node.name === 'img')
    return node.attribs.alt ? [new Element('em', {}, [new Text(`[${clean(node.attribs.alt)}]`)])] : [];
  const tag = renamed[node.name] ?? node.name;
  const isMisplaced = needsParent.has(tag) && !onlyChildren[parent ?? '']?.includes(tag);
  if (!allowedTags.has(tag) || isMisplaced) return bookNodes(node.children, parent);
  const children = bookNodes(node.children, tag);
  // An inline element that contains blocks is unwrapped.
  return lines.has(tag) && children.some(isBlock)
    ? children
    : [new Element(tag, allowedAttributes(tag, node.attribs), children)];
}

const words = (nodes: readonly ChildNode[]): string =>
  nodes
    .map((node) => {
      if (isText(node)) return node.data;
      if (!isTag(node)) return '';
      const innerWords = words(node.children);
      return blocks.has(node.name) || node.name === 'br' ? ` ${innerWords} ` : innerWords;
    })
    .join('');

/** Returns the text of the nodes, with single spaces. */
export const textOf = (nodes: readonly ChildNode[]): string => words(nodes).replace(/\s+/g, ' ').trim();
