/**
 * Parses the editor's HTML to the nodes that PDF and EPUB support. Scripts, styles and embedded objects are dropped. Other unsupported elements are
 * unwrapped.
 */
import { type ChildNode, Element, isTag, isText, Text } from 'domhandler';
import { parseDocument } from 'htmlparser2';

const inlineTags = ['strong', 'em', 'u', 's', 'sub', 'sup', 'a', 'span', 'code', 'br', 'abbr'];
const tableTags = ['thead', 'tbody', 'tr', 'th', 'td', 'caption'];
const blockTags = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'table', ...tableTags];
const allowedTags = new Set([...inlineTags, ...blockTags]);
const blockTagSet = new Set(blockTags);
const lineTags = new Set(['p', 'h2', 'h3', 'h4', ...inlineTags]);
const renamedTags: Readonly<Record<string, string>> = { b: 'strong', i: 'em', h1: 'h2', h5: 'h4', h6: 'h4', div: 'p' };
const removedTags = new Set(['script', 'style', 'template', 'iframe', 'object', 'svg', 'math', 'noscript']);
/** Child elements that are kept in lists and tables. XHTML forbids text and paragraphs there. */
const requiredChildren: Readonly<Record<string, readonly string[]>> = {
  ul: ['li'],
  ol: ['li'],
  table: ['caption', 'thead', 'tbody', 'tr'],
  thead: ['tr'],
  tbody: ['tr'],
  tr: ['th', 'td'],
};
const tagsWithRequiredParent = new Set(Object.values(requiredChildren).flat());

export const isBlock = (node: ChildNode): node is Element => isTag(node) && blockTagSet.has(node.name);

/** Control characters except tab and line feed, lone surrogates and two noncharacters. XML forbids most of these characters. */
const invalidXmlCharacter = /[^\P{Cc}\t\n]|\p{Cs}|[\ufffe\uffff]/gu;
const removeInvalidCharacters = (text: string): string => text.replace(invalidXmlCharacter, '');

const pickAttributes = (tag: string, sourceAttributes: Readonly<Record<string, string>>): Record<string, string> => {
  const attributes: Record<string, string> = {};
  if (tag === 'a' && sourceAttributes.href && /^(https?:|mailto:|tel:)\S+$/i.test(sourceAttributes.href))
    attributes.href = removeInvalidCharacters(sourceAttributes.href);
  if (tag === 'span' && sourceAttributes['data-s'] && /^s\d{1,4}$/.test(sourceAttributes['data-s']))
    attributes['data-s'] = sourceAttributes['data-s'];
  if (tag === 'abbr' && sourceAttributes.title) attributes.title = removeInvalidCharacters(sourceAttributes.title);
  if (sourceAttributes.lang && /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(sourceAttributes.lang))
    attributes.lang = sourceAttributes.lang;
  return attributes;
};

/** Parses any HTML. The result has only supported elements and attributes. Parts of lists and tables are only inside their lists and tables. */
export function parseHtml(html: string): ChildNode[] {
  return cleanNodes(parseDocument(html.normalize('NFC')).children);
}

/** Converts parsed nodes like `parseHtml`. */
export const cleanNodes = (nodes: readonly ChildNode[]): ChildNode[] => toBookNodes(nodes, undefined);

/**
 * Converts parsed nodes to supported nodes.
 * @param parent tag name of the nearest supported ancestor; undefined at the top level
 */
function toBookNodes(nodes: readonly ChildNode[], parent: string | undefined): ChildNode[] {
  const allowedChildren = parent === undefined ? undefined : requiredChildren[parent];
  const supportedNodes = nodes.flatMap((node) => toBookNode(node, parent));
  return allowedChildren
    ? supportedNodes.filter((node) => isTag(node) && allowedChildren.includes(node.name))
    : supportedNodes;
}

function toBookNode(node: ChildNode, parent: string | undefined): ChildNode[] {
  if (isText(node)) return [new Text(removeInvalidCharacters(node.data))];
  if (!isTag(node) || removedTags.has(node.name)) return [];
  if (node.name === 'img')
    return node.attribs.alt
      ? [new Element('em', {}, [new Text(`[${removeInvalidCharacters(node.attribs.alt)}]`)])]
      : [];
  const tag = renamedTags[node.name] ?? node.name;
  const isMisplaced = tagsWithRequiredParent.has(tag) && !requiredChildren[parent ?? '']?.includes(tag);
  if (!allowedTags.has(tag) || isMisplaced) return toBookNodes(node.children, parent);
  const children = toBookNodes(node.children, tag);
  // A paragraph, heading or inline element that contains blocks is unwrapped.
  return lineTags.has(tag) && children.some(isBlock)
    ? children
    : [new Element(tag, pickAttributes(tag, node.attribs), children)];
}

const joinText = (nodes: readonly ChildNode[]): string =>
  nodes
    .map((node) => {
      if (isText(node)) return node.data;
      if (!isTag(node)) return '';
      const innerText = joinText(node.children);
      return blockTagSet.has(node.name) || node.name === 'br' ? ` ${innerText} ` : innerText;
    })
    .join('');

/** Returns the text of the nodes. Each run of white space becomes one space. */
export const textOf = (nodes: readonly ChildNode[]): string => joinText(nodes).replace(/\s+/g, ' ').trim();
