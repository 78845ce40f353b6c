/** Takes what can run out of rich text, before it is stored: API, feeds and mails hand it on as it is. Pure. */
import render from 'dom-serializer';
import { type ChildNode, isTag, isText, type ParentNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** With all that is in them. */
const REMOVED = new Set([
  'script',
  'style',
  'object',
  'embed',
  'applet',
  'base',
  'meta',
  'link',
  'template',
  'noscript',
]);
const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'srcdoc', 'data', 'poster']);

/** Browsers skip white space and control characters in a scheme. */
const runs = (address: string) => /^(javascript|vbscript|data:text)/i.test(address.replace(/[\s\p{Cc}]/gu, ''));

const isHarmful = (name: string, value: string) =>
  /^on/i.test(name) || name === 'srcdoc' || name === 'style' || (ADDRESSES.has(name) && runs(value));

/** The same text where nothing has to go: an editor's spelling of entities and quotes stays as it is. */
export function cleanHtml(html: string): string {
  if (!html.includes('<')) return html;
  const document = parseDocument(html);
  return clean(document) ? render(document, { encodeEntities: 'utf8' }) : html;
}

/** @returns whether something was taken out */
function clean(parent: ParentNode): boolean {
  let isChanged = false;
  const kept: ChildNode[] = [];
  for (const node of parent.children) {
    if (isTag(node) && REMOVED.has(node.name.toLowerCase())) {
      isChanged = true;
      continue;
    }
    if (!isTag(node) && !isText(node)) {
      isChanged = true;
      continue;
    }
    if (isTag(node)) {
      for (const [name, value] of Object.entries(node.attribs)) {
        if (!isHarmful(name.toLowerCase(), value)) continue;
        delete node.attribs[name];
        isChanged = true;
      }
      if (clean(node)) isChanged = true;
    }
    kept.push(node);
  }
  parent.children = kept;
  return isChanged;
}
