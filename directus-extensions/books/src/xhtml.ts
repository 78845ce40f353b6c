import { type Element, isBlock, type Node } from './html-tree.ts';

/** Text for XML: element content and attributes. */
export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const attribute = (name: string, value: string | undefined) =>
  value === undefined ? '' : ` ${name}="${escapeXml(value)}"`;

/** HTML nodes as XHTML of an EPUB. Sentences get their ids, each once; words outside of a block get a paragraph. */
export function toXhtml(nodes: readonly Node[]): { body: string; sentences: string[] } {
  const sentences: string[] = [];

  const write = (node: Node): string => {
    if (typeof node === 'string') return escapeXml(node);
    const { tag, attributes } = node;
    if (tag === 'br' || tag === 'hr') return `<${tag}/>`;
    const inside = node.children
      .filter((child) => isAllowedIn(tag, child))
      .map(write)
      .join('');
    if (tag === 'a' && attributes.href === undefined) return inside;
    if (inside.trim() === '' && tag !== 'td' && tag !== 'th') return '';
    return `<${openTag(node)}>${inside}</${tag}>`;
  };

  const openTag = ({ tag, attributes }: Element): string => {
    const { lang, href, title } = attributes;
    const sentence = attributes['data-s'];
    const isNew = sentence !== undefined && !sentences.includes(sentence);
    if (isNew) sentences.push(sentence);
    const id = isNew ? attribute('id', sentence) : '';
    return `${tag}${id}${attribute('href', href)}${attribute('title', title)}${attribute('lang', lang)}${attribute('xml:lang', lang)}`;
  };

  const parts: string[] = [];
  let loose: Node[] = [];
  const flush = () => {
    const text = loose.map(write).join('').trim();
    if (text !== '') parts.push(`<p>${text}</p>`);
    loose = [];
  };
  for (const node of nodes) {
    if (isBlock(node)) {
      flush();
      parts.push(write(node));
    } else loose.push(node);
  }
  flush();
  return { body: parts.filter((part) => part !== '').join('\n'), sentences };
}

const onlyChildren: Readonly<Record<string, readonly string[]>> = {
  ul: ['li'],
  ol: ['li'],
  table: ['caption', 'thead', 'tbody', 'tr'],
  thead: ['tr'],
  tbody: ['tr'],
  tr: ['th', 'td'],
};

/** The content model of lists and tables is strict in EPUB; elsewhere anything goes that is no block in a line of text. */
function isAllowedIn(tag: string, child: Node): boolean {
  const only = onlyChildren[tag];
  if (only) return typeof child !== 'string' && only.includes(child.tag);
  const isLine = ['p', 'h2', 'h3', 'h4', 'strong', 'em', 'u', 's', 'sub', 'sup', 'a', 'span', 'code', 'abbr'].includes(
    tag,
  );
  return !isLine || !isBlock(child);
}
