import { expect, it } from 'vitest';
import { htmlToText } from './html-text.ts';

it('converts a mail of Directus to text: one line per block, links with their addresses, nothing of the head', () => {
  const html = `<!DOCTYPE html><html><head><title>Mail Service</title><style>p { color: red }</style></head><body>
    <h1>Hạt Nắng</h1><table><tr><td><p>You have been
      invited &amp; more.</p><a href="https://x.example/admin?token=1&amp;a=2"><b>Join</b> now</a></td></tr></table>
    <p><a href="https://x.example">https://x.example</a> <a href="javascript:alert(1)">no</a></p></body></html>`;
  expect(htmlToText(html)).toBe(
    'Hạt Nắng\n\nYou have been invited & more.\nJoin now (https://x.example/admin?token=1&a=2)\n\nhttps://x.example no',
  );
});
