/** Creates the plain-text part of a mail that has only HTML, such as Directus's invitations. */
import { Parser } from 'htmlparser2';

const BLOCK_TAGS = new Set('p div h1 h2 h3 h4 li ul ol br tr table blockquote hr pre'.split(' '));
const HIDDEN_TAGS = new Set(['head', 'script', 'style', 'title']);

/** Returns the text with one line per block. An http, https or mailto link is followed by its address, unless its text is that address. */
export function htmlToText(html: string): string {
  const parts: string[] = [];
  const links: { readonly url: string; readonly from: number }[] = [];
  let hiddenDepth = 0;
  const parser = new Parser({
    onopentag(name, { href }) {
      if (HIDDEN_TAGS.has(name)) hiddenDepth++;
      if (BLOCK_TAGS.has(name)) parts.push('\n');
      if (name === 'a') links.push({ url: href ?? '', from: parts.length });
    },
    ontext(text) {
      if (hiddenDepth === 0) parts.push(text.replace(/\s+/g, ' '));
    },
    onclosetag(name) {
      if (HIDDEN_TAGS.has(name)) hiddenDepth--;
      if (BLOCK_TAGS.has(name)) parts.push('\n');
      if (name !== 'a') return;
      const { url, from } = links.pop() ?? { url: '', from: parts.length };
      const linkText = parts.slice(from).join('').trim();
      if (/^(https?|mailto):/.test(url) && linkText !== '' && linkText !== url) parts.push(` (${url})`);
    },
  });
  parser.end(html);
  const lines = parts
    .join('')
    .split('\n')
    .map((line) => line.replace(/ +/g, ' ').trim());
  return lines
    .filter((line, index) => line !== '' || lines[index - 1] !== '')
    .join('\n')
    .trim();
}
