/** Rich text as plain text. Pure. */

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const BLOCK = /<\/?(?:p|div|h[1-6]|li|ul|ol|br|tr|td|th|blockquote|figure|figcaption|section|hr|table|pre)\b[^>]*>/gi;

/** The text of an editor's HTML in NFC; blocks begin a new line, everything else stays on its own. */
export function plainOf(html: unknown): string {
  if (typeof html !== 'string' || html === '') return '';
  const text = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(BLOCK, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#x?[\da-f]+|[a-z]+);/gi, decoded);
  return lineUp(text);
}

/** NFC, without control characters, single spaces, no empty lines. */
export function lineUp(text: string): string {
  return text
    .normalize('NFC')
    .split('\n')
    .map((line) => line.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

function decoded(whole: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return Number.isInteger(code) && code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    ? String.fromCodePoint(code)
    : ' ';
}
