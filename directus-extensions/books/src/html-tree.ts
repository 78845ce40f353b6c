/** The HTML of the Studio's editor as a small tree, of which PDF and EPUB are made. What a book does not need is left out, its words stay. */

export interface Element {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: Node[];
}
export type Node = string | Element;

const inline = ['strong', 'em', 'u', 's', 'sub', 'sup', 'a', 'span', 'code', 'br', 'abbr'];
const cells = ['thead', 'tbody', 'tr', 'th', 'td', 'caption'];
const block = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'table', ...cells];
const kept = new Set([...inline, ...block]);
const isVoid = new Set(['br', 'hr', 'img', 'wbr', 'input', 'col', 'source', 'track']);
const renamed: Readonly<Record<string, string>> = { b: 'strong', i: 'em', h1: 'h2', h5: 'h4', h6: 'h4', div: 'p' };
const silent = new Set(['script', 'style', 'template', 'iframe', 'object', 'svg', 'math', 'noscript']);
const closesParagraph = new Set(block);

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

/** Characters that XML allows; others would break the file. */
const clean = (text: string): string =>
  [...text]
    .filter((char) => char === '\t' || char === '\n' || (char >= ' ' && !/[\ufffe\uffff\ud800-\udfff]/u.test(char)))
    .join('');

const decode = (text: string): string =>
  clean(
    text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+\d?));/gi, (whole, hex, decimal, name) => {
      if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    }),
  );

const readAttributes = (text: string): Record<string, string> => {
  const found: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of text.matchAll(
    /([a-z][\w-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi,
  )) {
    found[name.toLowerCase()] = decode(double ?? single ?? bare ?? '');
  }
  return found;
};

const keptAttributes = (tag: string, all: Record<string, string>): Record<string, string> => {
  const attributes: Record<string, string> = {};
  if (all.lang && /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(all.lang)) attributes.lang = all.lang;
  if (tag === 'a' && all.href && /^(https?:|mailto:|tel:)\S+$/i.test(all.href)) attributes.href = all.href;
  if (tag === 'span' && all['data-s'] && /^s\d{1,4}$/.test(all['data-s'])) attributes['data-s'] = all['data-s'];
  if (tag === 'abbr' && all.title) attributes.title = all.title;
  return attributes;
};

/** Reads HTML; what is not well formed is closed where its parent ends. */
export function parseHtml(html: string): Node[] {
  const root: Element = { tag: '', attributes: {}, children: [] };
  const open: Element[] = [root];
  let skipped: string | undefined;
  const current = () => open.at(-1) ?? root;
  const close = (tag: string) => {
    const at = open.findLastIndex((element) => element.tag === tag);
    if (at > 0) open.length = at;
  };
  const tokens = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|[^<]+|</gi;
  for (const [token, slash, rawTag, rest = ''] of html.normalize('NFC').matchAll(tokens)) {
    const name = rawTag?.toLowerCase();
    if (skipped !== undefined) {
      if (slash === '/' && name === skipped) skipped = undefined;
      continue;
    }
    if (name === undefined) {
      if (!token.startsWith('<!--')) current().children.push(decode(token));
      continue;
    }
    const tag = renamed[name] ?? name;
    if (silent.has(tag)) {
      if (slash !== '/') skipped = tag;
      continue;
    }
    if (tag === 'img' && slash !== '/') {
      const { alt } = readAttributes(rest);
      if (alt) current().children.push({ tag: 'em', attributes: {}, children: [`[${alt}]`] });
      continue;
    }
    if (!kept.has(tag)) continue;
    if (slash === '/') {
      close(tag);
      continue;
    }
    if (closesParagraph.has(tag)) close('p');
    if (tag === 'li' && current().tag === 'li') close('li');
    const element: Element = { tag, attributes: keptAttributes(tag, readAttributes(rest)), children: [] };
    current().children.push(element);
    if (!isVoid.has(tag) && !rest.trimEnd().endsWith('/')) open.push(element);
  }
  return root.children;
}

/** The words alone. */
export function textOf(nodes: readonly Node[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : ` ${textOf(node.children)}${node.tag === 'span' ? '' : ' '}`))
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,!?;:…])/g, '$1')
    .trim();
}

const blocks = new Set(block);
export const isBlock = (node: Node): node is Element => typeof node !== 'string' && blocks.has(node.tag);
