/** Converts rich text to plain text. Pure functions. */
import { Parser } from 'htmlparser2';

const breakTags = new Set(
  'p div h1 h2 h3 h4 h5 h6 li ul ol br tr td th blockquote figure figcaption section hr table pre'.split(' '),
);
const hiddenTags = new Set(['script', 'style']);

/** Converts HTML to plain text in NFC. Block elements start a new line; inline elements do not. */
export function toPlainText(html: unknown): string {
  if (typeof html !== 'string' || html === '') return '';
  if (!/[<&]/.test(html)) return normalizeLines(html);
  const parts: string[] = [];
  let hiddenDepth = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (hiddenTags.has(name)) hiddenDepth++;
      if (breakTags.has(name)) parts.push('\n');
    },
    ontext(text) {
      if (hiddenDepth === 0) parts.push(text);
    },
    onclosetag(name) {
      if (hiddenTags.has(name)) hiddenDepth--;
      if (breakTags.has(name)) parts.push('\n');
    },
  });
  parser.end(html);
  return normalizeLines(parts.join(''));
}

/** Converts text to NFC. Replaces spaces and control characters in a line with single spaces, and removes empty lines. */
export function normalizeLines(text: string): string {
  return text
    .normalize('NFC')
    .split('\n')
    .map((line) => line.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}
