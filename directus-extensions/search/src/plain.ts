/** Rich text as plain text. Pure. */
import { Parser } from 'htmlparser2';

const breaks = new Set(
  'p div h1 h2 h3 h4 h5 h6 li ul ol br tr td th blockquote figure figcaption section hr table pre'.split(' '),
);
const silent = new Set(['script', 'style']);

/** The text of an editor's HTML in NFC; blocks begin a new line, everything else stays on its own. */
export function plainOf(html: unknown): string {
  if (typeof html !== 'string' || html === '') return '';
  if (!/[<&]/.test(html)) return normalizeLines(html);
  const parts: string[] = [];
  let depth = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (silent.has(name)) depth++;
      if (breaks.has(name)) parts.push('\n');
    },
    ontext(text) {
      if (depth === 0) parts.push(text);
    },
    onclosetag(name) {
      if (silent.has(name)) depth--;
      if (breaks.has(name)) parts.push('\n');
    },
  });
  parser.end(html);
  return normalizeLines(parts.join(''));
}

/** NFC, without control characters, single spaces, no empty lines. */
export function normalizeLines(text: string): string {
  return text
    .normalize('NFC')
    .split('\n')
    .map((line) => line.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}
