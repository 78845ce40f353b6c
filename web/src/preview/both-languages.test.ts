import { describe, expect, it } from 'vitest';
import { formatBothLanguages } from './both-languages.ts';

const preview = {
  item: { word: 'news', id: 12, version: 'draft' },
  addresses: (isPane?: boolean) => ({
    vi: `/tin-tuc/a-12?x="&pane=${isPane}`,
    en: `/en/news/a-12?pane=${isPane}`,
  }),
  reader: undefined,
};

describe('the page with both languages', () => {
  it('frames each language with its name, and links to its whole page', () => {
    const html = formatBothLanguages(preview, 'Bản <script>');
    expect(html).not.toContain('<script');
    expect(html.match(/<iframe src="[^"]+" title="[^"]+"/g)).toEqual([
      '<iframe src="/tin-tuc/a-12?x=&quot;&amp;pane=true" title="Xem trước: Tiếng Việt"',
      '<iframe src="/en/news/a-12?pane=true" title="Preview: English"',
    ]);
    expect(html).toContain('<a href="/en/news/a-12?pane=undefined">');
    expect(html.match(/<h1>[\s\S]*<\/h1>/)?.[0]).toMatch(/lang="vi-VN">[^<]*Bản &lt;script&gt;[\s\S]*lang="en-US">/);
  });

  it.each([
    ['draft', 'Bản nháp', 'Draft'],
    ['better', 'better', 'better'],
  ])('names the version %s in both languages', (key, vietnamese, english) => {
    const html = formatBothLanguages(preview, key);
    expect(html).toContain(`“${vietnamese}”`);
    expect(html).toContain(`“${english}”`);
  });

  it('names no version for the text that visitors see', () => {
    expect(formatBothLanguages(preview, undefined)).toContain('<h1><span lang="vi-VN">Xem trước hai ngôn ngữ</span>');
  });
});
